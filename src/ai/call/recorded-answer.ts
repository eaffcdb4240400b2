import { z } from "zod";
import { shortHash } from "../../lib/hash.ts";
import type { Ledger } from "../../model/calls/ledger.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import type { AiCall } from "./ai-call.ts";
import { askModels } from "./ask-models.ts";
import type { Ask, AskDeps } from "./ask-models.ts";
import { priceOf } from "./price-of.ts";

/** An answer as the ledger keeps it. */
export const LedgerEntry = z.object({
  kind: z.literal("answer"),
  model: z.string(),
  text: z.string(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  tokensCached: z.number(),
  tokensReasoning: z.number(),
  finishReason: z.string(),
  price: z.number(),
  milliseconds: z.number(),
  bytesIn: z.number(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export interface AnswerDeps extends AskDeps {
  ledger: Ledger;
  /** Told of every answer, also when it turns out unusable. */
  report(usage: Usage): Promise<void>;
  /** Raised to have questions asked anew whose answers are in the ledger but led nowhere. */
  attempt?: number;
}

/** What makes this answer another one than the last, and how it is to be asked for. */
export interface AnswerTurn extends Pick<Ask<unknown>, "more" | "exhausted" | "long"> {
  number: number;
}

export interface RecordedAnswer {
  key: string;
  entry: LedgerEntry;
  usage: Usage;
}

/** An answer to a call: from the ledger if it was given before, else from a model and into the ledger. Paid for, and told. */
export async function answerOnce<Input, Output>(
  call: AiCall<Input, Output>,
  deps: AnswerDeps,
  turn: AnswerTurn,
): Promise<RecordedAnswer> {
  const { prompt, run, stepKey } = call;
  const { name, version, operation } = prompt;
  const asked = typeof call.input === "function" ? "made for each model" : call.input;
  const { attempt = 0 } = deps;
  const question = { step: stepKey, prompt: name, version, asked, number: turn.number };
  const key = shortHash(attempt === 0 ? question : { ...question, attempt }, 32);
  const callId = `${run}-${key}`;
  const recorded = await deps.ledger.find(run, key);
  if (recorded !== undefined) {
    deps.observe({ callId, run, operation, prompt: name, promptVersion: version, turn: "remembered" });
  }
  const entry = recorded === undefined ? await askAndRecord() : LedgerEntry.parse(JSON.parse(recorded));
  const usage = toUsage(call, entry, { key, currency: deps.currency });
  await deps.report(usage);
  return { key, entry, usage };

  async function askAndRecord(): Promise<LedgerEntry> {
    const ask = {
      callId,
      run,
      prompt: prompt as Prompt<Input, unknown>,
      inputFor: inputOf(call),
      signal: call.signal,
    };
    const { number: _number, ...how } = turn;
    const { card, answer, milliseconds, bytesIn } = await askModels(
      {
        ...ask,
        priority: call.priority ?? "quality",
        ...(call.avoid && { avoid: call.avoid }),
        ...(call.pictures && { pictures: call.pictures }),
        ...how,
      },
      deps,
    );
    const fresh = { ...answer, model: card.id, price: priceOf(card, answer), milliseconds, bytesIn };
    await deps.ledger.record(run, key, JSON.stringify(fresh));
    return fresh;
  }
}

function inputOf<Input, Output>({ prompt, input }: AiCall<Input, Output>): (card: ModelCard) => Input {
  return (card) =>
    prompt.input.parse(typeof input === "function" ? (input as (card: ModelCard) => Input)(card) : input);
}

function toUsage<Input, Output>(
  { run, place, prompt }: AiCall<Input, Output>,
  entry: LedgerEntry,
  { key, currency }: { key: string; currency: string },
): Usage {
  const { kind: _kind, text, finishReason: _finishReason, ...counts } = entry;
  return {
    ...{
      id: `${run}-${key}`,
      operation: prompt.operation,
      prompt: prompt.name,
      promptVersion: prompt.version,
    },
    ...{ ...counts, bytesOut: Buffer.byteLength(text), currency, ...place },
  };
}
