import type { SearchHit, SearchWish } from "../../connect/web/search/search-port.ts";
import type { ConnectionType } from "../../model/connections/connection.ts";
import type { ActionContext } from "../action-context.ts";

/** The connections that can search the web. */
export const searchTypes: ConnectionType[] = [
  "searxng",
  "brave",
  "tavily",
  "openai-search",
  "anthropic-search",
];

/** One search as a step of its own, paid for from the budget; the answer is recorded, so that a replay asks nobody. */
export async function searchStep(
  wish: SearchWish,
  { run, ai, place, used, openConnection }: ActionContext,
): Promise<SearchHit[]> {
  const { value, usage } = await run.step(`search ${wish.query.slice(0, 100)}`, async (step) => {
    const { signal, key, attempt } = step;
    const { priceOfSearch, searchWeb } = await import("../../connect/connect.ts");
    const opened = await openConnection(signal);
    return ai.buy({
      ...{ run: run.runId, stepKey: key, number: attempt, place },
      ...{ operation: "webSearch", seller: opened.record.type, name: "web.search" },
      ...{ units: { searches: 1 }, usd: priceOfSearch(opened.record) },
      work: () => searchWeb(wish, opened),
    });
  });
  used(usage);
  return value;
}
