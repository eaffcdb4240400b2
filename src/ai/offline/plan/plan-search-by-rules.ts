import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import type { PlannedSearch, PlanSearchInput } from "../../../prompts/plan-search.ts";

const longestQuery = 200;

/** The words of each part that carry meaning, as one would type them, and then the part as it stands. */
export function planSearchByRules({ parts, language }: PlanSearchInput): PlannedSearch {
  const reader = createTermReader(language);
  const named = /^[a-z]{2}$/.test(language) ? { language } : {};
  return {
    queries: parts.flatMap(({ id, text }) => {
      const words = reader.content(text).map((term) => term.text);
      const queries = [words.join(" "), text].map((query) => query.slice(0, longestQuery).trim());
      return [...new Set(queries)]
        .filter((query) => query !== "")
        .map((query) => ({ part: id, query, ...named }));
    }),
  };
}
