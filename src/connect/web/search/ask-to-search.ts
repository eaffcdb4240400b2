import type { SearchWish } from "./search-port.ts";

const periods = {
  day: "the last day",
  week: "the last week",
  month: "the last month",
  year: "the last year",
};

/** What a model is told that is there to find addresses: what it says beside them nobody reads. */
export function askToSearch({ query, limit, language, freshness }: SearchWish): string {
  return [
    `Search the web once for: ${query}`,
    ...(language === undefined ? [] : [`Prefer pages in the language "${language}".`]),
    ...(freshness === undefined ? [] : [`Only pages of ${periods[freshness]}.`]),
    `Then name up to ${limit} of the pages found, with their addresses, and nothing else.`,
  ].join("\n");
}
