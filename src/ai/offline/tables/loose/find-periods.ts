import { filterCues } from "../../../../lexicon/tables/filter-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { findDates } from "../../../../lib/text/find-dates.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { year, type Asked, type Wanted } from "../../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../filters/condition.ts";
import { periodConditions } from "../filters/period-conditions.ts";

export interface FoundPeriod {
  conditions: FilterCondition[];
  /** The words that name it. */
  words: Wanted[];
}

interface SaidPeriod {
  /** "2026-03", or "--03" where no year is said. */
  key: string;
  start: number;
  end: number;
}

/**
 * The day, month or year that a question names, for the only column of dates; a month without a year is that of the only
 * year it can be. "unclear" where several are named, one is a bound, or the table holds nothing of it.
 */
export function findPeriod(asked: Asked, { columns }: TableShape): FoundPeriod | "unclear" | undefined {
  const said = saidPeriods(asked);
  const dated = columns.filter(({ kind }) => kind === "date");
  const [column, ...others] = dated;
  const [only, ...more] = said;
  if (only === undefined || column === undefined || others.length > 0) return undefined;
  if (more.length > 0 || !column.isSound || isBound(asked, only)) return "unclear";
  const key = withYear(only.key, column);
  const conditions =
    key === undefined ? undefined : periodConditions({ kind: "period", key, at: 0, length: 1 }, column);
  if (conditions === undefined) return "unclear";
  const words = asked.wanted.filter(({ start }) => start >= only.start && start < only.end);
  return { conditions, words };
}

/** A month by its name alone: whoever cannot place it must not pass over it. */
export function isMonth({ word }: { word: string }, language: string): boolean {
  return months.get(language)?.has(foldText(word)) === true;
}

/** The twelve names of each language, with their numbers. */
const months: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    const names = Array.from({ length: 12 }, (_, at) => format.format(new Date(Date.UTC(2026, at, 1))));
    return [
      language as string,
      new Map(names.map((name, at) => [foldText(name), String(at + 1).padStart(2, "0")])),
    ];
  }),
);

function saidPeriods({ text, language, all }: Asked): SaidPeriod[] {
  const dates = findDates(text).map(({ keys, start, end }): SaidPeriod => {
    const [key = "", ...more] = keys;
    return { key: more.length > 0 ? "" : key, start, end };
  });
  const isFree = ({ start }: { start: number }) =>
    dates.every((date) => start < date.start || start >= date.end);
  // "May" is a word that says nothing, unless it is the month
  const alone = all.filter(isFree).flatMap((word): SaidPeriod[] => {
    const month = months.get(language)?.get(foldText(word.word));
    const { start, end } = word;
    if (month !== undefined) {
      // "may" and "march" are verbs as well
      const isSaid = !isCapital.has(language) || /^\p{Lu}/u.test(text.slice(start, end));
      return isSaid && all[0]?.start !== start ? [{ key: `--${month}`, start, end }] : [];
    }
    return year.test(word.term) ? [{ key: word.term, start, end }] : [];
  });
  return [...dates, ...alone];
}

const isCapital: ReadonlySet<string> = new Set(["en", "de"]);

/** The year that is not said, where the dates of a column lie in one alone. */
function withYear(key: string, { min = "", max = "" }: ColumnShape): string | undefined {
  if (!key.startsWith("--")) return key === "" ? undefined : key;
  const rest = key.slice(2);
  const [first, last] = [min.slice(0, 4), max.slice(0, 4)].map(Number);
  const years = Array.from({ length: Math.min(mostYears, (last ?? 0) - (first ?? 0) + 1) }, (_, at) =>
    String((first ?? 0) + at),
  );
  const fitting = years.filter((own) => {
    const day = `${own}-${rest}`;
    return day >= min.slice(0, day.length) && day <= max.slice(0, day.length);
  });
  return fitting.length === 1 ? `${fitting[0]}-${rest}` : undefined;
}

const mostYears = 50;

/** "Since March" and "until 4 March" mean more than the day or month that they name. */
function isBound({ text, language }: Asked, { start }: SaidPeriod): boolean {
  const { since, until, before, after } = filterCues;
  const own = languages.find((one) => one === language) ?? "en";
  const openings = [since, until, before, after].flatMap((cue) => (cue[own] ?? "").split("|"));
  const lead = ` ${foldText(text.slice(0, start)).replaceAll("'", " ")}`.trimEnd();
  const bare = lead.replace(/\s(?:the|der|dem|den|le|la|il|el|l)$/u, "");
  return openings.some((word) => [lead, bare].some((said) => said.endsWith(` ${foldText(word)}`)));
}
