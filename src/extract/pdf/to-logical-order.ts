import { addAll } from "../../lib/add-all.ts";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const leftToRight = /[\p{L}\p{N}]/u;
/** Letters that run to the left, with the marks between them; numbers inside keep their order. */
const turnedRuns = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+/gu;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Words as they stand from left to right, in the order in which they are read, each with its letters in order. */
export function toLogicalOrder<W extends { text: string }>(words: readonly W[]): W[] {
  if (!words.some(({ text }) => rightToLeft.test(text))) return [...words];
  const turned = words.map((word) => ({ word: turnLetters(word), direction: directionOf(word.text) }));
  const leftward = turned.filter(({ direction }) => direction === "left").length;
  const rightward = turned.filter(({ direction }) => direction === "right").length;
  return leftward >= rightward
    ? turnRuns(turned.toReversed(), "right").map(({ word }) => word)
    : turnRuns(turned, "left").map(({ word }) => word);
}

type Direction = "left" | "right" | "none";

function directionOf(text: string): Direction {
  if (rightToLeft.test(text)) return "left";
  return leftToRight.test(text) ? "right" : "none";
}

function turnLetters<W extends { text: string }>(word: W): W {
  if (!rightToLeft.test(word.text)) return word;
  const pieces = splitRuns(word.text);
  return { ...word, text: pieces.toReversed().join("") };
}

/** Turned runs reversed, everything between them as it is. */
function splitRuns(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(turnedRuns)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(reverseLetters(match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** By code points: marks are drawn as letters of their own. */
export function reverseLetters(text: string): string {
  return Array.from(text).toReversed().join("");
}

/** Turns each run of one direction round; what has none goes along inside a run, not at its end. */
function turnRuns<T extends { direction: Direction }>(items: readonly T[], direction: Direction): T[] {
  const result: T[] = [];
  let run: T[] = [];
  const close = () => {
    let last = run.length;
    while (last > 0 && run[last - 1]?.direction === "none") last--;
    addAll(result, run.slice(0, last).toReversed());
    addAll(result, run.slice(last));
    run = [];
  };
  for (const item of items) {
    if (item.direction === direction || (run.length > 0 && item.direction === "none")) run.push(item);
    else {
      close();
      result.push(item);
    }
  }
  close();
  return result;
}
