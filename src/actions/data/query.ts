import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { defineAction } from "../define-action.ts";
import { tellAnswered } from "../tell-answered.ts";

/** Answers open parts by computing over tables: the plan is run before anybody is asked, and its result is cited cell by cell. */
export const query = defineAction({
  name: "data.query",
  summary:
    "Answer by computing over the tables of the documents: counts, sums, averages, shares, changes, largest and smallest, groups, filters and joins over many rows, each result traced to its cells.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({
    instruction: z.string().min(1).describe("what to find out, in one sentence"),
    plan: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        "a query plan { from, join, where, groupBy, aggregates, derive, orderBy, limit }, where the tables are known",
      ),
  }),
  inferParameters: ({ objective }) => ({ instruction: objective }),
  readsContent: true,
  asks: ({ instruction, plan }) => ({ instruction, ...(plan !== undefined && { plan }), besides: true }),
  async run(_parameters, { answered }) {
    if (answered === 0)
      throw new Failure(
        "invalid",
        "Nothing was computed: the tables of the documents hold nothing on it, or there was nothing left to find out.",
      );
    return { kind: "answered", summary: tellAnswered(answered) };
  },
});
