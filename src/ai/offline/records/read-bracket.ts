import { bracketWords } from "../../../lexicon/tables/bracket-words.ts";
import { readNumber } from "../../../lib/text/read-number.ts";

/** From where to where a row of a table holds. */
export interface Bracket {
  low: number;
  high: number;
  /** Whether the ends belong to it. */
  hasLow: boolean;
  hasHigh: boolean;
}

const longestCell = 60;
const number = /\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/gu;
/** What may stand around the words of a bracket: a unit, and the thing that is counted. */
const mostOtherWords = 4;

/** "up to 2 years", "de 21 à 49 ans", "10–49", "ab 60"; undefined where a cell says something else, or could mean two things. */
export function readBracket(cell: string): Bracket | undefined {
  const text = cell.toLowerCase().replaceAll("’", "'").trim();
  if (text === "" || text.length > longestCell) return undefined;
  const found = [...text.matchAll(number)];
  const [first, second, ...more] = found.map(({ 0: said, index }) => ({
    value: onlyReading(said),
    before: text.slice(0, index),
    end: index + said.length,
  }));
  if (first?.value === undefined || more.length > 0 || isWordy(text)) return undefined;
  if (second !== undefined) {
    const between = text.slice(first.end, second.before.length);
    return second.value === undefined ? undefined : ofTwo(first, { ...second, value: second.value, between });
  }
  return ofOne(first.value, first.before, text.slice(first.end));
}

interface Said {
  value: number | undefined;
  before: string;
}

function ofTwo(
  { value: low = 0, before }: Said,
  { value: high, between }: { value: number; between: string },
): Bracket | undefined {
  const isAbove = bracketWords.above.test(before);
  const isOpened = before.trim() === "" || isAbove || bracketWords.from.test(before);
  const isBelow = bracketWords.below.test(between);
  if (!isOpened || !(isBelow || bracketWords.upTo.test(between)) || low >= high) return undefined;
  return { low, high, hasLow: !isAbove, hasHigh: !isBelow };
}

function ofOne(value: number, before: string, behind: string): Bracket | undefined {
  const isOpen = before.trim() === "";
  if (bracketWords.above.test(before)) return { low: value, high: Infinity, hasLow: false, hasHigh: false };
  if (bracketWords.below.test(before)) return { low: -Infinity, high: value, hasLow: false, hasHigh: false };
  if (isOpen && bracketWords.orLess.test(behind))
    return { low: -Infinity, high: value, hasLow: false, hasHigh: true };
  if (bracketWords.from.test(before) || (isOpen && bracketWords.orMore.test(behind)))
    return { low: value, high: Infinity, hasLow: true, hasHigh: false };
  // "1 year" in between holds for one alone
  if (isOpen) return { low: value, high: value, hasLow: true, hasHigh: true };
  return bracketWords.upTo.test(before)
    ? { low: -Infinity, high: value, hasLow: false, hasHigh: true }
    : undefined;
}

function onlyReading(said: string): number | undefined {
  const [value, ...more] = readNumber(said).map(Number);
  return more.length > 0 ? undefined : value;
}

/** A sentence with numbers in it is no bracket. */
function isWordy(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length > mostOtherWords + 4 || /[;:!?]/u.test(text);
}

export function isWithin(value: number, { low, high, hasLow, hasHigh }: Bracket): boolean {
  return (value > low || (hasLow && value === low)) && (value < high || (hasHigh && value === high));
}
