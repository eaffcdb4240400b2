import { foldText } from "../../../lib/text/fold-text.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import type { QuestionWord } from "../tables/read-words.ts";
import type { WordRun } from "./match-runs.ts";

const known = new Map<string, ReadonlyMap<string, number>>();

/** The days of the week by their names and short forms in one language, Monday first. */
function daysIn(language: string): ReadonlyMap<string, number> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const names = (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, day) => {
      const name = foldText(format.format(new Date(Date.UTC(2024, 0, 1 + day))).replace(".", ""));
      return [name, day] as const;
    });
  });
  const days = new Map(names);
  known.set(language, days);
  return days;
}

const shortestName = 5;

/** Where a question names days of the week in full. */
export function weekdayRuns(words: readonly QuestionWord[], language: string): Map<number, WordRun> {
  const days = daysIn(language);
  return new Map(
    words.flatMap(({ fold }, at) => {
      const day =
        fold.length < shortestName ? undefined : (days.get(fold) ?? days.get(fold.replace(/s$/u, "")));
      return day === undefined ? [] : [[day, { at, length: 1 }] as const];
    }),
  );
}

/** The day of the week that a cell is: "Wed", "Mi 3.6.", "mer. 3 juin", and nothing else beside. */
export function weekdayOf(cell: string, language: string): number | undefined {
  const [first = "", ...rest] = foldText(cell).match(/\p{L}+|\p{N}+/gu) ?? [];
  const isDate = rest.every((part) => /^\p{N}/u.test(part) || monthNames.has(part));
  return isDate ? daysIn(language).get(first) : undefined;
}
