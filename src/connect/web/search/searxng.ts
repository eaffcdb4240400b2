import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import { addressSetting, commonSettings } from "../../common-settings.ts";
import type { ConnectionKind } from "../../connection-kind.ts";
import type { OpenedConnection } from "../../opened-connection.ts";
import { askService } from "./ask-service.ts";
import { readHits } from "./read-hits.ts";
import type { SearchWish, WebSearch } from "./search-port.ts";
import { trySearch } from "./try-search.ts";

const Settings = z.strictObject({
  ...commonSettings,
  /** Where the instance is, such as https://search.example.org. */
  url: addressSetting,
  /** Such as "general,news". */
  categories: z.string().optional(),
  pricePerSearch: z.coerce.number().nonnegative().optional(),
});

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  unresponsive_engines: z.array(z.unknown()).default([]),
});

/** An instance of SearXNG, one's own or one that allows JSON. */
export const searchSearxng: WebSearch = async (wish, opened) => {
  const { results, unresponsive_engines: silent } = await askService(
    {
      url: addressOf(wish, opened),
      init: { headers: { accept: "application/json" } },
      answer: Answer,
      remedies: {
        403: 'The instance does not give JSON: add "json" to search.formats in its settings.yml.',
        429: "The instance limits requests: switch its limiter off for this machine, or use one of your own.",
      },
    },
    opened,
  );
  if (results.length === 0 && silent.length > 0)
    throw new Failure("unavailable", `None of the instance's ${silent.length} search engines answered.`, {
      retryable: true,
    });
  return readHits(
    results.map((hit) => ({ ...hit, snippet: hit.content, date: hit.publishedDate })),
    wish,
  );
};

function addressOf({ query, language, freshness, domains }: SearchWish, { record }: OpenedConnection): URL {
  const { url: base, categories } = Settings.parse(record.settings);
  const url = new URL("search", base.endsWith("/") ? base : `${base}/`);
  const only = (domains ?? []).map((domain) => `site:${domain}`).join(" OR ");
  url.searchParams.set("q", only === "" ? query : `${query} ${only}`);
  url.searchParams.set("format", "json");
  if (language !== undefined) url.searchParams.set("language", language);
  if (categories !== undefined) url.searchParams.set("categories", categories);
  if (freshness !== undefined) url.searchParams.set("time_range", freshness);
  return url;
}

export const searxngKind: ConnectionKind = {
  title: "SearXNG (web search of your own)",
  settings: Settings,
  secrets: [],
  test: (opened) => trySearch(searchSearxng, opened),
};
