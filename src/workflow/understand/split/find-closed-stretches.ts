import { smallest } from "../../../lib/largest.ts";

/** A stretch of a text that is never cut. */
export interface ClosedStretch {
  start: number;
  end: number;
}

const closers: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "“": ["”"],
  "„": ["“", "”"],
  "«": ["»"],
  "`": ["`"],
  "(": [")"],
  "'": ["'"],
};

/** Beyond this a mark was never closed, or opened something else. */
const longest = 2_000;

/** What stands in quotation marks or brackets, in order and apart from each other. */
export function findClosedStretches(text: string): ClosedStretch[] {
  const found: ClosedStretch[] = [];
  const next = createNextIndex(text);
  for (let at = 0; at < text.length; at += 1) {
    const close = (closers[text.charAt(at)] ?? [])
      .map((mark) => next(mark, at + 1))
      .filter((end) => end >= 0);
    const end = smallest(close);
    if (end - at > longest || end === Infinity) continue;
    if (text.charAt(at) === "'" && !isSingleQuoted(text, at, end)) continue;
    found.push({ start: at, end: end + 1 });
    at = end;
  }
  return found;
}

/** An apostrophe inside a word opens nothing and closes nothing. */
function isSingleQuoted(text: string, start: number, end: number): boolean {
  const isLetter = (at: number) => /\p{L}/u.test(text.charAt(at));
  return !isLetter(start - 1) && !isLetter(end + 1);
}

/** Remembers where a mark comes next, so that a text full of open brackets is read once. */
function createNextIndex(text: string): (mark: string, from: number) => number {
  const known = new Map<string, number>();
  return (mark, from) => {
    const last = known.get(mark);
    if (last !== undefined && (last < 0 || last >= from)) return last;
    const at = text.indexOf(mark, from);
    known.set(mark, at);
    return at;
  };
}

/** Whether places that are asked for in rising order lie inside one of the stretches. */
export function createIsInside(stretches: readonly ClosedStretch[]): (at: number) => boolean {
  let index = 0;
  return (at) => {
    while (index < stretches.length && (stretches[index]?.end ?? 0) <= at) index += 1;
    return at >= (stretches[index]?.start ?? Infinity);
  };
}
