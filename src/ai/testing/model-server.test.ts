import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createMistral } from "@ai-sdk/mistral";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "./model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const apiKey = "sk-test-0123456789";
const models = {
  openai: () => createOpenAI({ apiKey, baseURL: server.baseUrl }).chat("gpt-4o"),
  "openai-compatible": () =>
    createOpenAICompatible({ name: "local", baseURL: server.baseUrl, includeUsage: true })("llama"),
  anthropic: () => createAnthropic({ apiKey, baseURL: server.baseUrl })("claude-sonnet-4-5"),
  google: () => createGoogle({ apiKey, baseURL: server.baseUrl })("gemini-2.5-flash"),
  mistral: () => createMistral({ apiKey, baseURL: server.baseUrl })("mistral-large-latest"),
};
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hello" }] }];

async function stream(name: keyof typeof models): Promise<LanguageModelV4StreamPart[]> {
  const result = await models[name]().doStream({ prompt });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of result.stream) parts.push(part);
  return parts;
}
const textOf = (parts: LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

describe.each(Object.keys(models) as (keyof typeof models)[])("%s as a stream", (name) => {
  test("arrives whole", async () => {
    server.enqueue({ kind: "answer", text: "Grüezi mitenand 👋", tokensIn: 12, tokensOut: 9 });
    const parts = await stream(name);
    expect(textOf(parts)).toBe("Grüezi mitenand 👋");
    const finish = parts.find((part) => part.type === "finish");
    expect(finish).toMatchObject({ finishReason: { unified: "stop" } });
    // Mistral's stream carries its usage unasked, which this server does not imitate.
    if (name !== "mistral") expect(finish?.usage.outputTokens.total).toBe(9);
    expect(server.requests[0]).toMatchObject({ stream: true, outcome: "sent", tokensIn: 12, tokensOut: 9 });
  });

  test("is seen to be cut", async () => {
    server.enqueue({ kind: "drop", when: "middle" });
    await expect(stream(name)).rejects.toThrow();
    expect(server.requests[0]).toMatchObject({ outcome: "lost", tokensOut: 0 });
    expect(server.counts.answered).toBe(0);
  });
});

const ask = (init: RequestInit = {}) =>
  fetch(`${server.baseUrl}/chat/completions`, { method: "POST", body: '{"model":"m"}', ...init });

test("records what it saw, but no key", async () => {
  await ask({ headers: { authorization: `Bearer ${apiKey}`, "x-api-key": apiKey, "x-trace": "1" } });
  expect(server.requests).toMatchObject([
    { path: "/v1/chat/completions", body: { model: "m" }, reply: "answer", headers: { "x-trace": "1" } },
  ]);
  expect(JSON.stringify(server.requests)).not.toContain(apiKey);
});

test("takes the queue first and then asks the handler", async () => {
  await server.close();
  server = await startModelServer({
    respond: ({ body }) => ({
      kind: "raw",
      status: 418,
      headers: { "x-own": "yes" },
      body: JSON.stringify(body),
    }),
  });
  server.enqueue({ kind: "error", error: "rate-limit", retryAfterSeconds: 3 });
  const first = await ask();
  expect([first.status, first.headers.get("retry-after")]).toEqual([429, "3"]);
  const second = await ask();
  expect([second.status, second.headers.get("x-own"), await second.json()]).toEqual([
    418,
    "yes",
    { model: "m" },
  ]);
  expect(server.requests.map(({ reply }) => reply)).toEqual(["rate-limit", "raw"]);
});

test("holds an answer back until it may go", async () => {
  const gate = Promise.withResolvers<void>();
  server.enqueue({ kind: "answer", text: "late", after: gate.promise });
  const late = ask();
  await server.arrived(1);
  await ask();
  expect(server.requests.map(({ outcome }) => outcome)).toEqual(["open", "sent"]);
  gate.resolve();
  expect(await (await late).text()).toContain("late");
  expect(server.counts).toMatchObject({ requests: 2, answered: 2 });
});

test("does not bill an answer whose client has left", async () => {
  const gate = Promise.withResolvers<void>();
  const controller = new AbortController();
  server.enqueue({ kind: "answer", text: "late", after: gate.promise });
  const late = ask({ signal: controller.signal });
  await server.arrived(1);
  controller.abort();
  await expect(late).rejects.toThrow();
  await server.requests[0]?.settled;
  expect(server.requests[0]?.outcome).toBe("lost");
  gate.resolve();
  await ask();
  expect(server.counts).toMatchObject({ requests: 2, answered: 1 });
});

test("closes at once, although somebody still waits for an answer", async () => {
  server.enqueue({ kind: "silence" });
  const silent = ask().catch((error: unknown) => error);
  await server.arrived(1);
  await server.close();
  expect(await silent).toBeInstanceOf(TypeError);
  server = await startModelServer();
});

test("anything that is no call to a model is not found", async () => {
  expect((await fetch(`${server.baseUrl}/models`)).status).toBe(404);
  expect(server.counts.requests).toBe(0);
});
