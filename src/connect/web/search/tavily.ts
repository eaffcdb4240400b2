import { z } from "zod";
import { addressSetting, commonSettings } from "../../common-settings.ts";
import type { ConnectionKind } from "../../connection-kind.ts";
import { askService } from "./ask-service.ts";
import { readHits } from "./read-hits.ts";
import type { WebSearch } from "./search-port.ts";
import { trySearch } from "./try-search.ts";

const Settings = z.strictObject({
  ...commonSettings,
  url: addressSetting.optional(),
  depth: z.enum(["basic", "advanced"]).optional(),
  /** In US dollars. */
  pricePerSearch: z.coerce.number().nonnegative().optional(),
});

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
});

const mostHits = 20;

/** Tavily's search service. */
export const searchTavily: WebSearch = async (wish, opened) => {
  const { query, limit, freshness, domains = [] } = wish;
  const { url: base = "https://api.tavily.com", depth = "basic" } = Settings.parse(opened.record.settings);
  const secret = await opened.secret("key");
  const init = {
    method: "POST",
    headers: {
      ...{ accept: "application/json", "content-type": "application/json" },
      authorization: `Bearer ${secret.reveal()}`,
    },
    body: JSON.stringify({
      ...{ query, max_results: Math.min(limit, mostHits), search_depth: depth, include_answer: false },
      ...(freshness !== undefined && { time_range: freshness }),
      ...(domains.length > 0 && { include_domains: domains }),
    }),
  };
  const remedies = { 401: "The key is not valid; enter a new one.", 432: "The plan is used up." };
  const url = new URL("/search", base);
  const { results } = await askService({ url, init, answer: Answer, secret, remedies }, opened);
  return readHits(
    results.map((hit) => ({ ...hit, snippet: hit.content, date: hit.published_date })),
    wish,
  );
};

export const tavilyKind: ConnectionKind = {
  title: "Tavily (web search)",
  settings: Settings,
  secrets: [{ name: "key", title: "API key of Tavily", isRequired: true }],
  test: (opened) => trySearch(searchTavily, opened),
};
