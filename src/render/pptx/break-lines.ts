import { textWidth } from "../chart/label-text.ts";
import type { Run } from "./slide.ts";

// Words with the space behind them; characters of East Asia may each end a line.
const tokens =
  /\n|[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]\s*|[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]+\s*|\s/gu;

/** Other fonts than ours may be wider. */
const reserve = 1.08;

export interface LineStyle {
  size: number;
  /** Points. */
  width: number;
  bold?: boolean;
  mono?: boolean;
}

/** Cuts runs into lines as a viewer would; the lines put together are the text again, without loss. */
export function breakLines(runs: readonly Run[], style: LineStyle): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const { footnote, citations, ...run } of runs) {
    for (const [token] of run.text.matchAll(tokens)) {
      if (token === "\n") {
        lines.at(-1)?.push({ ...run, text: "\n" });
        lines.push([]);
        used = 0;
        continue;
      }
      for (const piece of token.length > 12 ? cutLong(token, run, style) : [token]) {
        const width = widthOf(piece.trimEnd(), run, style);
        if (used > 0 && used + width > style.width) {
          lines.push([]);
          used = 0;
        }
        append(lines.at(-1) ?? [], { ...run, text: piece });
        used += widthOf(piece, run, style);
      }
    }
    if (footnote !== undefined) lines.at(-1)?.push({ ...run, text: "", footnote });
    if (citations !== undefined) lines.at(-1)?.push({ text: "", citations });
  }
  return lines;
}

export function widthOf(text: string, run: Run, style: LineStyle): number {
  const size = run.raised === true ? style.size * 0.7 : style.size;
  if (run.code === true || style.mono === true) {
    const ems = textWidth(text, 1);
    return Math.max(0.62 * text.length, text.length > 0 && ems / text.length > 0.9 ? ems : 0) * size;
  }
  return textWidth(text, size, run.bold === true || style.bold === true) * reserve;
}

/** A word longer than a line, in pieces that fit one. */
function cutLong(word: string, run: Run, style: LineStyle): string[] {
  if (word.length * style.size * 0.3 < style.width && widthOf(word.trimEnd(), run, style) <= style.width)
    return [word];
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const width = widthOf(character, run, style);
    if (used + width > style.width && piece !== "") {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += width;
  }
  return [...pieces, piece];
}

/** Adds to the run before where both look the same. */
function append(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last !== undefined && last.text !== "\n" && isAlike(last, run)) last.text += run.text;
  else line.push({ ...run });
}

function isAlike(one: Run, two: Run): boolean {
  return (
    one.bold === two.bold &&
    one.italic === two.italic &&
    one.strike === two.strike &&
    one.code === two.code &&
    one.link === two.link &&
    one.raised === two.raised &&
    one.muted === two.muted &&
    one.jump === two.jump &&
    (one.footnote ?? two.footnote ?? one.citations ?? two.citations) === undefined
  );
}

export function joinLines(lines: readonly Run[][]): Run[] {
  const joined: Run[] = [];
  for (const run of lines.flat())
    if (run.text === "\n") joined.push({ ...run });
    else append(joined, run);
  if (joined.at(-1)?.text === "\n") joined.pop();
  return joined;
}
