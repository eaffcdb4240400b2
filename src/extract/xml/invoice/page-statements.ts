import { findDates } from "../../../lib/text/find-dates.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { readNumber, writtenNumber } from "../../../lib/text/read-number.ts";
import type { InvoiceValueKind } from "./invoice-format.ts";

export interface InvoiceValue {
  text: string;
  kind: InvoiceValueKind;
}

/** What the page around an electronic invoice says, line by line and row by row. */
export interface PageStatements {
  /** A line with this value beside a label of the same words. */
  states(label: string, value: InvoiceValue): boolean;
  /** For each of the values whether it stands in the row of the page that holds most of them. */
  rowWith(values: readonly (InvoiceValue | undefined)[]): boolean[];
}

interface PageLine {
  folded: string;
  words: string[];
  numbers: Set<string>;
  dates: Set<string>;
}

const shortestText = 3;
const shortestWord = 3;
/** Account numbers and the like are written in groups. */
const longCode = /^[\p{L}\d]{10,}$/u;
/** So many letters in front make two labels the same: "Rechnung" and "Rechnungsnummer". */
const sameLetters = 6;
/** Fewer values in a row may stand there by chance. */
const fewestValues = 3;

export function readPageStatements(lines: readonly string[]): PageStatements {
  const page = lines.map(readLine);
  return {
    states(label, value) {
      const [first = ""] = wordsOf(foldText(label));
      return page.some((line) => line.words.some((word) => isSameWord(word, first)) && holds(line, value));
    },
    rowWith(values) {
      const rows = page.map((line) => values.map((value) => value !== undefined && holds(line, value)));
      const best = rows.reduce((most, row) => (countOf(row) > countOf(most) ? row : most), []);
      return countOf(best) < fewestValues ? values.map(() => false) : best;
    },
  };
}

function countOf(held: readonly boolean[]): number {
  return held.filter(Boolean).length;
}

function readLine(text: string): PageLine {
  const folded = foldText(text).replaceAll(/\s+/gu, " ");
  const written = text.match(new RegExp(writtenNumber.source, "gu")) ?? [];
  return {
    folded,
    words: wordsOf(folded),
    numbers: new Set(written.flatMap(readNumber)),
    dates: new Set(findDates(text).flatMap(({ keys }) => keys)),
  };
}

function wordsOf(folded: string): string[] {
  return (folded.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortestWord);
}

function isSameWord(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  const length = Math.min(one.length, other.length, sameLetters);
  return one.slice(0, length) === other.slice(0, length) && length >= Math.min(sameLetters, other.length);
}

function holds({ folded, numbers, dates }: PageLine, { text, kind }: InvoiceValue): boolean {
  if (kind === "date") return dates.has(text);
  // a number of digits alone may be a code, such as 08155: it must stand there as it is written
  if (/^\d{1,15}(?:\.\d{1,15})?$/u.test(text) && (kind === "amount" || text.includes(".")))
    return Number(text) !== 0 && numbers.has(String(Number(text)));
  const value = foldText(text).replaceAll(/\s+/gu, " ").trim();
  if (value.length < shortestText && !/^\d+$/u.test(value)) return false;
  if (longCode.test(value) && /\d{4}/u.test(value)) return folded.replaceAll(" ", "").includes(value);
  return standsFree(folded, value);
}

function standsFree(line: string, value: string): boolean {
  for (let at = line.indexOf(value); at >= 0; at = line.indexOf(value, at + 1)) {
    const around = [line[at - 1] ?? " ", line[at + value.length] ?? " "];
    if (!around.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return true;
  }
  return false;
}
