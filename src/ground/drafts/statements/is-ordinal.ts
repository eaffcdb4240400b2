import { findFacts } from "../../facts/find-facts.ts";

const ordinal = /^(\d{1,2}(?:\.\d{1,2}){0,4})([.)]?)\s+(?=[\p{L}"“„«(¿¡])/u;
const longestLook = 200;
/** The number in front of a heading, where it is the one that comes next; anything else says something. */
export function isOrdinal(
  text: string,
  last: readonly number[],
  language: string,
): { numbers: number[]; length: number } | undefined {
  const [whole = "", digits = ""] = ordinal.exec(text) ?? [];
  if (whole === "" || isQuantity(text.slice(0, longestLook), digits, language)) return undefined;
  const numbers = digits.split(".").map(Number);
  return isNext(numbers, last) ? { numbers, length: whole.length } : undefined;
}

/** "2.1 million francs" and "3 May" are no numbers of headings. */
function isQuantity(text: string, digits: string, language: string): boolean {
  const [first] = findFacts(text, { language, role: "claim" });
  if (first === undefined || first.start > 0) return false;
  return first.dimension !== undefined || first.end > digits.length + 1;
}

/** 1, 2, 2.1, 2.2, 3: one deeper begins with 1, and each level goes on by one. */
function isNext(numbers: readonly number[], last: readonly number[]): boolean {
  const end = numbers.at(-1) ?? 0;
  const above = numbers.slice(0, -1);
  if (!above.every((number, at) => number === last[at])) {
    // the first heading of all may begin on a deeper level: 1.1
    return last.length === 0 && numbers.every((number) => number === 1);
  }
  const before = last[above.length];
  return before === undefined ? end <= 1 : end === before + 1;
}
