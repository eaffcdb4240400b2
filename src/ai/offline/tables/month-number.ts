import { languages } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";

const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from(
      { length: 12 },
      (_, at) => [foldText(format.format(new Date(Date.UTC(2026, at, 1)))), at] as const,
    );
  }),
);

/** The number of a month from 0, by its name in any language. */
export function monthNumber(name: string): number | undefined {
  return months.get(foldText(name.trim()));
}
