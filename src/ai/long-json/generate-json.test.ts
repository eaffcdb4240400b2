import { expect, test } from "vitest";
import { systemClock } from "../../lib/clock.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import { writeDocument } from "../../prompts/write-document.ts";
import { createAi, createPool } from "../ai.ts";
import type { Model, ModelRequest } from "../call/model.ts";

const card: ModelCard = {
  ...{ id: "best", provider: "openai", modelId: "m", contextLength: 100_000, maxTokens: 4_000 },
  ...{ priceIn: 0, priceOut: 0, capabilities: ["text", "prefill"] },
  ratings: { documentGenerate: { speed: 5, quality: 9, cost: 5 } },
};
const second = { ...card, id: "second", ratings: { documentGenerate: { speed: 5, quality: 8, cost: 5 } } };

const rows = Array.from({ length: 12 }, (_, n) => [`brick ${n}`, n]);
const document = {
  metadata: { title: "Bricks", language: "en" },
  sections: [{ id: "t", content_type: "table", elements: [{ headers: ["A", "B"], rows }] }],
};
const whole = JSON.stringify(document);
/** In the middle of a row, and of its text. */
const half = whole.slice(0, whole.indexOf("ick 6"));
const rest = whole.slice(half.length);

/** What comes of these answers, given in turn by whichever model is asked; the last one is given for ever. */
async function generate(answers: readonly string[], cards: readonly ModelCard[] = [card]) {
  const asked: { model: string; data: string; request: ModelRequest }[] = [];
  const kept = new Map<string, string>();
  const models = cards.map((its): Model => {
    return {
      card: its,
      async call(request) {
        asked.push({ model: its.id, data: request.text.data, request });
        const text = answers[asked.length - 1] ?? answers.at(-1) ?? "";
        const counts = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0 };
        return { kind: "answer", text, ...counts, finishReason: "stop" };
      },
    };
  });
  const ai = createAi({
    ...{ pool: createPool(models, systemClock), clock: systemClock, currency: "CHF" },
    ...{ budget: { limit: undefined, spent: 0 }, report: async () => undefined },
    ledger: {
      find: async (run, key) => kept.get(`${run}/${key}`),
      record: async (run, key, body) => void kept.set(`${run}/${key}`, body),
      forget: async () => undefined,
    },
  });
  const result = await ai.generate({
    ...{ prompt: writeDocument, run: "run", place: { round: 0, task: 0, action: 0 } },
    input: { instruction: "Write.", language: "en", content: [] },
    step: (name, work) => work({ signal: new AbortController().signal, key: name }),
  });
  return { result, asked };
}

test.each([
  ["empty answers", ["", "  ", "\n"]],
  ["the same answer again", [half, half, half]],
  ["an answer that was cut and comes again, and empty ones", ["", half, ""]],
  ["remarks", ["I am done.", "Is there anything else?", "As I said."]],
])("three answers without anything new do not end it: %s", async (_, useless) => {
  const { result, asked } = await generate([half, ...useless, rest]);
  expect(result).toMatchObject({ complete: true, answers: 5, text: whole });
  // each is asked for in another way
  expect(new Set(asked.slice(1).map(({ data }) => data)).size).toBe(4);
});

test("four do: what there is stays, and it is said", async () => {
  const { result } = await generate([half, "", "", "", "", rest]);
  expect(result).toMatchObject({ complete: false, answers: 5, text: half });
  expect(result.reason).toContain("nothing new in 4 answers");
});

test("each answer that brings something new begins the count again", async () => {
  const third = half.slice(0, -60);
  const { result } = await generate([third, "", "", "", half.slice(third.length), "", "", "", rest]);
  expect(result).toMatchObject({ complete: true, answers: 9, text: whole });
});

test("the fourth time another model is asked, if there is one", async () => {
  const { result, asked } = await generate([half, "", "", "", rest], [card, second]);
  expect(result.complete).toBe(true);
  expect(asked.map(({ model }) => model)).toEqual(["best", "best", "best", "best", "second"]);
});

test("the beginning is asked for again in other words, too", async () => {
  const { result, asked } = await generate(["", "Sure.", "What do you mean?", whole]);
  expect(result).toMatchObject({ complete: true, answers: 4, text: whole });
  expect(new Set(asked.map(({ data }) => data)).size).toBe(4);
});

test("a model is made to begin with the cut element only where it is to go on from there", async () => {
  const { asked } = await generate([half, "", "", "", rest]);
  const prefills = asked.map(({ request }) => request.prefill);
  expect(prefills.slice(0, 4)).toEqual([undefined, '["br', undefined, undefined]);
  expect(half.endsWith(prefills[4] ?? "?")).toBe(true);
});

test("the cut row is shown and not counted as delivered", async () => {
  const { asked } = await generate([half, rest]);
  expect(asked[1]?.data).toContain('table "t" with 6 rows');
  expect(asked[1]?.data).toContain('\n["brick 5",5]\n');
  expect(asked[1]?.data).toContain('\n["br\n');
});
