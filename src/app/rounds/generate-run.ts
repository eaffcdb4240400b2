import { join } from "node:path";
import { createAi } from "../../ai/ai.ts";
import type { RunFunction } from "../../engine/run-context.ts";
import { forOneRequest } from "../../extract/extract.ts";
import { GenerateRequest } from "../../model/generate.ts";
import type { Usage } from "../../model/calls/usage.ts";
import { generateFile } from "../../workflow/generate-file.ts";
import { createPublisher } from "../files/publish-file.ts";
import type { RoundParts } from "./round-run.ts";

/** Who wants to see a document grow, by run; only in the process that writes it. */
export type GrowListeners = Map<string, (grown: { answers: number; characters: number }) => void>;

/** The run function of one document that is written without a workflow. */
export function createGenerateRun(parts: RoundParts, listeners: GrowListeners): RunFunction {
  const { store, blobs, ledger, extract, clock, currency, pool, observe, look } = parts;
  const { actions, promptAnalysis, tables } = parts;
  return async (input, run) => {
    const request = GenerateRequest.parse(input);
    const { runId } = run;
    const paid = (await store.read(runId)).flatMap(({ event }) =>
      event.type === "ai-called" ? [event.usage.price] : [],
    );
    const budget = { limit: request.budget, spent: paid.reduce((sum, price) => sum + price, 0) };
    const report = (usage: Usage) => store.append(runId, `ai/${usage.id}`, { type: "ai-called", usage });
    const ai = createAi({ pool, ledger, clock, currency, budget, report, observe });
    const reading = { extract: forOneRequest(extract), blobs, tables };
    const publish = createPublisher(blobs, { data: parts.data, folder: join(parts.data, "out", runId) });
    const services = { ai, ...reading, clock, publish, look, actions, promptAnalysis };
    const onGrow = listeners.get(runId);
    return generateFile(request, { services, run, ...(onGrow && { onGrow }) });
  };
}
