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
  /** Such as "CH". */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** In US dollars. */
  pricePerSearch: z.coerce.number().nonnegative().optional(),
});

const Answer = z.object({
  web: z
    .object({
      results: z
        .array(
          z.object({
            url: z.string(),
            title: z.string().nullish(),
            description: z.string().nullish(),
            page_age: z.string().nullish(),
            age: z.string().nullish(),
          }),
        )
        .default([]),
    })
    .nullish(),
});

const mostHits = 20;
const periods = { day: "pd", week: "pw", month: "pm", year: "py" };

/** Brave's search service. */
export const searchBrave: WebSearch = async (wish, opened) => {
  const { query, limit, language, freshness, domains = [] } = wish;
  const { url: base = "https://api.search.brave.com", country } = Settings.parse(opened.record.settings);
  const url = new URL("/res/v1/web/search", base);
  const only = domains.map((domain) => `site:${domain}`).join(" OR ");
  url.searchParams.set("q", only === "" ? query : `${query} ${only}`);
  url.searchParams.set("count", String(Math.min(limit, mostHits)));
  if (language !== undefined) url.searchParams.set("search_lang", language);
  if (country !== undefined) url.searchParams.set("country", country);
  if (freshness !== undefined) url.searchParams.set("freshness", periods[freshness]);
  const secret = await opened.secret("key");
  const headers = { accept: "application/json", "x-subscription-token": secret.reveal() };
  const remedies = {
    401: "The key is not valid; enter a new one.",
    402: "The plan is used up.",
    422: "The key may be for another plan than web search.",
  };
  const { web } = await askService({ url, init: { headers }, answer: Answer, secret, remedies }, opened);
  const found = web?.results ?? [];
  return readHits(
    found.map((hit) => ({ ...hit, snippet: hit.description, date: hit.page_age ?? hit.age })),
    wish,
  );
};

export const braveKind: ConnectionKind = {
  title: "Brave Search",
  settings: Settings,
  secrets: [{ name: "key", title: "API key of Brave Search", isRequired: true }],
  test: (opened) => trySearch(searchBrave, opened),
};
