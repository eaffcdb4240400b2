/**
 * Calls models: renders a prompt, asks the ledger first, records what came back before anything else
 * happens, and validates it. It never extracts documents and never decides what to ask.
 */
import type { Clock } from "../lib/clock.ts";
import { shortHash } from "../lib/hash.ts";
import { Failure } from "../model/failure.ts";
import type { Ledger } from "../model/ledger.ts";
import type { ModelCard } from "../model/model-card.ts";
import type { Usage } from "../model/usage.ts";
import type { Place } from "../model/workflow.ts";
import type { Prompt } from "../prompts/define-prompt.ts";
import { createOfflineModel } from "./offline/offline-model.ts";

export interface ModelRequest<Input = unknown> {
  prompt: Prompt<Input, unknown>;
  /** The typed input beside its text: the built-in model reads this, every other one reads `text`. */
  input: Input;
  text: string;
  signal: AbortSignal;
}

export interface ModelAnswer {
  text: string;
  tokensIn: number;
  tokensOut: number;
}

/** The one interface of every model, the built-in offline one included. */
export interface Model {
  card: ModelCard;
  call(request: ModelRequest): Promise<ModelAnswer>;
}

export interface AiCall<Input, Output> {
  prompt: Prompt<Input, Output>;
  input: Input;
  /** Which step of which run asks: the same step asking the same thing gets the recorded answer. */
  run: string;
  stepKey: string;
  place: Place;
  signal: AbortSignal;
}

export interface AiReply<Output> {
  value: Output;
  usage: Usage;
}

export interface Ai {
  /** The model that would be used, for limits that depend on it. */
  card: ModelCard;
  /** Decides something: JSON out, no documents in. */
  plan<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
  /** Works on content that has been extracted before. */
  content<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
}

export interface AiDeps {
  /** The built-in offline model if none is given. */
  model?: Model;
  ledger: Ledger;
  clock: Clock;
  currency: string;
  /** Told of every call, also when its answer turns out unusable. */
  report(usage: Usage): Promise<void>;
}

interface LedgerEntry extends ModelAnswer {
  milliseconds: number;
}

export function createAi(deps: AiDeps): Ai {
  const model = deps.model ?? createOfflineModel();
  const ask = <Input, Output>(call: AiCall<Input, Output>) => askModel(model, call, deps);
  return { card: model.card, plan: ask, content: ask };
}

async function askModel<Input, Output>(
  model: Model,
  call: AiCall<Input, Output>,
  deps: AiDeps,
): Promise<AiReply<Output>> {
  const { prompt, run, signal } = call;
  const input = prompt.input.parse(call.input);
  const text = prompt.render(input);
  const key = shortHash(
    { step: call.stepKey, model: model.card.id, prompt: prompt.name, version: prompt.version, text },
    32,
  );
  const recorded = await deps.ledger.find(run, key);
  const entry = recorded === undefined ? await askAndRecord() : (JSON.parse(recorded) as LedgerEntry);
  const usage = toUsage(model.card, call, { key, text, entry, currency: deps.currency });
  await deps.report(usage);
  return { value: readAnswer(prompt, entry.text), usage };

  async function askAndRecord(): Promise<LedgerEntry> {
    const before = deps.clock.now();
    const request = { prompt: prompt as Prompt<unknown, unknown>, input, text, signal };
    const answer = await model.call(request);
    const fresh = { ...answer, milliseconds: deps.clock.now() - before };
    await deps.ledger.record(run, key, JSON.stringify(fresh));
    return fresh;
  }
}

function toUsage(
  card: ModelCard,
  call: {
    run: string;
    place: Place;
    prompt: { name: string; version: number; operation: Usage["operation"] };
  },
  paid: { key: string; text: string; entry: LedgerEntry; currency: string },
): Usage {
  const { tokensIn, tokensOut, milliseconds } = paid.entry;
  return {
    id: `${call.run}-${paid.key}`,
    model: card.id,
    operation: call.prompt.operation,
    prompt: call.prompt.name,
    promptVersion: call.prompt.version,
    tokensIn,
    tokensOut,
    bytesIn: Buffer.byteLength(paid.text),
    bytesOut: Buffer.byteLength(paid.entry.text),
    price: (tokensIn * card.priceIn + tokensOut * card.priceOut) / 1_000_000,
    currency: paid.currency,
    milliseconds,
    ...call.place,
  };
}

function readAnswer<Input, Output>(prompt: Prompt<Input, Output>, text: string): Output {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Failure("model", `The answer to "${prompt.name}" is no JSON.`, { cause });
  }
  const parsed = prompt.output.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure("model", `The answer to "${prompt.name}" does not fit: ${parsed.error.message}`);
}
