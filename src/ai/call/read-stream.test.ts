import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ModelCard } from "../../model/calls/model-card.ts";
import { analyseRequest } from "../../prompts/analyse-request.ts";
import type { ModelRequest } from "./model.ts";
import { openModel } from "./open-model.ts";
import { configuredRegistry } from "./registry.ts";
import { startModelServer } from "../testing/model-server.ts";
import type { ModelServer } from "../testing/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({});
});
afterEach(() => server.close());

function card(
  provider: ModelCard["provider"],
  capabilities: ModelCard["capabilities"] = ["text"],
): ModelCard {
  const sizes = { contextLength: 10_000, maxTokens: 1_000, priceIn: 0, priceOut: 0 };
  return { id: "m", provider, modelId: "m", baseUrl: server.baseUrl, ...sizes, capabilities, ratings: {} };
}

const keys = { ANTHROPIC_API_KEY: "k", OPENAI_API_KEY: "k", MISTRAL_API_KEY: "k" };

async function stream(provider: ModelCard["provider"], extra: Partial<ModelRequest> = {}) {
  const model = await openModel(card(provider), { keys });
  const pieces: string[] = [];
  const outcome = await model.call({
    prompt: analyseRequest as ModelRequest["prompt"],
    input: {},
    text: { instructions: "Write JSON.", data: "Go." },
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    onText: (text) => void pieces.push(text),
    ...extra,
  });
  return { outcome, pieces };
}

describe.each(["openai-compatible", "openai", "anthropic"] as const)("streamed by %s", (provider) => {
  test("tells the text piece by piece, and ends as a plain call would", async () => {
    const text = '{"title":"Größe 😀","rows":[1,2,3]}';
    server.enqueue({ kind: "answer", text, tokensIn: 12, tokensOut: 34 });
    const { outcome, pieces } = await stream(provider);
    expect(outcome).toMatchObject({
      kind: "answer",
      text,
      tokensIn: 12,
      tokensOut: 34,
      finishReason: "stop",
    });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe(text);
    expect(server.requests[0]).toMatchObject({ stream: true });
  });

  test("an answer cut at the limit says so and is kept as it came", async () => {
    server.enqueue({ kind: "answer", text: '{"rows":[1,2', finish: "length" });
    expect((await stream(provider)).outcome).toMatchObject({
      kind: "answer",
      text: '{"rows":[1,2',
      finishReason: "length",
    });
  });

  test("a connection that breaks in the middle is trouble, not a short answer", async () => {
    server.enqueue({ kind: "drop", when: "middle" });
    expect((await stream(provider)).outcome).toMatchObject({ kind: "trouble", trouble: { kind: "network" } });
  });
});

test("a prefill goes out as the beginning of the answer", async () => {
  await stream("openai-compatible", { prefill: '{"rows":[1,' });
  expect(server.requests[0]?.body).toMatchObject({
    messages: [{}, {}, { role: "assistant", content: '{"rows":[1,' }],
  });
});

test("Mistral is told that its answer begins with the prefill", async () => {
  await stream("mistral", { prefill: '{"rows":[1,' });
  expect(server.requests[0]?.body).toMatchObject({
    messages: [{}, {}, { role: "assistant", content: '{"rows":[1,', prefix: true }],
  });
});

test("the registry knows which models go on from a prefill", () => {
  const rows = configuredRegistry({ keys, baseUrls: {}, models: [] });
  const goOn = rows.filter(({ card: { capabilities } }) => capabilities.includes("prefill"));
  expect(new Set(goOn.map(({ card: { provider } }) => provider))).toEqual(new Set(["mistral"]));
});
