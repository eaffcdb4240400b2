import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ModelCard } from "../model/calls/model-card.ts";
import type { Usage } from "../model/calls/usage.ts";
import { definePrompt } from "../prompts/define-prompt.ts";
import { createFileLedger } from "../store/ledger/file-ledger.ts";
import { createAi, createPool } from "./ai.ts";
import type { Model } from "./call/model.ts";

const card: ModelCard = {
  id: "m",
  provider: "openai",
  modelId: "m-1",
  contextLength: 1_000,
  maxTokens: 100,
  priceIn: 2,
  priceOut: 10,
  capabilities: ["text"],
  ratings: { text: { speed: 5, quality: 5, cost: 5 } },
};
const prompt = definePrompt({
  name: "greet",
  version: 3,
  operation: "text",
  input: z.object({ name: z.string() }),
  output: z.object({ greeting: z.string(), title: z.string().optional() }),
  instructions: "Reply with JSON.",
  render: ({ name }) => `Greet ${name}.`,
  maxOutputTokens: 50,
  sample: { name: "Eve" },
});

function setUp(answers: string[]) {
  const asked: string[] = [];
  const used: Usage[] = [];
  const clock = { now: () => 5 };
  const model: Model = {
    card,
    call: async ({ text }) => {
      asked.push(text.data);
      const counts = { tokensIn: 1_000, tokensOut: 100, tokensCached: 0, tokensReasoning: 0 };
      return { kind: "answer", text: answers.shift() ?? "", ...counts, finishReason: "stop" };
    },
  };
  const ai = createAi({
    pool: createPool([model], clock),
    ledger: createFileLedger(mkdtempSync(join(tmpdir(), "dossier-ai-"))),
    clock,
    currency: "CHF",
    budget: { limit: undefined, spent: 0 },
    report: async (usage) => void used.push(usage),
  });
  const call = (name: string, stepKey = "run/0") => {
    const place = { round: 1, task: 2, action: 3 };
    return ai.plan({
      prompt,
      input: { name },
      run: "run",
      stepKey,
      place,
      signal: new AbortController().signal,
    });
  };
  return { asked, used, call };
}

test("asks once and answers the same step from the ledger afterwards, at the same price", async () => {
  const { asked, used, call } = setUp(['{"greeting":"Hi Ann"}']);
  const first = await call("Ann");
  const second = await call("Ann");
  expect(second).toEqual(first);
  expect(asked).toEqual(["Greet Ann."]);
  expect(first.usage[0]).toMatchObject({
    price: 0.003,
    currency: "CHF",
    prompt: "greet",
    promptVersion: 3,
    operation: "text",
    task: 2,
  });
  expect(new Set(used.map(({ id }) => id)).size).toBe(1);
});

test("another step, or another question, is another call", async () => {
  const { asked, call } = setUp(['{"greeting":"1"}', '{"greeting":"2"}', '{"greeting":"3"}']);
  await call("Ann");
  await call("Bob");
  await call("Ann", "run/1");
  expect(asked).toEqual(["Greet Ann.", "Greet Bob.", "Greet Ann."]);
});

test("an unusable answer is asked for once more with the exact complaint, and every answer is paid for", async () => {
  const { asked, used, call } = setUp(["no json", '{"greeting":"Hi"}']);
  expect(await call("Ann")).toMatchObject({ kind: "value", value: { greeting: "Hi" }, usage: [{}, {}] });
  expect(asked[1]).toContain("Greet Ann.");
  expect(asked[1]).toMatch(/what was wrong with your last answer[^]*It is no JSON object/);
  expect(used).toHaveLength(2);
});

test("what stays unusable is told as such, with the complaint, and remembered like any answer", async () => {
  const { asked, used, call } = setUp(["no json", '{"greeting":5}']);
  const first = await call("Ann");
  expect(first).toMatchObject({ kind: "unusable", complaint: expect.stringContaining("greeting") });
  expect(await call("Ann")).toEqual(first);
  expect(asked).toHaveLength(2);
  expect(new Set(used.map(({ id }) => id)).size).toBe(2);
});

test("takes JSON out of a code fence", async () => {
  const { call } = setUp(['```json\n{"greeting":"Hi"}\n```']);
  expect(await call("Ann")).toMatchObject({ kind: "value", value: { greeting: "Hi" } });
});

test("null for what a model has nothing to say about is as if it were left out; null for what must be there is not", async () => {
  const { call, asked } = setUp(['{"greeting":"Hello","title":null}']);
  expect(await call("Eve")).toMatchObject({ kind: "value", value: { greeting: "Hello" } });
  expect(asked).toHaveLength(1);
  const other = setUp(['{"greeting":null}', '{"greeting":null}']);
  expect(await other.call("Eve")).toMatchObject({ kind: "unusable" });
});
