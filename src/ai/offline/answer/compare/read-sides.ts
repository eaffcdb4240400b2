import {
  alikeLed,
  alikeThings,
  comparedBy,
  comparedOn,
  pointOfTwo,
  sideArticles,
  sideTail,
  twoThings,
} from "../../../../lexicon/requests/compare-words.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import { cutList } from "../../plan/cut-list.ts";

/** One of two things that are compared: its words, and those that the other one does not have. */
export interface ComparedSide {
  words: readonly string[];
  own: readonly string[];
}

/** One way to read a request for a comparison. */
export interface ReadComparison {
  sides: readonly [ComparedSide, ComparedSide];
  /** On what the two are compared. */
  points: readonly string[];
  /** What stands behind the second thing, and may be such a point, or be about something else. */
  hint: string;
}

const mostWords = 6;
/** What is compared stands at the beginning of a request. */
export const longestOrder = 600;

/** Every way to read the two things that are compared, the plainest first. */
export function readComparisons(said: string): ReadComparison[] {
  const text = said.slice(0, longestOrder);
  const points = pointsOf(text);
  const led = readPair(alikeLed.exec(text)?.groups);
  const named = twoThings.flatMap((pattern) => readPair(pattern.exec(text)?.groups) ?? []);
  const ofTwo = readPair(pointOfTwo.exec(text)?.groups);
  const all = [led, ...named, ofTwo].flatMap((one) => one ?? []);
  return all.map(({ sides, point, hint }) => ({
    sides,
    points: points.length > 0 || point === "" ? points : [point],
    hint,
  }));
}

/** "The difference between the Basic and the Premium plan": two short names that differ. */
export function readSides(text: string): readonly [ComparedSide, ComparedSide] | undefined {
  const found = readComparisons(text).find(({ sides }) => sides.every(({ own }) => own.length > 0));
  return found?.sides;
}

interface Pair {
  sides: readonly [ComparedSide, ComparedSide];
  point: string;
  hint: string;
}

function readPair(groups: Record<string, string | undefined> | undefined): Pair | undefined {
  const { left, right: said, point = "" } = groups ?? {};
  if (left === undefined || said === undefined) return undefined;
  const right = said.replace(/\.\s.*$|\.$/u, "");
  const first = wordsOf(left);
  const [whole, cut] = [wordsOf(right), wordsOf(right.replace(sideTail, ""))];
  const isCut = ownOf(cut, first).length > 0;
  const second = isCut ? cut : whole;
  const hint = isCut ? (sideTail.exec(right)?.[0] ?? "").trim() : "";
  const sides = [
    { words: first, own: ownOf(first, second) },
    { words: second, own: ownOf(second, first) },
  ] as const;
  const isNamed = sides.every(({ words }) => words.length > 0 && words.length <= mostWords);
  // one may be part of the other: "adults" and "adult residents"
  const isTwo = sides.some(({ own }) => own.length > 0);
  return isNamed && isTwo ? { sides, point: point.replace(sideArticles, "").trim(), hint } : undefined;
}

/** On what they are compared: behind a colon, or behind "as to". */
export function pointsOf(said: string): string[] {
  const text = said.slice(0, longestOrder);
  const list =
    comparedOn.exec(text)?.groups?.["list"] ??
    /:\s+(?<list>[^:]{3,200})$/u.exec(text)?.groups?.["list"] ??
    // "the offers by Ash and Birch" are no points
    (alikeThings.test(text) ? comparedBy.exec(text)?.groups?.["list"] : undefined);
  return list === undefined
    ? []
    : cutList(list.replace(/[\s.?!]+$/u, "")).map((one) => one.replace(sideArticles, ""));
}

function ownOf(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word));
}

function wordsOf(text: string): string[] {
  let rest = text.trim();
  for (let at = 0; at < 2; at += 1) rest = rest.replace(sideArticles, "");
  return tokensOf(rest);
}

export function tokensOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** "A" and "12" mean something only behind their noun. */
const longestMark = 2;

/** The words that only this thing has stand together; a mark such as "A" stands beside its noun. */
export function names({ words, own }: ComparedSide, text: string): boolean {
  const tokens = tokensOf(text);
  const isMark = own.every((word) => word.length <= longestMark);
  const wanted = isMark ? words : own;
  return tokens.some((_, at) => wanted.every((word, index) => isSame(tokens[at + index], word)));
}

/** Endings may differ where a word is long enough to be told by its beginning. */
export function isSame(token: string | undefined, word: string): boolean {
  if (token === undefined) return false;
  return (
    token === word ||
    (word.length > 4 && token.startsWith(word) && token.length - word.length <= longestMark) ||
    (token.length > 4 && word.startsWith(token) && word.length - token.length <= longestMark)
  );
}
