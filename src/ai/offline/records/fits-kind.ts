import { amountName } from "../../../lexicon/answers/money-questions.ts";
import { kinBefore, placeLabel, within } from "../../../lexicon/answers/labels/place-labels.ts";
import { addressSaid } from "../../../lexicon/forms/contact-words.ts";
import type { AnswerKind } from "../../../lexicon/answers/answer-kinds.ts";
import { durations } from "../../../lexicon/answers/sentence-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { numberWords } from "../answer/question-cues.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import type { OfficeRecord, RecordCell } from "./read-records.ts";

const number = /\p{N}/u;
export const manyTimes =
  /^(?:days|weeks|months|years|hours|minutes|duration|period|leave|holidays?|urlaub|resturlaub|ferien|congés?|ferie|vacaciones|tage|wochen|monate|jahre|stunden|minuten|dauer|frist|\p{L}+(?:frist|dauer|tage|zeit)|jours|semaines|mois|ans|années|heures|minutes|durée|délai|giorni|settimane|mesi|anni|ore|minuti|durata|termine|días|semanas|meses|años|horas|minutos|duración|plazo)$/u;

/** Whether a record holds something of the kind that is asked for, besides what the question says itself. */
export function fitsKind(kind: AnswerKind, record: OfficeRecord, asked: Asked): boolean {
  const { cells, isLine } = record;
  const values = isLine ? cells.slice(1) : cells;
  const others = values.filter((cell) => !isSaid(cell, asked));
  switch (kind) {
    case "period":
      return isTimed(record) && others.some(({ text }) => number.test(text) || durations.test(text));
    case "amount":
    case "count":
    case "share":
      return others.some(
        ({ text, words }) => !isDay(text) && (number.test(text) || words.some(({ isNumber }) => isNumber)),
      );
    case "date":
    case "year":
      return others.some(({ text }) => isDated(text));
    case "place":
      return !isLine || isPlace(record);
    case "person":
      return others.some((cell) => namesPerson(cell.text) && !isAskedWith(cell, asked));
    default:
      // "MwSt-Betrag" is the name of an amount
      if (asked.wanted.some(({ word }) => amountName.test(word)))
        return others.some(({ text }) => number.test(text));
      return others.length > 0;
  }
}

/** What lies somewhere: its label says so, or it is an address. */
function isPlace({ cells: [label, value] }: OfficeRecord): boolean {
  return (
    placeLabel.test(label?.text ?? "") ||
    addressSaid.test(value?.text ?? "") ||
    within.test(value?.text ?? "")
  );
}

const title =
  /^(?:\p{L}{1,6}\.\s*|(?:Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Herr|Frau|Signor|Signora|Sra?|Señora?|Don|Doña)\s+)+/u;

/** Two words with capitals, or one behind a title or an initial. */
export function namesPerson(text: string): boolean {
  const [kin = ""] = kinBefore.exec(text) ?? [];
  const [before = ""] = title.exec(text.slice(kin.length)) ?? [];
  const name = text.slice(kin.length + before.length);
  return (
    /^\p{Lu}\p{L}+[\s-]\p{Lu}/u.test(name) ||
    (before !== "" && /^\p{Lu}\p{L}+/u.test(name)) ||
    titled.test(text)
  );
}

/** "Workshop, Mr Sample": behind a comma, only a title says that it is somebody. */
const titled =
  /,\s(?:Mr|Mrs|Ms|Miss|M\.|Mme|Mlle|Dr|Herr|Frau|Signor|Signora|Sig\.|Sig\.ra|Sra?|Señora?)\.?\s\p{Lu}\p{L}/u;

/** Who travels with Ada is not Ada. */
function isAskedWith({ text, words }: RecordCell, { wanted }: Asked): boolean {
  const names = wanted.filter(({ isName }) => isName);
  // "Muster, Ada" is one name, "Ada Muster, manager" has more behind it
  const end = /^\p{Lu}[\p{L}-]+, \p{Lu}[\p{L}-]+$/u.test(text) ? -1 : text.search(/[,(;]/u);
  const own = end < 0 ? words : words.filter(({ start }) => start < end);
  return names.some(({ term }) => own.some((word) => word.term === term));
}

/** A day is no amount. */
function isDay(text: string): boolean {
  return /^\s*(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\s*$/u.test(text);
}

/** How long something is in time is said in days or years, here or over the column. */
function isTimed({ cells, heads, above, isLine }: OfficeRecord): boolean {
  const label = isLine ? (cells[0]?.words ?? []) : [];
  const over = [...heads, ...above, ...label].map(({ word }) => word);
  // a price may stand under "hour", a number of hours stands under "hours"
  return (
    cells.some(({ text }) => durations.test(text) || isDated(text)) ||
    over.some((word) => manyTimes.test(word))
  );
}

/** A cell that only repeats the question answers nothing. */
function isSaid({ words }: RecordCell, { all }: Asked): boolean {
  const own = words.filter(({ isStop }) => !isStop);
  return own.length > 0 && own.every((word) => bestMatch(word, all) >= 1);
}

/** Whether the cells of a row can answer "when" or "how many" at all. */
export function cellsFit(kind: AnswerKind, cells: readonly string[]): boolean {
  if (kind === "count") return cells.some((cell) => !isCalendarDay(cell) && hasCount.test(cell));
  return (kind !== "date" && kind !== "year") || cells.some(isDated);
}

const hasCount = new RegExp(`\\p{N}|${numberWords.source}`, "iu");

/** "Mon 1 June": a day and its month count nothing, with a year or without. */
function isCalendarDay(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    findDates(text).length > 0 || (words.length <= mostDayWords && words.some((word) => monthNames.has(word)))
  );
}

const mostDayWords = 3;

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
    // what has hundredths everywhere is money
    !/\p{N}[.,]\d\d$/u.test(text.replace(/\s*\([^()]*\)$/u, ""))
  );
}
