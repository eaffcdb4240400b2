import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { systemClock } from "../lib/clock.ts";
import type { Clock } from "../lib/clock.ts";
import type { ModelCard } from "../model/calls/model-card.ts";
import type { Usage } from "../model/calls/usage.ts";
import { definePrompt } from "../prompts/define-prompt.ts";
import { createFileLedger } from "../store/ledger/file-ledger.ts";
import type { AiTurn } from "../model/calls/ai-turn.ts";
import { createAi } from "./ai.ts";
import { createHealthBook } from "./call/model-health.ts";
import { openModel } from "./call/open-model.ts";
import { startModelServer } from "./testing/model-server.ts";
import type { ModelReply, ModelServer } from "./testing/model-server.ts";

const prompt = definePrompt({
  name: "double",
  version: 1,
  operation: "plan",
  input: z.object({ number: z.number() }),
  output: z.object({ double: z.number() }),
  instructions: "Double the number. Reply with JSON.",
  render: ({ number }) => `number=${number}`,
  maxOutputTokens: 50,
  sample: { number: 1 },
});

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(respond: (number: number) => ModelReply): Promise<ModelServer> {
  const server = await startModelServer({
    respond: ({ body }) => respond(Number(/number=(\d+)/.exec(JSON.stringify(body))?.[1])),
  });
  servers.push(server);
  return server;
}

function card(id: string, baseUrl: string, change: Partial<ModelCard> = {}): ModelCard {
  return {
    ...{ id, provider: "openai-compatible", modelId: id, baseUrl, contextLength: 10_000, maxTokens: 1_000 },
    ...{
      priceIn: 2,
      priceOut: 10,
      capabilities: ["text"],
      ratings: { plan: { speed: 5, quality: 5, cost: 5 } },
      ...change,
    },
  };
}

function createCaller(
  cards: ModelCard[],
  { limit, clock: given = systemClock }: { limit?: number; clock?: Clock } = {},
) {
  const used: Usage[] = [];
  // a turn is told at the time that its maker read last: a second look at a clock is later
  let read = 0;
  const clock: Clock = { now: () => (read = given.now()) };
  const turns: (AiTurn & { at: number })[] = [];
  const opened = new Map(
    cards.map((one) => [one.id, openModel(one, { keys: { ANTHROPIC_API_KEY: "test-key" } })]),
  );
  const ai = createAi({
    pool: { cards, open: (one) => opened.get(one.id)!, health: createHealthBook(clock) },
    ledger: createFileLedger(mkdtempSync(join(tmpdir(), "dossier-fire-"))),
    clock,
    currency: "USD",
    budget: { limit, spent: 0 },
    report: async (usage) => void used.push(usage),
    observe: (turn) => void turns.push({ ...turn, at: read }),
  });
  const double = (number: number) => {
    const place = { round: 1, task: 0, action: 0 };
    const at = { run: "run", stepKey: `run/${number}`, place, signal: new AbortController().signal };
    return ai.plan({ prompt, input: { number }, ...at });
  };
  return { double, used, turns };
}

/** The same for the same seed. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Every ask of a model came after the end of the rest that its last trouble began. */
function asksDuringRest(turns: readonly (AiTurn & { at: number })[]): number {
  const restUntil = new Map<string, number>();
  let early = 0;
  for (const turn of turns) {
    if (turn.turn === "troubled") restUntil.set(turn.model, turn.at + (turn.retryAfterMs ?? 0));
    if (turn.turn === "answered") restUntil.delete(turn.model);
    if (turn.turn === "asked" && turn.at < (restUntil.get(turn.model) ?? 0)) early += 1;
  }
  return early;
}

test("200 calls at once against a server that fails three times in ten: none lost, none doubled, every token accounted for", async () => {
  const dice = createDice(7);
  const server = await start((number) => {
    const roll = dice();
    if (roll < 0.12) return { kind: "error", error: "rate-limit", retryAfterMs: 30 };
    if (roll < 0.22) return { kind: "error", error: "server-error", retryAfterMs: 10 };
    if (roll < 0.3) return { kind: "drop", when: roll < 0.26 ? "before" : "middle" };
    return { kind: "answer", text: JSON.stringify({ double: number * 2 }) };
  });
  const openai = card("one", server.baseUrl);
  const anthropic = card("two", server.baseUrl, { provider: "anthropic", priceIn: 3 });
  const { double, used, turns } = createCaller([openai, anthropic]);
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const replies = await Promise.all(numbers.map(double));
  expect(replies.map((reply) => reply.kind === "value" && reply.value.double)).toEqual(
    numbers.map((n) => n * 2),
  );

  const { requests, answered, tokensIn, tokensOut } = server.counts;
  const sum = (pick: (usage: Usage) => number) => used.reduce((total, usage) => total + pick(usage), 0);
  expect(used).toHaveLength(200);
  expect({ answered, tokensIn, tokensOut }).toEqual({
    answered: 200,
    tokensIn: sum((usage) => usage.tokensIn),
    tokensOut: sum((usage) => usage.tokensOut),
  });
  const priced = (model: string, priceIn: number) => {
    const mine = used.filter((usage) => usage.model === model);
    return mine.reduce(
      (total, usage) => total + (usage.tokensIn * priceIn + usage.tokensOut * 10) / 1_000_000,
      0,
    );
  };
  expect(sum(({ price }) => price)).toBeCloseTo(priced("one", 2) + priced("two", 3), 12);
  expect(requests).toBe(turns.filter(({ turn }) => turn === "asked").length);
  expect(requests).toBeGreaterThan(220);
  expect(asksDuringRest(turns)).toBe(0);
});

test("a call moves to the other wire format, the first model rests, and comes back when it is well", async () => {
  const good = (number: number): ModelReply => ({
    kind: "answer",
    text: JSON.stringify({ double: number * 2 }),
  });
  let [sick, now] = [true, 0];
  const first = await start((n) =>
    sick ? { kind: "error", error: "overloaded", retryAfterSeconds: 40 } : good(n),
  );
  const second = await start(good);
  const cards = [
    card("first", first.baseUrl, { ratings: { plan: { speed: 9, quality: 9, cost: 9 } } }),
    card("second", second.baseUrl, { provider: "anthropic" }),
  ];
  const { double, used, turns } = createCaller(cards, { clock: { now: () => now } });
  const requests = () => [first.counts.requests, second.counts.requests];
  expect(await double(1)).toMatchObject({ kind: "value", value: { double: 2 } });
  now = 39_999;
  await double(2);
  expect(requests()).toEqual([1, 2]);
  expect(second.requests.map(({ format }) => format)).toEqual(["anthropic", "anthropic"]);
  expect(turns.find(({ turn }) => turn === "troubled")).toMatchObject({
    kind: "overload",
    next: "fail-over",
  });
  now = 40_000;
  await double(3);
  expect(requests()).toEqual([2, 3]); // one probe, still sick
  sick = false;
  now = 80_000;
  await double(4);
  await double(5);
  expect(requests()).toEqual([4, 3]);
  expect(used.map(({ model }) => model)).toEqual(["second", "second", "second", "first", "first"]);
});

test("what is paid never passes the budget by more than the provider counts above our estimate", async () => {
  const tokensIn = 400; // far above the estimate for so short a prompt
  const server = await start((n) => ({
    kind: "answer",
    text: JSON.stringify({ double: n * 2 }),
    tokensIn,
    tokensOut: 50,
  }));
  const limit = 0.02;
  const { double, used, turns } = createCaller([card("one", server.baseUrl)], { limit });
  const calls = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => double(n)));
  const failures = calls.flatMap((call) =>
    call.status === "rejected" ? [call.reason as { code: string }] : [],
  );
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(["budget"]));
  const paid = used.reduce((sum, { price }) => sum + price, 0);
  const estimates = turns.flatMap((turn) => (turn.turn === "asked" ? [turn.estimatedTokensIn] : []));
  const short = estimates.reduce(
    (sum, estimate) => sum + (Math.max(0, tokensIn - estimate) * 2) / 1_000_000,
    0,
  );
  expect(used.length).toBe(server.counts.answered);
  expect(used.length).toBeGreaterThan(5);
  expect(paid).toBeLessThanOrEqual(limit + short + 1e-12);
});
