import { findOverlap } from "./find-overlap.ts";
import type { Outline } from "./outline-json.ts";
import type { Fresh, Seam } from "./splice-fresh.ts";

const tellingOverlap = 16;
const lineEnd = /(?<!\\)(?:\\\\)*\\n/g;

/** Puts the rest of code behind the lines that are there: at the line that was cut, or where both overlap. */
export function spliceCode({ ground, body, isAskedAgain }: Fresh, rest: Outline): Seam | undefined {
  const { text, scalar } = ground;
  if (scalar?.kind !== "string" || rest.kind !== "string") return undefined;
  // an escape that is cut is left out, and comes whole in the rest
  const pending = scalar.pendingEscape?.length ?? 0;
  const received = scalar.raw.slice(1, scalar.raw.length - pending);
  const end = text.length - pending;
  const inside = body.slice(rest.start + 1, rest.end === undefined ? body.length : rest.end - 1);
  const lines = [0, ...[...received.matchAll(lineEnd)].map((found) => found.index + found[0].length)];
  const lineStart = lines.at(-1) ?? 0;
  const cutLine = received.slice(lineStart);
  const { length, shorter } = findOverlap(received, inside);
  const last = received.slice(lines.at(-2) ?? 0, lineStart);
  const isRun = lines.length > 1 && last.startsWith(cutLine) && cutLine !== "";
  if (length >= tellingOverlap && length > cutLine.length && !isRun) {
    const isClear = (shorter[0] ?? 0) < 12 && length < inside.length;
    const isDoubtful = cutLine === "" && !isAskedAgain;
    return isClear ? { keep: end, from: rest.start + 1 + length, isDoubtful } : undefined;
  }
  if (cutLine === "") {
    if (lines.length === 1 || inside === "") return undefined;
    // the line before may be told again, or come twice
    return { keep: end, from: rest.start + 1, isDoubtful: inside.startsWith(last) && !isAskedAgain };
  }
  if (!inside.startsWith(cutLine) || inside.length === cutLine.length) return undefined;
  return { keep: end - cutLine.length, from: rest.start + 1 };
}
