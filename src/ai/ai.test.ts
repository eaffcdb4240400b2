import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ModelCard } from "../model/model-card.ts";
import type { Usage } from "../model/usage.ts";
import { definePrompt } from "../prompts/define-prompt.ts";
import { createFileLedger } from "../store/file-ledger.ts";
import { createAi } from "./ai.ts";

const card: ModelCard = {
  id: "m",
  provider: "test",
  modelId: "m-1",
  contextLength: 1_000,
  maxTokens: 100,
  priceIn: 2,
  priceOut: 10,
  capabilities: ["text"],
  ratings: {},
};
const prompt = definePrompt({
  name: "greet",
  version: 3,
  operation: "text",
  input: z.object({ name: z.string() }),
  output: z.object({ greeting: z.string() }),
  render: ({ name }) => `Greet ${name}.`,
});

function setUp(answers: string[]) {
  const asked: string[] = [];
  const used: Usage[] = [];
  const ai = createAi({
    model: {
      card,
      call: async ({ text }) => {
        asked.push(text);
        return { text: answers.shift() ?? "", tokensIn: 1_000, tokensOut: 100 };
      },
    },
    ledger: createFileLedger(mkdtempSync(join(tmpdir(), "dossier-ai-"))),
    clock: { now: () => 5 },
    currency: "CHF",
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
  expect(first.usage).toMatchObject({
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

test("an unusable answer is paid for, reported, and refused with the prompt's name", async () => {
  const { used, call } = setUp(["no json", '{"greeting":5}']);
  await expect(call("Ann")).rejects.toMatchObject({
    code: "model",
    message: expect.stringContaining('"greet" is no JSON'),
  });
  await expect(call("Bob")).rejects.toMatchObject({
    code: "model",
    message: expect.stringContaining("does not fit"),
  });
  expect(used).toHaveLength(2);
});
