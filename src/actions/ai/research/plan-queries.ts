import type { AiReply } from "../../../ai/call/ai-call.ts";
import { Failure } from "../../../model/failure.ts";
import { planSearch } from "../../../prompts/plan-search.ts";
import type { PlannedSearch } from "../../../prompts/plan-search.ts";
import type { ActionContext } from "../../action-context.ts";

export type PlannedQuery = PlannedSearch["queries"][number];

export interface QueryWish {
  objective: string;
  parts: readonly { id: string; text: string }[];
}

const mostPerPart = 5;

/** One planning call for the queries of all parts; a part that it forgot is searched for in its own words. */
export async function planQueries(
  { objective, parts }: QueryWish,
  { run, ai, place, used, request, language, today }: ActionContext,
): Promise<PlannedQuery[]> {
  const asked = parts.map(({ id, text }) => ({ id, text }));
  const input = { request, language, today, objective, parts: asked };
  const reply = await run.step("plan search", async ({ signal, key }): Promise<AiReply<PlannedSearch>> => {
    const given = await ai.plan({ prompt: planSearch, input, signal, run: run.runId, stepKey: key, place });
    if (given.kind === "unusable")
      throw new Failure("model", `No usable answer to "${planSearch.name}": ${given.complaint}`);
    return given;
  });
  for (const usage of reply.usage) used(usage);
  if (reply.kind === "unusable") throw new Failure("internal", "An unusable answer was recorded.");
  const { queries } = reply.value;
  return parts.flatMap(({ id, text }) => {
    const own = unique(queries.filter(({ part }) => part === id || parts.length === 1)).slice(0, mostPerPart);
    const planned = own.map((query) => ({ ...query, part: id }));
    return planned.length > 0 ? planned : [{ part: id, query: text.slice(0, longestQuery) }];
  });
}

const longestQuery = 200;

function unique(queries: readonly PlannedQuery[]): PlannedQuery[] {
  const seen = new Set<string>();
  return queries.filter(({ query }) => {
    const words = query.toLowerCase().split(/\s+/).toSorted().join(" ");
    return !seen.has(words) && seen.add(words);
  });
}
