import { findOverlap } from "./find-overlap.ts";
import type { Outline } from "./outline-json.ts";
import type { Fresh, Seam } from "./splice-fresh.ts";

/** Shorter beginnings of a line, such as a bracket, say too little about which line it is. */
const tellingLine = 4;
const tellingOverlap = 16;
const lineEnd = /(?<!\\)(?:\\\\)*\\n/g;

/** Puts the rest of code behind the lines that are there: at the line that was cut, or where both overlap. */
export function spliceCode({ ground, body }: Fresh, rest: Outline): Seam | undefined {
  const { text, scalar } = ground;
  if (scalar?.kind !== "string" || rest.kind !== "string") return undefined;
  const received = scalar.raw.slice(1);
  const inside = body.slice(rest.start + 1, rest.end === undefined ? body.length : rest.end - 1);
  const lines = [0, ...[...received.matchAll(lineEnd)].map((found) => found.index + found[0].length)];
  const lineStart = lines.at(-1) ?? 0;
  const cutLine = received.slice(lineStart);
  const { length, border, run } = findOverlap(received, inside);
  const isThisLine = cutLine.trim().length >= tellingLine && inside.startsWith(cutLine);
  if (length >= tellingOverlap) {
    const isClear =
      border < 12 &&
      run === 0 &&
      length < inside.length &&
      (!inside.startsWith(cutLine) || length === cutLine.length);
    return isClear ? { keep: text.length, from: rest.start + 1 + length } : undefined;
  }
  if (cutLine === "") {
    const last = received.slice(lines.at(-2) ?? 0);
    const isNext = lines.length > 1 && !inside.startsWith(last) && inside !== "";
    return isNext ? { keep: text.length, from: rest.start + 1 } : undefined;
  }
  if (!isThisLine || inside.length === cutLine.length) return undefined;
  return { keep: text.length - cutLine.length, from: rest.start + 1 };
}
