import type { Connection, ConnectionType } from "../../../model/connections/connection.ts";
import { Failure } from "../../../model/failure.ts";
import { searchAnthropic } from "./anthropic-search.ts";
import { searchBrave } from "./brave.ts";
import { searchOpenAi } from "./openai-search.ts";
import type { WebSearch } from "./search-port.ts";
import { searchSearxng } from "./searxng.ts";
import { searchTavily } from "./tavily.ts";

/** In US dollars; one's own instance costs nothing. The setting pricePerSearch says otherwise. */
const prices: Partial<Record<ConnectionType, number>> = {
  searxng: 0,
  brave: 0.005,
  tavily: 0.008,
  // one search and about as much again for the tokens of the model
  "openai-search": 0.02,
  "anthropic-search": 0.02,
};

const searches: Partial<Record<ConnectionType, WebSearch>> = {
  searxng: searchSearxng,
  brave: searchBrave,
  tavily: searchTavily,
  "openai-search": searchOpenAi,
  "anthropic-search": searchAnthropic,
};

export const searchByType: WebSearch = async (wish, opened) => {
  const { type, label } = opened.record;
  const search = searches[type];
  if (search === undefined) throw new Failure("invalid", `"${label}" (${type}) cannot search the web.`);
  return search(wish, opened);
};

export function searchPrice({ type, settings }: Connection): number {
  const { pricePerSearch: stated } = settings;
  return typeof stated === "number" ? stated : (prices[type] ?? 0);
}
