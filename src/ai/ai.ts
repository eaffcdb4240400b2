/**
 * Calls models: renders a prompt, asks the ledger first, records what came back before anything else
 * happens, and validates it. It never extracts documents and never decides what to ask.
 */
import type { Clock } from "../lib/clock.ts";
import type { ModelCard } from "../model/calls/model-card.ts";
import type { Processed } from "../model/processed.ts";
import type { OperationType, Usage } from "../model/calls/usage.ts";
import type { AiCall, AiReply } from "./call/ai-call.ts";
import type { ModelPool } from "./call/ask-models.ts";
import { askUntilUsable } from "./call/ask-until-usable.ts";
import { generateJson } from "./long-json/generate-json.ts";
import type { GenerateCall, Generated } from "./long-json/generate-json.ts";
import { createBudget } from "./call/budget.ts";
import { buy } from "./call/buy.ts";
import type { Purchase } from "./call/buy.ts";
import type { BudgetOptions } from "./call/budget.ts";
import { processDocumentsPerChunk } from "./chunks/process-per-chunk.ts";
import type { ProcessCall } from "./chunks/process-call.ts";
import { drawImages } from "./images/draw-images.ts";
import type { DrawCall, Drawn } from "./images/draw-images.ts";
import type { Model } from "./call/model.ts";
import { createHealthBook } from "./call/model-health.ts";
import type { AnswerDeps } from "./call/recorded-answer.ts";
import type { ModelSettings } from "./call/registry.ts";
import { selectModels } from "./call/select-models.ts";

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
  /** Draws pictures; called inside a step. */
  draw(call: DrawCall): Promise<Drawn>;
  /** Something that is charged by the piece, within the same budget; called inside a step. */
  buy<T>(purchase: Purchase<T>): Promise<{ value: T; usage: Usage }>;
}

export interface AiDeps extends Omit<AnswerDeps, "budget" | "observe"> {
  budget: BudgetOptions;
  observe?: AnswerDeps["observe"];
  /** How many units of the currency a US dollar is; 1 if left out. */
  usdRate?: number;
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
    canDo: (operation) => selectModels({ ...usual, operation }, deps.pool.cards, new Map()).order.length > 0,
    plan: ask,
    content: ask,
    generate: (call) => generateJson(call, answerDeps),
    processDocuments: (call) => processDocumentsPerChunk(call, answerDeps),
    draw: (call) => drawImages(call, answerDeps),
    buy: (purchase) => buy(purchase, { ...answerDeps, usdRate: deps.usdRate ?? 1 }),
  };
}
