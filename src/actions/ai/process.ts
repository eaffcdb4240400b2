import { z } from "zod";
import type { SubIntent } from "../../model/sub-intent.ts";
import { answerFromEvidence } from "../../prompts/answer-from-evidence.ts";
import { defineAction } from "../define-action.ts";

/** The host searches first: an answer comes from the pool of its own part of the request alone. */
export const process = defineAction({
  name: "ai.process",
  summary:
    "Answer a question, compare, summarise or extract from the documents, with citations, or say that they do not hold it.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({
    instruction: z.string().min(1).describe("what to find out, in one sentence"),
    query: z.string().min(1).optional().describe("words to look for where they differ from the instruction"),
  }),
  inferParameters: ({ objective }) => ({ instruction: objective }),
  async run({ instruction }, context) {
    const { run, ai, pool, language, place, used, intent = toIntent(instruction) } = context;
    const evidence = pool.map(({ id, document, heading, quote }) => ({
      id,
      document,
      ...(heading === undefined ? {} : { heading }),
      text: quote,
    }));
    const reply = await run.step(`answer ${intent.id}`, async ({ signal, key }) => {
      const input = { intent, language, evidence };
      return ai.content({ prompt: answerFromEvidence, input, run: run.runId, stepKey: key, place, signal });
    });
    for (const usage of reply.usage) used(usage);
    if (reply.kind === "unusable") return { kind: "answered", summary: reply.complaint, answer: null };
    const { value } = reply;
    const summary = typeof value === "string" ? value : `claims: ${value.claims.length}`;
    return { kind: "answered", summary, answer: value };
  },
});

function toIntent(text: string): SubIntent {
  return { id: "task", role: "LOOKUP", grounded: true, text };
}
