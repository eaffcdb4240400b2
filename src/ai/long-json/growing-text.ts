import { createJsonScanner, type JsonScanner, type ScanStatus } from "../../lib/json/json-scanner.ts";
import type { ScannerPosition } from "../../lib/json/json-scanner-position.ts";

/** What of the text is kept, and what is put behind it. */
export interface Splice {
  keep: number;
  add: string;
}

export interface GrowingText {
  text(): string;
  scanner: JsonScanner;
  /** Whether the text would still be the beginning of JSON; leaves everything as it was. */
  probe(splice: Splice): ScanStatus;
  /** What an earlier place looked like; leaves everything as it was. */
  look<Seen>(at: number, see: (scanner: JsonScanner) => Seen): Seen;
  /** Only after a probe that found it good. */
  commit(splice: Splice): void;
}

const stride = 16_384;
/** So much text between two marks for each level that is open. */
const perLevel = 4;

/** A text with its scanner that can go back to any earlier place at the price of the way back, not of the whole. */
export function createGrowingText(): GrowingText {
  const scanner = createJsonScanner();
  const marks: { at: number; position: ScannerPosition }[] = [{ at: 0, position: scanner.save() }];
  let text = "";

  function push(chunk: string): ScanStatus {
    for (let at = 0; at < chunk.length && scanner.status().kind === "incomplete"; at += stride) {
      scanner.push(chunk.slice(at, at + stride));
      if (scanner.status().kind === "incomplete" && isFar())
        marks.push({ at: scanner.length, position: scanner.save() });
    }
    return scanner.status();
  }

  /** A mark costs the depth: a text of nothing but brackets gets few. */
  function isFar(): boolean {
    const last = marks.at(-1);
    return last === undefined || scanner.length - last.at >= perLevel * last.position.sizes.length;
  }

  function rewind(to: number): void {
    while ((marks.at(-1)?.at ?? 0) > to) marks.pop();
    const mark = marks.at(-1);
    if (mark === undefined) throw new Error("the mark at 0 is never removed");
    scanner.restore(mark.position);
    if (to > mark.at) push(text.slice(mark.at, to));
  }

  return {
    text: () => text,
    scanner,
    probe({ keep, add }) {
      rewind(keep);
      const status = push(add);
      rewind(keep);
      push(text.slice(keep));
      return status;
    },
    look(at, see) {
      rewind(at);
      const seen = see(scanner);
      push(text.slice(at));
      return seen;
    },
    commit({ keep, add }) {
      rewind(keep);
      const status = push(add);
      const whole = text.slice(0, keep) + add;
      text = status.kind === "complete" ? whole.slice(0, status.end) : whole;
    },
  };
}
