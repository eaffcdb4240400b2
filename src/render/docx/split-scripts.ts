import type { Direction } from "../layout.ts";
import { directionOf } from "../inline/text-direction.ts";

export interface ScriptRun {
  text: string;
  dir: Direction;
}

// Letters decide; what stands between letters of one direction goes with them.
const letters = /[\p{L}\p{M}\u200e\u200f\u061c]+/gu;
const maybeRtl = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Cuts text where its direction turns, because Word wants to be told per run; signs between two directions go with the line. */
export function splitScripts(text: string, line: Direction): ScriptRun[] {
  if (line === "ltr" && !maybeRtl.test(text)) return [{ text, dir: "ltr" }];
  const stretches: ScriptRun[] = [];
  const put = (piece: string, dir: Direction): void => {
    const last = stretches.at(-1);
    if (piece === "") return;
    if (last?.dir === dir) last.text += piece;
    else stretches.push({ text: piece, dir });
  };
  let end = 0;
  let before = line;
  for (const { 0: word, index } of text.matchAll(letters)) {
    const dir = directionOf(word, before);
    put(text.slice(end, index), dir === before ? dir : line);
    put(word, dir);
    before = dir;
    end = index + word.length;
  }
  put(text.slice(end), line);
  return stretches;
}
