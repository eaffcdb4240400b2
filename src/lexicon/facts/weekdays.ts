import { languages } from "../words-by-language.ts";

/** Days of the week in five languages by number, Monday is 1. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    // 1 January 2024 was a Monday
    return Array.from(
      { length: 7 },
      (_, day) => [format.format(Date.UTC(2024, 0, day + 1)), day + 1] as const,
    );
  }),
);
