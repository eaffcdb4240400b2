import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { defineAction } from "../define-action.ts";
import { tellAnswered } from "../tell-answered.ts";

/** Answering is all it does: the open parts of the task, each from evidence of its own, through the gate. */
export const process = defineAction({
  name: "ai.process",
  summary:
    "Answer a question, compare, summarise, extract or compute from the documents, with citations, or say that they do not hold it.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({
    instruction: z.string().min(1).describe("what to find out, in one sentence"),
    query: z.string().min(1).optional().describe("words to look for where they differ from the instruction"),
  }),
  inferParameters: ({ objective }) => ({ instruction: objective }),
  readsContent: true,
  asks: ({ instruction, query }) => ({ instruction, ...(query !== undefined && { query }), besides: true }),
  async run(_parameters, { answered }) {
    if (answered === 0)
      throw new Failure(
        "invalid",
        "Nothing was answered: the documents hold nothing on it, or there was nothing left to find out.",
      );
    return { kind: "answered", summary: tellAnswered(answered) };
  },
});
