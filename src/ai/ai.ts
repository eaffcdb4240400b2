/**
 * Calls models: renders a prompt, asks the ledger first, records what came back before anything else
 * happens, and validates it. It never extracts documents and never decides what to ask.
 */
import { z } from "zod";
import type { Clock } from "../lib/clock.ts";
import { shortHash } from "../lib/hash.ts";
import type { Ledger } from "../model/ledger.ts";
import type { ModelCard, Priority } from "../model/model-card.ts";
import type { Usage } from "../model/usage.ts";
import type { Place } from "../model/workflow.ts";
import type { Prompt } from "../prompts/define-prompt.ts";
import { fence } from "../prompts/define-prompt.ts";
import type { AiTurn } from "../model/ai-turn.ts";
import { askModels } from "./ask-models.ts";
import type { ModelPool } from "./ask-models.ts";
import { createBudget } from "./budget.ts";
import type { BudgetOptions } from "./budget.ts";
import { createHealthBook } from "./model-health.ts";
import type { ModelSettings } from "./registry.ts";
import { selectModels } from "./select-models.ts";
import { priceOf } from "./price-of.ts";
import type { Trouble } from "../model/trouble.ts";

export interface ModelRequest<Input = unknown> {
  prompt: Prompt<Input, unknown>;
  /** The typed input beside its text: the built-in model reads this, every other one reads the text. */
  input: Input;
  /** First what never changes, then what does, so that providers can cache the beginning. */
  text: { instructions: string; data: string };
  /** The answer's JSON Schema, for models that can be held to one. */
  jsonSchema: Record<string, unknown>;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer {
  kind: "answer";
  text: string;
  tokensIn: number;
  tokensOut: number;
  tokensCached: number;
  tokensReasoning: number;
  finishReason: string;
}

/** The one interface of every model, the built-in offline one included. It throws only when the signal fires. */
export interface Model {
  card: ModelCard;
  call(request: ModelRequest): Promise<ModelAnswer | { kind: "trouble"; trouble: Trouble }>;
}

export interface AiCall<Input, Output> {
  prompt: Prompt<Input, Output>;
  /** As it is, or made for the model at hand: what is left of a long content is re-sized when the model changes. */
  input: Input | ((card: ModelCard) => Input);
  priority?: Priority;
  /** Which step of which run asks: the same step asking the same thing gets the recorded answer. */
  run: string;
  stepKey: string;
  place: Place;
  signal: AbortSignal;
}

/** What came back, and every answer that was paid for on the way. */
export type AiReply<Output> =
  | { kind: "value"; value: Output; usage: Usage[] }
  | { kind: "unusable"; complaint: string; usage: Usage[] };

export interface Ai {
  /** The model that would be asked first, for limits that depend on it. */
  card: ModelCard;
  /** Decides something: JSON out, no documents in. */
  plan<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
  /** Works on content that has been extracted before. */
  content<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
}

export interface AiDeps {
  pool: ModelPool;
  ledger: Ledger;
  clock: Clock;
  currency: string;
  budget: BudgetOptions;
  /** Told of every answer, also when it turns out unusable. */
  report(usage: Usage): Promise<void>;
  observe?: (turn: AiTurn) => void;
}

/** An answer as the ledger keeps it. */
const LedgerEntry = z.object({
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
type LedgerEntry = z.infer<typeof LedgerEntry>;

/** How often an answer may be unusable: once from each of two models, each asked again once. */
const mostAnswers = 4;

/** A pool of ready models, for tests and for models of one's own. */
export function createPool(models: readonly Model[], clock: Clock): ModelPool {
  const open = async ({ id }: ModelCard) => {
    const found = models.find(({ card }) => card.id === id);
    if (found === undefined) throw new Error(`There is no model ${id} in this pool.`);
    return found;
  };
  return { cards: models.map(({ card }) => card), open, health: createHealthBook(clock) };
}

/** The models that the settings make usable; providers are loaded when they are first needed. */
export async function openPool(settings: ModelSettings, clock: Clock): Promise<ModelPool> {
  const { createConfiguredPool } = await import("./open-pool.ts");
  return createConfiguredPool(settings, clock);
}

/** Listing and trying out models; loaded when asked for. */
export function loadModelList() {
  return import("./list-models.ts");
}

export function createAi(deps: AiDeps): Ai {
  const budget = createBudget(deps.budget);
  const askDeps = { ...deps, budget, observe: deps.observe ?? (() => undefined) };
  const ask = <Input, Output>(call: AiCall<Input, Output>) => askUntilUsable(call, askDeps);
  const { preferred } = deps.pool;
  const usual = { operation: "plan", priority: "quality", tokensIn: 0, maxOutputTokens: 0 } as const;
  const { order } = selectModels({ ...usual, ...(preferred && { preferred }) }, deps.pool.cards, new Map());
  const card = order[0]?.card ?? deps.pool.cards[0];
  if (card === undefined) throw new TypeError("A pool needs at least one model.");
  return { card, plan: ask, content: ask };
}

type Deps = Omit<AiDeps, "budget" | "observe"> & Parameters<typeof askModels>[1];

async function askUntilUsable<Input, Output>(
  call: AiCall<Input, Output>,
  deps: Deps,
): Promise<AiReply<Output>> {
  const usage: Usage[] = [];
  const exhausted = new Set<string>();
  const complained = new Set<string>();
  let complaint = "";
  for (let number = 0; number < mostAnswers; number += 1) {
    const entry = await answerOnce(call, deps, { number, complaint, complained, exhausted });
    const paid = toUsage(call, entry.value, { key: entry.key, currency: deps.currency });
    usage.push(paid);
    await deps.report(paid);
    const read = readAnswer(call.prompt, entry.value.text);
    if (read.ok) return { kind: "value", value: read.value, usage };
    complaint = read.complaint;
    if (complained.has(entry.value.model)) exhausted.add(entry.value.model);
    complained.add(entry.value.model);
    if (deps.pool.cards.every(({ id }) => exhausted.has(id))) break;
  }
  return { kind: "unusable", complaint, usage };
}

interface Round {
  number: number;
  complaint: string;
  complained: ReadonlySet<string>;
  exhausted: ReadonlySet<string>;
}

/** The number-th answer to a call: from the ledger if it was given before, else from a model and into the ledger. */
async function answerOnce<Input, Output>(
  call: AiCall<Input, Output>,
  deps: Deps,
  round: Round,
): Promise<{ key: string; value: LedgerEntry }> {
  const { prompt, run, stepKey, signal } = call;
  const inputFor = (card: ModelCard) =>
    prompt.input.parse(
      typeof call.input === "function" ? (call.input as (card: ModelCard) => Input)(card) : call.input,
    );
  const asked = typeof call.input === "function" ? "made for each model" : call.input;
  const key = shortHash(
    { step: stepKey, prompt: prompt.name, version: prompt.version, asked, number: round.number },
    32,
  );
  const callId = `${run}-${key}`;
  const facts = {
    callId,
    run,
    operation: prompt.operation,
    prompt: prompt.name,
    promptVersion: prompt.version,
  };
  const recorded = await deps.ledger.find(run, key);
  if (recorded !== undefined) {
    deps.observe({ ...facts, turn: "remembered" });
    return { key, value: LedgerEntry.parse(JSON.parse(recorded)) };
  }
  const text = complaintText(round.complaint);
  const complaint = round.number === 0 ? {} : { complaint: { text, exhausted: round.exhausted } };
  const priority = call.priority ?? "quality";
  const { card, answer, milliseconds, bytesIn } = await askModels(
    { callId, run, prompt: prompt as Prompt<Input, unknown>, inputFor, priority, signal, ...complaint },
    deps,
  );
  const value = { ...answer, model: card.id, price: priceOf(card, answer), milliseconds, bytesIn };
  await deps.ledger.record(run, key, JSON.stringify(value));
  return { key, value };
}

function complaintText(complaint: string): string {
  return `${fence("what was wrong with your last answer", complaint)}\nReply again, this time with exactly the JSON that is asked for.`;
}

function toUsage<Input, Output>(
  { run, place, prompt }: AiCall<Input, Output>,
  entry: LedgerEntry,
  { key, currency }: { key: string; currency: string },
): Usage {
  const { model, tokensIn, tokensOut, tokensCached, tokensReasoning, price, milliseconds, bytesIn } = entry;
  const bytesOut = Buffer.byteLength(entry.text);
  return {
    ...{
      id: `${run}-${key}`,
      model,
      operation: prompt.operation,
      prompt: prompt.name,
      promptVersion: prompt.version,
    },
    ...{
      tokensIn,
      tokensOut,
      tokensCached,
      tokensReasoning,
      bytesIn,
      bytesOut,
      price,
      currency,
      milliseconds,
      ...place,
    },
  };
}

type Read<Output> = { ok: true; value: Output } | { ok: false; complaint: string };

function readAnswer<Input, Output>(prompt: Prompt<Input, Output>, text: string): Read<Output> {
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text));
  } catch (error) {
    return {
      ok: false,
      complaint: `It is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  const parsed = prompt.output.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, complaint: z.prettifyError(parsed.error) };
}

/** Models like to wrap JSON in a code fence, however they are asked. */
function withoutFence(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
}
