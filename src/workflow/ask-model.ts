import type { AiCall, AiReply } from "../ai/call/ai-call.ts";
import { Failure } from "../model/failure.ts";
import type { RoundDeps } from "./round-deps.ts";

/** One planning call as a durable step; answers that had to be asked for again are put on record. */
export async function askModel<Input, Output>(
  name: string,
  call: Pick<AiCall<Input, Output>, "prompt" | "input" | "read">,
  deps: RoundDeps,
): Promise<Output> {
  const { run, ai } = deps;
  const { round, task, action } = deps.workflow();
  const reply = await run.step(name, async ({ signal, key }): Promise<AiReply<Output>> => {
    const given = await ai.plan({
      ...call,
      ...{ signal, run: run.runId, stepKey: key, place: { round, task, action } },
    });
    // thrown inside the step, so that a retry asks this question again and no other
    if (given.kind === "unusable")
      throw new Failure("model", `No usable answer to "${call.prompt.name}": ${given.complaint}`);
    return given;
  });
  for (const usage of reply.usage) deps.used(usage);
  for (const complaint of reply.complaints)
    await deps.emit({ type: "answer-rejected", prompt: call.prompt.name, complaint });
  if (reply.kind === "unusable") throw new Failure("internal", "An unusable answer was recorded.");
  return reply.value;
}

/** What one placeholder of a prompt may take of the model's context: a share of it, within sensible ends. */
export function tokenShare(deps: Pick<RoundDeps, "ai">, share: number): number {
  return Math.max(500, Math.min(8_000, Math.floor(deps.ai.card.contextLength * share)));
}
