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

const Source = z.object({ url: z.string(), title: z.string().nullish() });
const Item = z.looseObject({
  type: z.string(),
  action: z.looseObject({ sources: z.array(Source.partial()).nullish() }).nullish(),
  content: z.array(z.looseObject({ annotations: z.array(Source.partial()).nullish() })).nullish(),
});
const Answer = z.object({ output: z.array(Item) });

/** OpenAI's Responses: the model searches, and of what it says only the addresses are taken. */
export const searchOpenAi: WebSearch = async (wish, opened) => {
  const { url: base = "https://api.openai.com", model } = Settings.parse(opened.record.settings);
  const { domains = [] } = wish;
  const secret = await opened.secret("key");
  const filters = domains.length > 0 ? { filters: { allowed_domains: domains } } : {};
  const init = {
    method: "POST",
    headers: {
      ...{ accept: "application/json", "content-type": "application/json" },
      authorization: `Bearer ${secret.reveal()}`,
    },
    body: JSON.stringify({
      ...{ model, input: askToSearch(wish), store: false, max_output_tokens: 2_000 },
      tools: [{ type: "web_search", ...filters }],
      include: ["web_search_call.action.sources"],
    }),
  };
  const remedies = {
    401: "The key is not valid; enter a new one.",
    404: "There is no such model for this key; set another.",
  };
  const url = new URL("/v1/responses", base);
  const { output } = await askService({ url, init, answer: Answer, secret, remedies }, opened);
  // a server that does not know the tool answers all the same, out of its head
  if (!output.some(({ type }) => type === "web_search_call"))
    throw new Failure("unavailable", `${url.host} answered without searching the web.`, { retryable: true });
  const cited = output.flatMap(({ content }) =>
    (content ?? []).flatMap(({ annotations }) => annotations ?? []),
  );
  const found = output.flatMap(({ action }) => action?.sources ?? []);
  return readHits(
    [...cited, ...found].map(({ url: address = "", title }) => ({ url: address, title })),
    wish,
  );
};

export const openAiSearchKind: ConnectionKind = {
  title: "OpenAI (a model's web search)",
  settings: Settings,
  secrets: [{ name: "key", title: "API key of OpenAI", isRequired: true }],
  test: (opened) => trySearch(searchOpenAi, opened),
};
