import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import { addressSetting, commonSettings } from "../../common-settings.ts";
import type { ConnectionKind } from "../../connection-kind.ts";
import { askService } from "./ask-service.ts";
import { askToSearch } from "./ask-to-search.ts";
import { readHits } from "./read-hits.ts";
import type { WebSearch } from "./search-port.ts";
import { trySearch } from "./try-search.ts";

const Settings = z.strictObject({
  ...commonSettings,
  url: addressSetting.optional(),
  /** Which model searches. */
  model: z.string().trim().min(1).max(100),
  /** In US dollars, the tokens of the answer included. */
  pricePerSearch: z.coerce.number().nonnegative().optional(),
});

const Hit = z.looseObject({
  url: z.string().optional(),
  title: z.string().nullish(),
  page_age: z.string().nullish(),
});
const Block = z.looseObject({
  type: z.string(),
  content: z
    .union([z.array(Hit), z.looseObject({ error_code: z.string() })])
    .optional()
    .catch(undefined),
});
const Answer = z.object({ content: z.array(Block) });

/** Anthropic's Messages: the model searches, and of what it says only the addresses are taken. */
export const searchAnthropic: WebSearch = async (wish, opened) => {
  const { url: base = "https://api.anthropic.com", model } = Settings.parse(opened.record.settings);
  const { domains = [] } = wish;
  const secret = await opened.secret("key");
  const only = domains.length > 0 ? { allowed_domains: domains } : {};
  const init = {
    method: "POST",
    headers: {
      ...{ accept: "application/json", "content-type": "application/json" },
      ...{ "x-api-key": secret.reveal(), "anthropic-version": "2023-06-01" },
    },
    body: JSON.stringify({
      ...{ model, max_tokens: 1_000, messages: [{ role: "user", content: askToSearch(wish) }] },
      tools: [{ type: "web_search_20250305", name: "web_search", max_uses: 1, ...only }],
    }),
  };
  const remedies = {
    401: "The key is not valid; enter a new one.",
    404: "There is no such model for this key; set another.",
  };
  const url = new URL("/v1/messages", base);
  const { content } = await askService({ url, init, answer: Answer, secret, remedies }, opened);
  const results = content.filter(({ type }) => type === "web_search_tool_result");
  if (results.length === 0)
    throw new Failure("unavailable", `${url.host} answered without searching the web.`, { retryable: true });
  const found = results.flatMap((block) => (Array.isArray(block.content) ? block.content : []));
  const failed = results.find((block) => block.content !== undefined && !Array.isArray(block.content));
  if (found.length === 0 && failed !== undefined)
    throw new Failure("unavailable", `${url.host} could not search the web.`, { retryable: true });
  return readHits(
    found.map(({ url: address = "", title, page_age: date }) => ({ url: address, title, date })),
    wish,
  );
};

export const anthropicSearchKind: ConnectionKind = {
  title: "Anthropic (a model's web search)",
  settings: Settings,
  secrets: [{ name: "key", title: "API key of Anthropic", isRequired: true }],
  test: (opened) => trySearch(searchAnthropic, opened),
};
