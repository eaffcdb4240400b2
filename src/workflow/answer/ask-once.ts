import { z } from "zod";
import type { ReadAnswer } from "../../ai/call/ai-call.ts";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import { toJson } from "../../lib/json/to-json.ts";
import type { GroundedAnswer } from "../../model/grounding.ts";
import { answerFromEvidence } from "../../prompts/answer-from-evidence.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";
import type { RoundDeps } from "../round-deps.ts";

/** An answer with who gave it; null where none could be read. */
export type Reply = { answer: GroundedAnswer; writer: string } | null;

/** One turn of the writer. An answer that is longer than the model may write at once is written on until it is whole. */
export async function askOnce(
  { name, input }: { name: string; input: AnswerInput },
  deps: RoundDeps,
): Promise<Reply> {
  const { run, ai } = deps;
  const { round, task, action } = deps.workflow();
  const call = { prompt: answerFromEvidence, input, run: run.runId, place: { round, task, action } };
  const reply = await run.step(name, ({ signal, key }) =>
    ai.content<AnswerInput, GroundedAnswer | typeof cutOff>({ ...call, stepKey: key, signal, read }),
  );
  for (const usage of reply.usage) deps.used(usage);
  for (const complaint of reply.complaints)
    await deps.emit({ type: "answer-rejected", prompt: answerFromEvidence.name, complaint });
  if (reply.kind === "unusable") return null;
  const writer = reply.usage.at(-1)?.model ?? "";
  if (reply.value !== cutOff) return { answer: reply.value, writer };
  const generated = await ai.generate({ ...call, step: run.step });
  for (const usage of generated.usage) deps.used(usage);
  const whole = generated.complete ? read(generated.text) : undefined;
  return whole?.ok !== true || whole.value === cutOff ? null : { answer: whole.value, writer };
}

const cutOff = "cut off";

function read(text: string): ReadAnswer<GroundedAnswer | typeof cutOff> {
  const { value, status } = toJson(text);
  if (status === "hopeless") return { ok: false, complaint: "It is no JSON object." };
  if (status === "repaired") return { ok: true, value: cutOff };
  const parsed = answerFromEvidence.output.safeParse(dropNulls(value));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, complaint: z.prettifyError(parsed.error) };
}
