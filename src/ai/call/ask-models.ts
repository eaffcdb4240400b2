import { smallest } from "../../lib/largest.ts";
import type { Clock } from "../../lib/clock.ts";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import { Failure } from "../../model/failure.ts";
import type { ModelCard, Priority } from "../../model/calls/model-card.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import type { Model, ModelAnswer, ModelPicture, ModelRequest } from "./model.ts";
import type { AiTurn } from "../../model/calls/ai-turn.ts";
import { tooDear } from "./budget.ts";
import type { Budget } from "./budget.ts";
import type { HealthBook } from "./model-health.ts";
import { priceOf } from "./price-of.ts";
import { selectModels } from "./select-models.ts";
import type { Choice } from "./select-models.ts";
import type { Trouble, TroubleKind } from "../../model/calls/trouble.ts";

/** The models that may be used, opened when first needed. */
export interface ModelPool {
  cards: readonly ModelCard[];
  open(card: ModelCard): Promise<Model>;
  health: HealthBook;
  /** A model that somebody asked for by name. */
  preferred?: string;
}

export interface Ask<Input> {
  callId: string;
  run: string;
  prompt: Prompt<Input, unknown>;
  /** Made anew for each model, so that a caller can fit what is left to its size. */
  inputFor(card: ModelCard): Input;
  priority: Priority;
  /** Pictures that go along. */
  pictures?: readonly ModelPicture[];
  /** Said after the prompt: what was wrong with an earlier answer, or where to go on. */
  more?: string;
  /** Whom to ask only where nobody else can be. */
  avoid?: readonly string[];
  /** Whom to ask no more. */
  exhausted?: ReadonlySet<string>;
  /** For an answer that may be as long as the model can write, and be cut off there. */
  long?: { onText?: (text: string) => void; prefill?: string };
  signal: AbortSignal;
}

export interface AskDeps {
  pool: ModelPool;
  clock: Clock;
  budget: Budget;
  currency: string;
  observe: (turn: AiTurn) => void;
}

export interface AskedModel {
  card: ModelCard;
  answer: ModelAnswer;
  milliseconds: number;
  bytesIn: number;
}

const passing: ReadonlySet<TroubleKind> = new Set(["rate-limit", "overload", "server", "timeout", "network"]);
const triesEach = 4;
const longestWaitMs = 180_000;

interface Attempts {
  tries: Map<string, number>;
  troubles: Map<string, Trouble>;
  waitedMs: number;
}

/** Asks one model after the other until one answers: the best that is well, fits, and can be paid for. */
export async function askModels<Input>(asked: Ask<Input>, deps: AskDeps): Promise<AskedModel> {
  const ask = { ...asked, rendered: createRenderer(asked) };
  const attempts: Attempts = { tries: new Map(), troubles: new Map(), waitedMs: 0 };
  for (let first = true; ; first = false) {
    ask.signal.throwIfAborted();
    const choice = choose(ask, deps, { attempts, tell: first });
    if (choice.kind === "give-up") throw choice.failure;
    if (choice.kind === "wait") {
      await waitForRest(choice.ms, { attempts, ask, deps });
      continue;
    }
    const { card } = choice;
    if (!deps.pool.health.mayCall(card.id)) continue;
    const result = await askOne(ask, card, deps);
    if (result.kind === "answer") return result.asked;
    noteTrouble({ ask, deps, attempts }, card, result);
  }
}

type Going<Input> = Ask<Input> & { rendered: (card: ModelCard) => Rendered };

type Next =
  | { kind: "ask"; card: ModelCard }
  | { kind: "wait"; ms: number }
  | { kind: "give-up"; failure: Failure };

function choose<Input>(
  ask: Going<Input>,
  deps: AskDeps,
  { attempts, tell }: { attempts: Attempts; tell: boolean },
): Next {
  const { pool, clock, budget, currency, observe } = deps;
  const [anyone] = pool.cards;
  if (anyone === undefined)
    return { kind: "give-up", failure: new Failure("configuration", "There is no model to ask.") };
  const request = {
    operation: ask.prompt.operation,
    priority: ask.priority,
    tokensIn: ask.rendered(anyone).tokensIn,
    maxOutputTokens: ask.prompt.maxOutputTokens,
    ...(pool.preferred === undefined ? {} : { preferred: pool.preferred }),
    ...(ask.avoid && { avoid: ask.avoid }),
  };
  const open = pool.cards.filter(
    ({ id }) => (attempts.tries.get(id) ?? 0) < triesEach && ask.exhausted?.has(id) !== true,
  );
  const { order, resting, unfit } = selectModels(request, open, pool.health.now());
  if (tell)
    observe({
      ...factsOf(ask),
      turn: "selected",
      order: order.map(({ card, reason }) => ({ model: card.id, reason })),
    });
  const payable = order.find(({ card }) => budget.fits(ask.rendered(card).price));
  if (payable !== undefined) return { kind: "ask", card: payable.card };
  const [dear] = order;
  if (dear !== undefined) {
    return { kind: "give-up", failure: tooDear(budget.left(), ask.rendered(dear.card).price, currency) };
  }
  const soonest = smallest(resting.map(({ until }) => until)) - clock.now();
  if (resting.length > 0 && soonest + attempts.waitedMs <= longestWaitMs)
    return { kind: "wait", ms: Math.max(1, soonest) };
  return { kind: "give-up", failure: explain(ask, attempts, [...unfit, ...resting]) };
}

async function waitForRest<Input>(
  ms: number,
  { attempts, ask, deps }: { attempts: Attempts; ask: Ask<Input>; deps: AskDeps },
): Promise<void> {
  const before = deps.clock.now();
  await deps.pool.health.change(ms, ask.signal);
  attempts.waitedMs += deps.clock.now() - before;
}

type OneAsked =
  | { kind: "answer"; asked: AskedModel }
  | { kind: "trouble"; trouble: Trouble; milliseconds: number };

async function askOne<Input>(ask: Going<Input>, card: ModelCard, deps: AskDeps): Promise<OneAsked> {
  const { pool, clock, budget, observe, currency } = deps;
  const { request, bytesIn, tokensIn, price } = ask.rendered(card);
  const facts = { ...factsOf(ask), model: card.id, provider: card.provider };
  observe({ ...facts, turn: "asked", bytesIn, estimatedTokensIn: tokensIn });
  const settle = budget.reserve(price);
  const before = clock.now();
  let paid = 0;
  try {
    const model = await pool.open(card);
    const result = await model.call(request);
    const milliseconds = clock.now() - before;
    if (result.kind === "trouble") return { kind: "trouble", trouble: result.trouble, milliseconds };
    pool.health.wentWell(card.id);
    paid = priceOf(card, result);
    const { kind: _kind, text, ...counts } = result;
    observe({
      ...facts,
      ...counts,
      turn: "answered",
      milliseconds,
      bytesOut: Buffer.byteLength(text),
      price: paid,
      currency,
    });
    return { kind: "answer", asked: { card, answer: result, milliseconds, bytesIn } };
  } catch (error) {
    pool.health.wasDropped(card.id);
    throw error;
  } finally {
    settle(paid);
  }
}

function noteTrouble<Input>(
  { ask, deps, attempts }: { ask: Ask<Input>; deps: AskDeps; attempts: Attempts },
  card: ModelCard,
  { trouble, milliseconds }: { trouble: Trouble; milliseconds: number },
): void {
  deps.pool.health.wentWrong(card.id, trouble);
  const tries = passing.has(trouble.kind) ? (attempts.tries.get(card.id) ?? 0) + 1 : triesEach;
  attempts.tries.set(card.id, tries);
  attempts.troubles.set(card.id, trouble);
  const others = deps.pool.cards.some(
    ({ id }) => id !== card.id && (attempts.tries.get(id) ?? 0) < triesEach,
  );
  const { kind, message, retryAfterMs } = trouble;
  deps.observe({
    ...{
      ...factsOf(ask),
      model: card.id,
      provider: card.provider,
      turn: "troubled",
      milliseconds,
      kind,
      message,
    },
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    next: others ? "fail-over" : tries < triesEach ? "ask-again" : "give-up",
  });
}

function factsOf<Input>({ callId, run, prompt }: Ask<Input>) {
  return { callId, run, operation: prompt.operation, prompt: prompt.name, promptVersion: prompt.version };
}

/** What providers count for a picture of the size that is sent, at most. */
const tokensOfPicture = 3_000;

interface Rendered {
  request: ModelRequest;
  tokensIn: number;
  bytesIn: number;
  /** The most the call can cost, but for input that the provider counts higher than we do. */
  price: number;
}

/** Renders the request for a model once, however often it is looked at. */
function createRenderer<Input>({
  prompt,
  signal,
  more,
  long,
  inputFor,
  pictures,
}: Ask<Input>): (card: ModelCard) => Rendered {
  const known = new Map<string, Rendered>();
  const modeOf = (card: ModelCard): Pick<ModelRequest, "jsonSchema" | "prefill" | "onText"> => {
    if (long === undefined) return { jsonSchema: prompt.jsonSchema() };
    const { onText, prefill } = long;
    const begins = prefill !== undefined && card.capabilities.includes("prefill");
    return { ...(onText && { onText }), ...(begins && { prefill }) };
  };
  const render = (card: ModelCard): Rendered => {
    const input = inputFor(card);
    const again = more === undefined ? "" : `\n\n${more}`;
    const text = { instructions: prompt.instructions, data: `${prompt.render(input)}${again}` };
    const maxOutputTokens =
      long === undefined ? Math.min(prompt.maxOutputTokens, card.maxTokens) : card.maxTokens;
    const seen = (pictures?.length ?? 0) * tokensOfPicture;
    const tokensIn = estimateTokens(text.instructions) + estimateTokens(text.data) + seen;
    return {
      request: {
        prompt: prompt as Prompt<unknown, unknown>,
        input,
        text,
        maxOutputTokens,
        signal,
        ...modeOf(card),
        ...(pictures && { pictures }),
      },
      tokensIn,
      bytesIn: Buffer.byteLength(text.instructions) + Buffer.byteLength(text.data),
      price: (tokensIn * card.priceIn + maxOutputTokens * card.priceOut) / 1_000_000,
    };
  };
  return (card) => {
    const rendered = known.get(card.id) ?? render(card);
    known.set(card.id, rendered);
    return rendered;
  };
}

function explain<Input>({ prompt }: Ask<Input>, { troubles }: Attempts, others: readonly Choice[]): Failure {
  const told = [...troubles].map(
    ([model, { kind, message }]) => `${model}: ${kind}, ${message.replace(/(?<![.\s])[.\s]+$/, "")}`,
  );
  const rest = others
    .filter(({ card }) => !troubles.has(card.id))
    .map(({ card, reason }) => `${card.id}: ${reason}`);
  const kinds = new Set([...troubles.values()].map(({ kind }) => kind));
  const message = `No model could answer "${prompt.name}". ${[...told, ...rest].join("; ")}.`;
  if (kinds.size === 1 && kinds.has("authentication")) return new Failure("configuration", message);
  if (troubles.size === 0 || (kinds.size === 1 && kinds.has("context-overflow")))
    return new Failure("limit", message);
  // what every model there is declines to do, none of them will do later
  const isDeclined = kinds.size === 1 && kinds.has("refused") && rest.length === 0;
  return new Failure(isDeclined ? "unsupported" : "unavailable", message);
}
