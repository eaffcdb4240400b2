import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeCityCard, makeCityRequest } from "../../../test/fakes/ask-city.ts";
import { keyVariableOf, openModel } from "./open-model.ts";
import { type ModelServer, startModelServer } from "../testing/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

test("a local server without a key gets no authorization, and the card's own id of the model", async () => {
  const free = await startModelServer();
  const card = makeCityCard({ baseUrl: free.baseUrl, capabilities: ["text"] });
  const model = await openModel(card, { keys: {} });
  expect(await model.call(makeCityRequest())).toMatchObject({ kind: "answer", text: "{}" });
  await free.close();
  expect(free.requests[0]?.body).toMatchObject({ model: "llama-4" });
  expect(free.requests[0]?.body).not.toHaveProperty("response_format");
});

test("a model that nobody listens for is a network trouble", async () => {
  const gone = await startModelServer();
  await gone.close();
  const model = await openModel(makeCityCard({ baseUrl: gone.baseUrl }), { keys: {} });
  expect(await model.call(makeCityRequest())).toMatchObject({ trouble: { kind: "network" } });
});

test("without its key a model answers with an authentication trouble that names the variable, and asks nobody", async () => {
  const { keyVariable: _, ...card } = makeCityCard({ provider: "anthropic", baseUrl: server.baseUrl });
  const model = await openModel(card, { keys: {} });
  expect(await model.call(makeCityRequest())).toEqual({
    kind: "trouble",
    trouble: { kind: "authentication", message: "no key: set ANTHROPIC_API_KEY" },
  });
  expect(server.counts.requests).toBe(0);
});

test("each provider has its usual variable for the key, and a card may name another", () => {
  const { keyVariable: _, ...card } = makeCityCard({ provider: "google" });
  expect(keyVariableOf(card)).toBe("GOOGLE_GENERATIVE_AI_API_KEY");
  expect(keyVariableOf({ ...card, provider: "openai-compatible" })).toBeUndefined();
  expect(keyVariableOf({ ...card, keyVariable: "MINE" })).toBe("MINE");
});

test("the offline model needs neither key nor network; a compatible server needs its base URL", async () => {
  const card = makeCityCard({ baseUrl: server.baseUrl });
  expect((await openModel({ ...card, provider: "offline" }, { keys: {} })).card.id).toBe("offline");
  const { baseUrl: _, ...homeless } = card;
  await expect(openModel(homeless, { keys: {} })).rejects.toMatchObject({ code: "configuration" });
});

test("the network is the one that was handed in", async () => {
  const urls: string[] = [];
  const model = await openModel(makeCityCard({ provider: "openai", baseUrl: server.baseUrl }), {
    keys: { TEST_KEY: "a-key" },
    fetch: (input, init) => {
      urls.push(new Request(input).url);
      return fetch(input, init);
    },
  });
  await model.call(makeCityRequest());
  expect(urls).toEqual([`${server.baseUrl}/chat/completions`]);
});

test.each(["openai", "anthropic", "google", "mistral", "openai-compatible"] as const)(
  "a server of %s that sends us on to another one gets no key carried there",
  async (provider) => {
    const seen: string[] = [];
    const thief = createServer((request, response) => {
      seen.push(JSON.stringify([request.url, request.headers]));
      response.end("{}");
    });
    await new Promise<void>((resolve) => void thief.listen(0, "127.0.0.1", resolve));
    const { port } = thief.address() as AddressInfo;
    const door = createServer((_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/taken` }).end();
    });
    await new Promise<void>((resolve) => void door.listen(0, "127.0.0.1", resolve));
    try {
      const baseUrl = `http://127.0.0.1:${(door.address() as AddressInfo).port}/v1`;
      const model = await openModel(makeCityCard({ provider, baseUrl }), { keys: { TEST_KEY: "a-key" } });
      expect(await model.call(makeCityRequest())).toMatchObject({
        kind: "trouble",
        trouble: { message: expect.stringContaining("sends us on") as string },
      });
      expect(seen).toEqual([]);
    } finally {
      thief.close();
      door.close();
    }
  },
);
