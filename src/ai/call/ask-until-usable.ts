import { z } from "zod";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import { toJson } from "../../lib/json/to-json.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import { fence } from "../../prompts/define-prompt.ts";
import type { AiCall, AiReply, ReadAnswer } from "./ai-call.ts";
import { answerOnce } from "./recorded-answer.ts";
import type { AnswerDeps } from "./recorded-answer.ts";

/** How often an answer may be unusable: each model is asked once more, and two models at the most. */
const mostAnswers = 4;

/** Asks for JSON of a given shape; an answer that is something else is asked for once more with the exact complaint. */
export async function askUntilUsable<Input, Output>(
  call: AiCall<Input, Output>,
  deps: AnswerDeps,
): Promise<AiReply<Output>> {
  const usage: Usage[] = [];
  const exhausted = new Set<string>();
  const complained = new Set<string>();
  const complaints: string[] = [];
  const readIt = call.read ?? ((text: string) => readAnswer(call.prompt, text));
  for (let number = 0; number < mostAnswers; number += 1) {
    const again = number === 0 ? {} : { more: complaintText(complaints.at(-1) ?? ""), exhausted };
    const { entry, usage: paid } = await answerOnce(call, deps, { number, ...again });
    usage.push(paid);
    const read = readIt(entry.text);
    if (read.ok) return { kind: "value", value: read.value, usage, complaints };
    complaints.push(read.complaint);
    if (complained.has(entry.model)) exhausted.add(entry.model);
    complained.add(entry.model);
    if (deps.pool.cards.every(({ id }) => exhausted.has(id))) break;
  }
  return { kind: "unusable", complaint: complaints.at(-1) ?? "", usage, complaints };
}

function complaintText(complaint: string): string {
  return `${fence("what was wrong with your last answer", complaint)}\nReply again, this time with exactly the JSON that is asked for.`;
}

/** Only what the text itself says counts: a value that had to be repaired may lack or invent members. */
function readAnswer<Input, Output>(prompt: Prompt<Input, Output>, text: string): ReadAnswer<Output> {
  const { value, status } = toJson(text);
  if (status === "hopeless") return { ok: false, complaint: "It is no JSON object." };
  if (status === "repaired") return { ok: false, complaint: "Its JSON is broken or cut off." };
  const parsed = prompt.output.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const said = prompt.output.safeParse(dropNulls(value));
  if (said.success) return { ok: true, value: said.data };
  return { ok: false, complaint: z.prettifyError(parsed.error) };
}
