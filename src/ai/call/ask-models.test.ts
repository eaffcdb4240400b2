import { expect, test } from "vitest";
import { z } from "zod";
import { systemClock } from "../../lib/clock.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import { definePrompt } from "../../prompts/define-prompt.ts";
import { createPool } from "../ai.ts";
import type { Model, ModelRequest } from "./model.ts";
import type { AiTurn } from "../../model/calls/ai-turn.ts";
import { askModels } from "./ask-models.ts";
import { createBudget } from "./budget.ts";
import type { Trouble, TroubleKind } from "../../model/calls/trouble.ts";

const prompt = definePrompt({
  name: "greet",
  version: 1,
  operation: "plan",
  input: z.object({ name: z.string() }),
  output: z.object({ greeting: z.string() }),
  instructions: "Reply with JSON.",
  render: ({ name }) => `Greet ${name}.`,
  maxOutputTokens: 100,
  sample: { name: "Eve" },
});

function card(id: string, change: Partial<ModelCard> = {}): ModelCard {
  const quality = 9 - id.charCodeAt(0) + "a".charCodeAt(0); // a before b before c
  return {
    ...{
      id,
      provider: "openai",
      modelId: id,
      contextLength: 10_000,
      maxTokens: 1_000,
      priceIn: 0,
      priceOut: 0,
    },
    ...{ capabilities: ["text"], ratings: { plan: { speed: 5, quality, cost: 5 } }, ...change },
  };
}

/** Models that answer from a list of troubles, and well once it is used up. */
function setUp(models: { card: ModelCard; troubles?: Partial<Trouble>[] }[], limit?: number) {
  const calls: string[] = [];
  const requests: ModelRequest[] = [];
  const turns: AiTurn[] = [];
  const made = models.map(({ card: its, troubles = [] }): Model => {
    const left = [...troubles];
    return {
      card: its,
      call: async (request) => {
        calls.push(its.id);
        requests.push(request);
        const trouble = left.shift();
        if (trouble !== undefined)
          return { kind: "trouble", trouble: { kind: "server", message: "no luck", ...trouble } };
        const counts = { tokensIn: 10, tokensOut: 5, tokensCached: 0, tokensReasoning: 0 };
        return { kind: "answer", text: `from ${its.id}`, ...counts, finishReason: "stop" };
      },
    };
  });
  const pool = createPool(made, systemClock);
  const budget = createBudget({ limit, spent: 0 });
  const deps = {
    pool,
    clock: systemClock,
    budget,
    currency: "USD",
    observe: (turn: AiTurn) => void turns.push(turn),
  };
  const stop = new AbortController();
  const ask = (inputFor: (card: ModelCard) => { name: string } = () => ({ name: "Ann" })) =>
    askModels({ callId: "c", run: "r", prompt, inputFor, priority: "quality", signal: stop.signal }, deps);
  return { ask, calls, requests, turns, stop, pool };
}

test.each<TroubleKind>([
  "rate-limit",
  "overload",
  "server",
  "timeout",
  "network",
  "authentication",
  "context-overflow",
  "refused",
])("fails over to the next model on %s, and leaves alone a model whose own trouble it is", async (kind) => {
  const { ask, calls } = setUp([{ card: card("a"), troubles: [{ kind }] }, { card: card("b") }]);
  expect((await ask()).answer.text).toBe("from b");
  await ask();
  const requestsOwn = kind === "context-overflow" || kind === "refused";
  expect(calls).toEqual(requestsOwn ? ["a", "b", "a"] : ["a", "b", "b"]);
});

test("with one model it waits as long as asked and asks again", async () => {
  const { ask, calls, turns } = setUp([
    { card: card("a"), troubles: [{ kind: "rate-limit", retryAfterMs: 5 }] },
  ]);
  expect((await ask()).answer.text).toBe("from a");
  expect(calls).toEqual(["a", "a"]);
  expect(turns.map(({ turn }) => turn)).toEqual(["selected", "asked", "troubled", "asked", "answered"]);
  expect(turns[2]).toMatchObject({ kind: "rate-limit", retryAfterMs: 5, next: "ask-again" });
});

test("gives up after four tries, naming each model and what it said", async () => {
  const troubles = Array.from({ length: 9 }, () => ({ retryAfterMs: 1 }));
  const { ask, calls } = setUp([{ card: card("a"), troubles }]);
  const failure = { code: "unavailable", message: 'No model could answer "greet". a: server, no luck.' };
  await expect(ask()).rejects.toMatchObject(failure);
  expect(calls).toHaveLength(4);
});

test("says what is wrong when no model fits the request", async () => {
  const { ask, calls } = setUp([{ card: card("a", { contextLength: 50 }) }]);
  await expect(ask()).rejects.toMatchObject({
    code: "limit",
    message: expect.stringMatching(/a: needs about \d+ tokens, holds 50/),
  });
  expect(calls).toEqual([]);
});

test("wrong keys everywhere are a matter of configuration", async () => {
  const { ask } = setUp([
    { card: card("a"), troubles: [{ kind: "authentication", message: "invalid key" }] },
  ]);
  await expect(ask()).rejects.toMatchObject({ code: "configuration" });
});

test("the request is made anew for each model", async () => {
  const { ask, requests } = setUp([
    { card: card("a", { maxTokens: 20 }), troubles: [{}] },
    { card: card("b", { contextLength: 500 }) },
  ]);
  await ask(({ contextLength }) => ({
    name: contextLength > 1_000 ? "everybody in this long list" : "the rest",
  }));
  expect(requests.map(({ text, maxOutputTokens }) => [text.data, maxOutputTokens])).toEqual([
    ["Greet everybody in this long list.", 20],
    ["Greet the rest.", 100],
  ]);
});

test("a model that is too dear is passed over for one that can be paid, and nobody is asked when none can", async () => {
  const dear = { card: card("a", { priceOut: 1_000_000 }) };
  const cheap = { card: card("b", { priceOut: 10 }) };
  const rich = setUp([dear, cheap], 1);
  expect((await rich.ask()).card.id).toBe("b");
  const poor = setUp([dear, cheap], 0.0001);
  await expect(poor.ask()).rejects.toMatchObject({
    code: "budget",
    message: expect.stringContaining("larger --budget"),
  });
  expect(poor.calls).toEqual([]);
});

test("says why each model was chosen, in order", async () => {
  const { ask, turns } = setUp([{ card: card("b") }, { card: card("a") }]);
  await ask();
  expect(turns[0]).toMatchObject({
    turn: "selected",
    order: [
      { model: "a", reason: "rated 9 for plan by quality" },
      { model: "b", reason: "rated 8 for plan by quality" },
    ],
  });
});

test("stops waiting when the signal fires", async () => {
  const { ask, stop } = setUp([
    { card: card("a"), troubles: [{ kind: "rate-limit", retryAfterMs: 60_000 }] },
  ]);
  const asking = ask();
  stop.abort(new Error("stopped by the user"));
  await expect(asking).rejects.toThrow("stopped by the user");
});
