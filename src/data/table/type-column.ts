import { codeHeads, emptyWords, falseWords, trueWords } from "../../lexicon/table-words.ts";
import type { WordsByLanguage } from "../../lexicon/words-by-language.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { readDateCell } from "./read-date-cell.ts";
import type { DateCell } from "./read-date-cell.ts";
import { readNumberCell } from "./read-number-cell.ts";
import type { NumberCell } from "./read-number-cell.ts";
import type { ColumnKind } from "./typed-table.ts";

/** A cell as it was extracted: its written text, and the value where the format itself is typed. */
export interface ExtractedCell {
  text: string;
  /** The exact decimal of a number in a sheet; in percent where it is shown so. */
  exact?: string;
  /** The date of a date cell in a sheet. */
  date?: string;
  boolean?: boolean;
}

/** What one cell can be; `undefined` in `value` is a cell that holds text. */
export type CellMeaning =
  | { kind: "empty" }
  /** Words such as "n/a", which are no value in a column of numbers and a text among texts. */
  | { kind: "blank-word" }
  | { kind: "number"; number: NumberCell }
  | { kind: "date"; date: DateCell }
  | { kind: "boolean"; value: boolean }
  | { kind: "text" };

const splitFolded = (list = "") => list.split("|").map(foldText);
const foldedWords = (words: WordsByLanguage): ReadonlySet<string> =>
  new Set(
    [words.en, words.de, words.fr, words.it, words.es].flatMap(splitFolded).filter((word) => word !== ""),
  );
const blanks: ReadonlySet<string> = new Set(emptyWords.split("|"));
const trues = foldedWords(trueWords);
const falses = foldedWords(falseWords);
const codes = foldedWords(codeHeads);

export function readCell(cell: ExtractedCell): CellMeaning {
  const { text, exact, date, boolean } = cell;
  if (exact !== undefined) return { kind: "number", number: exactNumber(exact, text) };
  if (boolean !== undefined) return { kind: "boolean", value: boolean };
  if (date !== undefined) {
    const read = readDateCell(date);
    if (read !== undefined) return { kind: "date", date: read };
  }
  if (text.length > 80) return { kind: "text" };
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const number = readNumberCell(trimmed);
  if (number !== undefined) return { kind: "number", number };
  const asDate = readDateCell(trimmed);
  if (asDate !== undefined) return { kind: "date", date: asDate };
  if (trimmed.length > 12) return { kind: "text" };
  if (blanks.has(trimmed.toLowerCase())) return { kind: "blank-word" };
  const folded = foldText(trimmed);
  if (trues.has(folded)) return { kind: "boolean", value: true };
  if (falses.has(folded)) return { kind: "boolean", value: false };
  return { kind: "text" };
}

function exactNumber(exact: string, text: string): NumberCell {
  const unit = readNumberCell(text)?.unit;
  return { point: exact, comma: exact, isCode: false, ...(unit !== undefined && { unit }) };
}

export interface ColumnCounts {
  filled: number;
  numbers: number;
  dates: number;
  booleans: number;
  codes: number;
}

/** A column may hold so many others among its numbers or dates, and they are counted as misfits. */
const leastShare = 0.8;
const fewCells = 5;

export function kindOf({ filled, numbers, dates, booleans, codes: coded }: ColumnCounts): ColumnKind {
  const isMost = (count: number) => count === filled || (filled >= fewCells && count >= leastShare * filled);
  if (filled === 0) return "text";
  if (coded > 0 && isMost(numbers)) return "text";
  if (isMost(numbers)) return "number";
  if (isMost(dates)) return "date";
  return booleans === filled ? "boolean" : "text";
}

/** Whether a head such as "Kunden-Nr." or "ZIP" says that its digits name something. */
export function isCodeHead(head: string): boolean {
  const folded = foldText(head);
  if (codes.has(folded) || codes.has(folded.replace(/(?<![.:#])[.:#]+$/, ""))) return true;
  const last = folded.split(/[\s/_-]+/).at(-1) ?? "";
  return codes.has(last) || codes.has(last.replace(/(?<![.:])[.:]+$/, "")) || folded.startsWith("#");
}
