import { findOverlap } from "./find-overlap.ts";
import type { Outline } from "./outline-json.ts";
import type { Fresh, Seam } from "./seam.ts";

const tellingOverlap = 16;
const lineEnd = /(?<!\\)(?:\\\\)*\\n/g;

/** Puts the rest of code behind the lines that are there: at the line that was cut, or wherever both overlap. */
export function spliceCode({ ground, body, mayRepeat }: Fresh, rest: Outline): Seam[] {
  const { text, scalar } = ground;
  if (scalar?.kind !== "string" || rest.kind !== "string") return [];
  // an escape that is cut is left out, and comes whole in the rest
  const pending = scalar.pendingEscape?.length ?? 0;
  const received = scalar.raw.slice(1, scalar.raw.length - pending);
  const inside = body.slice(rest.start + 1, rest.end === undefined ? body.length : rest.end - 1);
  const lines = [0, ...[...received.matchAll(lineEnd)].map((found) => found.index + found[0].length)];
  const isLineStart = new Set(lines);
  const { length, shorter } = findOverlap(received, inside);
  const overlaps = [length, ...shorter, 0].filter((shared, at, all) => {
    const isMore = shared < inside.length || rest.end !== undefined;
    if (!isMore || shared === all[at - 1]) return false;
    // nothing told again: only between two lines
    return shared >= tellingOverlap || (isLineStart.has(received.length - shared) && received !== "");
  });
  const [most = 0] = overlaps;
  return overlaps
    .filter((shared) => shared === most || mayRepeat(most - shared))
    .map((shared) => ({ keep: text.length - pending, from: rest.start + 1 + shared }));
}
