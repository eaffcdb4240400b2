import { z } from "zod";
import { SubIntent } from "../../model/sub-intent.ts";
import { answerFromEvidence } from "../../prompts/answer-from-evidence.ts";
import { defineAction } from "../define-action.ts";

export const process = defineAction({
  name: "ai.process",
  summary:
    "Answer one grounded request from the passages that were found, with citations, or say that they do not hold it.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({ intent: SubIntent }),
  async run({ intent }, { run, ai, pool, language, place, used }) {
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
