/**
 * Calls models: renders a prompt, asks the ledger first, records what came back before anything else
 * happens, and validates it. It never extracts documents and never decides what to ask.
 */
import type { Clock } from "../lib/clock.ts";
import type { Ledger } from "../model/calls/ledger.ts";
import type { ModelCard, Priority } from "../model/calls/model-card.ts";
import type { Processed } from "../model/processed.ts";
import type { OperationType, Usage } from "../model/calls/usage.ts";
import type { Place } from "../model/workflow.ts";
import type { Prompt } from "../prompts/define-prompt.ts";
import type { AiTurn } from "../model/calls/ai-turn.ts";
import type { ModelPool } from "./call/ask-models.ts";
import { askUntilUsable } from "./call/ask-until-usable.ts";
import { generateJson } from "./long-json/generate-json.ts";
import type { GenerateCall, Generated } from "./long-json/generate-json.ts";
import { createBudget } from "./call/budget.ts";
import type { BudgetOptions } from "./call/budget.ts";
import { processDocumentsPerChunk } from "./chunks/process-per-chunk.ts";
import type { ProcessCall } from "./chunks/process-per-chunk.ts";
import { createHealthBook } from "./call/model-health.ts";
import type { ModelSettings } from "./call/registry.ts";
import { selectModels } from "./call/select-models.ts";
import type { Trouble } from "../model/calls/trouble.ts";

export interface ModelRequest<Input = unknown> {
  prompt: Prompt<Input, unknown>;
  /** The typed input beside its text: the built-in model reads this, every other one reads the text. */
  input: Input;
  /** First what never changes, then what does, so that providers can cache the beginning. */
  text: { instructions: string; data: string };
  /** The answer's JSON Schema, for models that can be held to one; none where an answer may be cut off. */
  jsonSchema?: Record<string, unknown>;
  /** How the answer begins, for models that go on from there. */
  prefill?: string;
  /** Told each piece of text as it comes; without it the answer comes whole. */
  onText?: (text: string) => void;
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
  /** Models to be asked only where no other is usable, such as the writer of what is judged. */
  avoid?: readonly string[];
  /** Which step of which run asks: the same step asking the same thing gets the recorded answer. */
  run: string;
  stepKey: string;
  place: Place;
  signal: AbortSignal;
  /** Reads an answer where more than the prompt's schema decides; by that schema alone if left out. */
  read?: (text: string) => ReadAnswer<Output>;
}

/** An answer as it can be used, or what to tell the model that gave it. */
export type ReadAnswer<Output> = { ok: true; value: Output } | { ok: false; complaint: string };

/** What came back, every answer that was paid for on the way, and what was wrong with those before it. */
export type AiReply<Output> =
  | { kind: "value"; value: Output; usage: Usage[]; complaints: string[] }
  | { kind: "unusable"; complaint: string; usage: Usage[]; complaints: string[] };

export interface Ai {
  /** The model that would be asked first, for limits that depend on it. */
  card: ModelCard;
  /** Whether any model is there for such a call at all. */
  canDo(operation: OperationType): boolean;
  /** Decides something: JSON out, no documents in. */
  plan<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
  /** Works on content that has been extracted before. */
  content<Input, Output>(call: AiCall<Input, Output>): Promise<AiReply<Output>>;
  /** Writes JSON that may be longer than one answer, answer by answer, each a durable step. */
  generate<Input, Output>(call: GenerateCall<Input, Output>): Promise<Generated>;
  /** Runs an instruction over whole documents, chunk by chunk, each a durable step. */
  processDocuments(call: ProcessCall): Promise<Processed>;
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
  /** Raised to have questions asked anew whose answers are in the ledger but led nowhere. */
  attempt?: number;
}

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
  const { createConfiguredPool } = await import("./call/open-pool.ts");
  return createConfiguredPool(settings, clock);
}

/** Listing and trying out models; loaded when asked for. */
export function loadModelList() {
  return import("./call/list-models.ts");
}

export function createAi(deps: AiDeps): Ai {
  const budget = createBudget(deps.budget);
  const answerDeps = { ...deps, budget, observe: deps.observe ?? (() => undefined) };
  const ask = <Input, Output>(call: AiCall<Input, Output>) => askUntilUsable(call, answerDeps);
  const { preferred } = deps.pool;
  const usual = { operation: "plan", priority: "quality", tokensIn: 0, maxOutputTokens: 0 } as const;
  const { order } = selectModels({ ...usual, ...(preferred && { preferred }) }, deps.pool.cards, new Map());
  const card = order[0]?.card ?? deps.pool.cards[0];
  if (card === undefined) throw new TypeError("A pool needs at least one model.");
  return {
    card,
    canDo: (operation) => deps.pool.cards.some(({ ratings }) => ratings[operation] !== undefined),
    plan: ask,
    content: ask,
    generate: (call) => generateJson(call, answerDeps),
    processDocuments: (call) => processDocumentsPerChunk(call, answerDeps),
  };
}
