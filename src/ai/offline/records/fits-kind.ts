import type { AnswerKind } from "../../../lexicon/answers/answer-kinds.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import type { OfficeRecord, RecordCell } from "./read-records.ts";

const number = /\p{N}/u;

/** Whether a record holds something of the kind that is asked for, besides what the question says itself. */
export function fitsKind(kind: AnswerKind, { cells, isLine }: OfficeRecord, asked: Asked): boolean {
  const values = isLine ? cells.slice(1) : cells;
  const others = values.filter((cell) => !isSaid(cell, asked));
  switch (kind) {
    case "amount":
    case "count":
    case "share":
    case "period":
      return others.some(({ text, words }) => number.test(text) || words.some(({ isNumber }) => isNumber));
    case "date":
    case "year":
      return others.some(({ text }) => isDated(text));
    case "person":
      return others.some(({ text }) => /^\p{Lu}\p{L}+[\s-]\p{Lu}/u.test(text));
    default:
      return others.length > 0;
  }
}

/** A cell that only repeats the question answers nothing. */
function isSaid({ words }: RecordCell, { all }: Asked): boolean {
  const own = words.filter(({ isStop }) => !isStop);
  return own.length > 0 && own.every((word) => bestMatch(word, all) >= 1);
}

/** Whether the cells of a row can answer "when" at all. */
export function cellsFit(kind: AnswerKind, cells: readonly string[]): boolean {
  return (kind !== "date" && kind !== "year") || cells.some(isDated);
}

const weekdays = new Set(
  languages.flatMap((own) =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(own, { weekday: "long", timeZone: "UTC" })
        .format(new Date(Date.UTC(2024, 0, 1 + day)))
        .toLowerCase(),
    ),
  ),
);

/** A date, a time, a year or a weekday. */
function isDated(text: string): boolean {
  if (findDates(text).length > 0 || weekdays.has(text.toLowerCase())) return true;
  return (
    /(?<!\p{N})(?:(?:19|20)\d\d|\d{1,2}[:.]\d\d\s?(?:uhr|h)?)(?!\p{N})/iu.test(text) &&
    !/\p{N}[.,]\d\d$/u.test(text)
  );
}
