import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { makeCityCard, makeCityRequest } from "../../../test/fakes/ask-city.ts";
import type { ModelCard, Provider } from "../../model/calls/model-card.ts";
import { openModel } from "./open-model.ts";
import { type ModelServer, startModelServer } from "../testing/model-server.ts";

const key = "sk-test-0123456789abcdef";
const modelIds = {
  "openai-compatible": "llama-4",
  openai: "gpt-4o",
  anthropic: "claude-sonnet-4-5",
  google: "gemini-2.5-flash",
  mistral: "mistral-large-latest",
} satisfies Partial<Record<Provider, string>>;
const providers = Object.keys(modelIds) as (keyof typeof modelIds)[];

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({ key });
});
afterEach(() => server.close());

function makeCard(provider: keyof typeof modelIds, changes: Partial<ModelCard> = {}): ModelCard {
  return makeCityCard({ provider, modelId: modelIds[provider], baseUrl: server.baseUrl, ...changes });
}

const open = (provider: keyof typeof modelIds, changes: Partial<ModelCard> = {}) =>
  openModel(makeCard(provider, changes), { keys: { TEST_KEY: key } });

describe.each(providers)("%s over real HTTP", (provider) => {
  test("takes over the text and every number of the usage", async () => {
    const text = '{"city":"Zürich","people":443037}';
    server.enqueue({
      kind: "answer",
      text,
      tokensIn: 1000,
      tokensOut: 50,
      tokensCached: 600,
      tokensReasoning: provider === "mistral" ? 0 : 20,
    });
    const model = await open(provider);
    expect(await model.call(makeCityRequest())).toEqual({
      kind: "answer",
      text,
      tokensIn: 1000,
      tokensOut: 50,
      tokensCached: 600,
      tokensReasoning: provider === "mistral" ? 0 : 20,
      finishReason: "stop",
    });
    expect(server.counts).toEqual({ requests: 1, answered: 1, tokensIn: 1000, tokensOut: 50 });
  });

  test("says when an answer was cut at the token limit", async () => {
    server.enqueue({ kind: "answer", text: '{"city":"Zür', finish: "length" });
    const model = await open(provider);
    expect(await model.call(makeCityRequest())).toMatchObject({
      text: '{"city":"Zür',
      finishReason: "length",
    });
  });

  test.each([
    [
      "rate-limit",
      { kind: "error", error: "rate-limit", retryAfterSeconds: 7 },
      { status: 429, retryAfterMs: 7000 },
    ],
    [
      "rate-limit",
      { kind: "error", error: "rate-limit", retryAfterMs: 250 },
      { status: 429, retryAfterMs: 250 },
    ],
    ["rate-limit", { kind: "error", error: "quota" }, { status: 429, retryAfterMs: 600_000 }],
    ["server", { kind: "error", error: "server-error" }, { status: 500 }],
    ["overload", { kind: "error", error: "unavailable" }, { status: 503 }],
    ["overload", { kind: "error", error: "overloaded" }, { status: 529 }],
    ["context-overflow", { kind: "error", error: "context-overflow" }, { status: 400 }],
    ["bad-request", { kind: "error", error: "bad-request" }, { status: 400 }],
    ["authentication", { kind: "error", error: "unauthorized" }, { status: 401 }],
    ["server", { kind: "garbage" }, { status: 200 }],
    ["network", { kind: "drop", when: "before" }, {}],
    ["network", { kind: "drop", when: "middle" }, {}],
  ] as const)("%s: %j", async (kind, reply, facts) => {
    server.enqueue(reply);
    const model = await open(provider);
    expect(await model.call(makeCityRequest())).toMatchObject({
      kind: "trouble",
      trouble: { kind, ...facts },
    });
    expect(server.counts.requests).toBe(1);
  });

  test("a wrong key is an authentication trouble whose message holds no part of it", async () => {
    const wrong = "wrong-key-98765432";
    const model = await openModel(makeCard(provider), { keys: { TEST_KEY: wrong } });
    const body = JSON.stringify({ error: { message: `Incorrect API key provided: ${wrong}` } });
    expect(await model.call(makeCityRequest())).toMatchObject({ trouble: { kind: "authentication" } });
    const echo = await startModelServer({ respond: () => ({ kind: "raw", status: 401, body }) });
    const echoed = await openModel(makeCard(provider, { baseUrl: echo.baseUrl }), {
      keys: { TEST_KEY: wrong },
    });
    const outcome = await echoed.call(makeCityRequest());
    await echo.close();
    expect(outcome).toMatchObject({
      trouble: { kind: "authentication", message: "HTTP 401: Incorrect API key provided: ***" },
    });
    expect(JSON.stringify(echo.requests)).not.toContain(wrong);
  });

  test("a caller who aborts gets the reason at once, although the server stays silent", async () => {
    server.enqueue({ kind: "silence" });
    const controller = new AbortController();
    const model = await open(provider);
    const call = model.call(makeCityRequest({ signal: controller.signal }));
    await server.arrived(1);
    const reason = new Error("the user left");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await expect(model.call(makeCityRequest({ signal: controller.signal }))).rejects.toBe(reason);
    expect(server.counts.requests).toBe(1);
  });

  test("the JSON Schema is sent when the card promises that the model keeps to one", async () => {
    const model = await open(provider);
    await model.call(makeCityRequest());
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent).toContain('"people":{"type":"number"}');
    const plain = await open(provider, { capabilities: ["text"] });
    await plain.call(makeCityRequest());
    expect(JSON.stringify(server.requests[1]?.body)).not.toContain("people");
  });
});

test.each(["openai-compatible", "openai", "mistral"] as const)(
  "%s: a filter's stop is a refusal",
  async (provider) => {
    const choice = { index: 0, message: { role: "assistant", content: null, refusal: "I cannot help." } };
    const body = { object: "chat.completion", choices: [{ ...choice, finish_reason: "stop" }], usage: null };
    if (provider !== "mistral") server.enqueue({ kind: "raw", status: 200, body: JSON.stringify(body) });
    server.enqueue({ kind: "refused" });
    const model = await open(provider);
    expect(await model.call(makeCityRequest())).toMatchObject({
      kind: "trouble",
      trouble: { kind: "refused" },
    });
    if (provider !== "mistral")
      expect(await model.call(makeCityRequest())).toMatchObject({
        kind: "trouble",
        trouble: { kind: "refused" },
      });
  },
);

test.each(["anthropic", "google"] as const)(
  "%s: a refusal of the model or a blocked prompt",
  async (provider) => {
    server.enqueue({ kind: "refused" });
    const model = await open(provider);
    expect(await model.call(makeCityRequest())).toMatchObject({
      kind: "trouble",
      trouble: { kind: "refused" },
    });
  },
);

test("OpenAI gets strict mode only for schemas that it can take, and the limit, and temperature 0", async () => {
  const model = await open("openai");
  await model.call(makeCityRequest());
  const loose = z.toJSONSchema(z.object({ city: z.string().optional() })) as Record<string, unknown>;
  await model.call(makeCityRequest({ jsonSchema: loose }));
  const sent = server.requests.map(({ body }) => body);
  expect(sent[0]).toMatchObject({
    max_tokens: 100,
    temperature: 0,
    messages: [
      { role: "system", content: "Answer as JSON." },
      { role: "user", content: "Which city?" },
    ],
    response_format: { type: "json_schema", json_schema: { name: "find-city", strict: true } },
  });
  expect(sent[1]).toMatchObject({ response_format: { json_schema: { strict: false } } });
});

test("OpenAI's reasoning models are spared the temperature and get the other name of the limit", async () => {
  const model = await open("openai", { modelId: "gpt-5" });
  expect(await model.call(makeCityRequest())).toMatchObject({ kind: "answer" });
  expect(server.requests[0]?.body).toMatchObject({ max_completion_tokens: 100 });
  expect(server.requests[0]?.body).not.toHaveProperty("temperature");
});

test("a model that turns the temperature down is asked again without it, and never again with it", async () => {
  const message = "Unsupported value: 'temperature' does not support 0 with this model.";
  server.enqueue({ kind: "raw", status: 400, body: JSON.stringify({ error: { message } }) });
  const model = await open("openai-compatible");
  expect(await model.call(makeCityRequest())).toMatchObject({ kind: "answer" });
  expect(await model.call(makeCityRequest())).toMatchObject({ kind: "answer" });
  const withTemperature = server.requests.map(({ body }) => Object.hasOwn(body as object, "temperature"));
  expect(withTemperature).toEqual([true, false, false]);
});

test("Anthropic is told to keep the instructions in its cache, and nothing of what varies", async () => {
  const model = await open("anthropic");
  await model.call(makeCityRequest());
  expect(server.requests[0]).toMatchObject({ path: "/v1/messages", format: "anthropic" });
  expect(server.requests[0]?.body).toMatchObject({
    max_tokens: 100,
    system: [{ type: "text", text: "Answer as JSON.", cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: [{ type: "text", text: "Which city?" }] }],
  });
  expect(JSON.stringify(server.requests[0]?.body).match(/cache_control/g)).toHaveLength(1);
});

test("an Anthropic model without native schemas is held to the schema by a tool, and its JSON arrives as text", async () => {
  server.enqueue({ kind: "answer", text: '{"city":"Bern","people":1}' });
  const model = await open("anthropic", { modelId: "claude-3-haiku-20240307" });
  expect(await model.call(makeCityRequest())).toMatchObject({
    kind: "answer",
    text: '{"city":"Bern","people":1}',
    finishReason: "stop",
  });
  expect(server.requests[0]?.body).toMatchObject({ tool_choice: { type: "any" }, tools: [{ name: "json" }] });
  server.enqueue({ kind: "answer", text: "{}", finish: "length" });
  expect(await model.call(makeCityRequest())).toMatchObject({ trouble: { kind: "unusable-output" } });
});
