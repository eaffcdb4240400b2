import { Failure } from "../../model/failure.ts";
import type { Ledger } from "../../model/calls/ledger.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { AiCall } from "./ai-call.ts";
import { LedgerEntry, answerOnce } from "./recorded-answer.ts";
import type { AnswerDeps } from "./recorded-answer.ts";

export interface WriteCall<Input, Output> extends AiCall<Input, Output> {
  /** Where an earlier answer was cut off, in words, and how it should begin where a model can be made to. */
  goOn?: { text: string; prefill?: string };
  /** Told each piece as it comes. */
  onText?: (text: string) => void;
}

/** Small, for a step's result: the text itself is in the ledger under the id. */
export interface WrittenAnswer {
  id: string;
  model: string;
  finishReason: string;
  usage: Usage;
}

/** One long answer, kept in the ledger as it came; whether it is whole is for the caller to find out. */
export async function writeAnswer<Input, Output>(
  call: WriteCall<Input, Output>,
  deps: AnswerDeps,
): Promise<WrittenAnswer> {
  const { goOn, onText } = call;
  const prefill = goOn?.prefill;
  const long = { ...(onText && { onText }), ...(prefill !== undefined && { prefill }) };
  const { key, entry, usage } = await answerOnce(call, deps, {
    number: 0,
    long,
    ...(goOn && { more: goOn.text }),
  });
  return { id: key, model: entry.model, finishReason: entry.finishReason, usage };
}

export async function recallAnswer(ledger: Ledger, run: string, id: string): Promise<LedgerEntry> {
  const recorded = await ledger.find(run, id);
  if (recorded !== undefined) return LedgerEntry.parse(JSON.parse(recorded));
  throw new Failure("not-found", `The AI answer ${id} of ${run} is no longer kept. Start the request again.`);
}
