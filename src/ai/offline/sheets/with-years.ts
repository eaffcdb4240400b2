import { languages } from "../../../lexicon/words-by-language.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";

/** A question in which every month and day has its year, where the dates of a table leave no doubt about it. */
export function withYears(text: string, { columns }: TableShape, language: string): string {
  const dates = columns.filter(({ kind, min }) => kind === "date" && min !== undefined);
  const first = dates.map(({ min = "" }) => min).toSorted()[0];
  const last = dates
    .map(({ max = "" }) => max)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return text;
  const found = findDates(text);
  const bare = found.filter(({ keys }) => keys.length === 1 && keys[0]?.startsWith("--") === true);
  const months = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const month = monthsOf.get(language)?.get(foldText(word));
    const isFree = found.every((date) => end <= date.start || index >= date.end);
    // "may" and "march" are verbs as well
    const isSaid = !capitals.has(language) || /^\p{Lu}/u.test(word);
    return month !== undefined && isFree && isSaid && index > 0 ? [{ rest: month, end }] : [];
  });
  const ends = [...bare.map(({ keys, end }) => ({ rest: (keys[0] ?? "").slice(2), end })), ...months];
  return ends
    .toSorted((a, b) => b.end - a.end)
    .reduce((said, { rest, end }) => {
      const year = yearOf(rest, [first, last]);
      return year === undefined ? said : `${said.slice(0, end)} ${year}${said.slice(end)}`;
    }, text);
}

const capitals: ReadonlySet<string> = new Set(["en", "de"]);

const monthsOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    const names = Array.from({ length: 12 }, (_, at) => format.format(new Date(Date.UTC(2026, at, 1))));
    return [
      language as string,
      new Map(names.map((name, at) => [foldText(name), String(at + 1).padStart(2, "0")])),
    ];
  }),
);

const mostYears = 50;

/** The only year within which the day or month lies; of a table of one year always that one. */
function yearOf(rest: string, [first, last]: readonly [string, string]): string | undefined {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  if (from === to) return String(from);
  const years = Array.from({ length: Math.min(mostYears, to - from + 1) }, (_, at) => String(from + at));
  const fitting = years.filter((year) => {
    const day = `${year}-${rest}`;
    return day >= first.slice(0, day.length) && day <= last.slice(0, day.length);
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
