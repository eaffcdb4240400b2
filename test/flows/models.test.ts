import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { answerLikeAModel, startGroundedServer } from "../fakes/grounded-server.ts";

const samples = join(import.meta.dirname, "../../samples");
const meals = { prompt: "What is the daily meal allowance in 2026?", files: [samples] };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function serve(key?: string): Promise<ModelServer> {
  const server = await startGroundedServer(key);
  closing.push(() => server.close());
  return server;
}

async function open(config: ConfigInput): Promise<Dossier> {
  const dossier = await createDossier({ data: mkdtempSync(join(tmpdir(), "dossier-models-")), ...config });
  closing.push(() => dossier.close());
  return dossier;
}

const ratings = (quality: number) => {
  const rating = { speed: 5, quality, cost: 5 };
  return { plan: rating, dataAnalyse: rating };
};
const sizes = { contextLength: 100_000, maxTokens: 4_000, capabilities: ["text"] };

test("a round that names a model which cannot be used fails at once, in words", async () => {
  const server = await serve();
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const { workflowId } = await dossier.start({ prompt: "Say hello!", model: "offline" });
  await expect
    .poll(async () => (await dossier.show(workflowId)).status, { timeout: 10_000 })
    .not.toBe("RUNNING");
  expect(JSON.stringify(await dossier.show(workflowId))).toContain("no usable model");
});

test("a simple request costs exactly one request to the server", async () => {
  const server = await serve();
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const result = await (await dossier.start({ prompt: "Say hello!" })).result();
  expect(result).toMatchObject({ status: "OK", message: { text: "Hello!" }, usage: { aiCalls: 1 } });
  expect(server.counts.requests).toBe(1);
});

test("a real provider answers from the documents through the same gate, with as many requests as calls", async () => {
  const server = await serve();
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const result = await (await dossier.start(meals)).result();
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ text: "The daily meal allowance is CHF 55." }],
    usage: { aiCalls: 3 },
  });
  expect(result.evidence[0]?.document).toBe("travel-policy-2026.md");
  expect(server.counts).toMatchObject({
    requests: 3,
    tokensIn: result.usage.tokensIn,
    tokensOut: result.usage.tokensOut,
  });
});

test("a round goes on with the provider of the other wire format when the first one is down", async () => {
  const [sick, well] = [await serve(), await serve()];
  sick.enqueue({ kind: "error", error: "server-error", retryAfterSeconds: 600 });
  const dossier = await open({
    keys: { ANTHROPIC_API_KEY: "key-a" },
    models: [
      {
        id: "sick",
        provider: "openai-compatible",
        modelId: "s",
        baseUrl: sick.baseUrl,
        priceIn: 1,
        priceOut: 1,
        ...sizes,
        ratings: ratings(10),
      },
      {
        id: "well",
        provider: "anthropic",
        modelId: "w",
        baseUrl: well.baseUrl,
        priceIn: 1,
        priceOut: 1,
        ...sizes,
        ratings: ratings(9.9),
      },
    ],
  });
  const handle = await dossier.start(meals);
  expect(await handle.result()).toMatchObject({ status: "OK" });
  expect(well.requests.map(({ format }) => format)).toEqual(["anthropic", "anthropic", "anthropic"]);
  expect(sick.counts.requests).toBe(1);
  const usage = (await dossier.workflow(handle.workflowId)).rounds[0]?.usage ?? [];
  expect(usage.map(({ model, prompt }) => `${model} ${prompt}`)).toEqual([
    "well analyse-request",
    "well select-action",
    "well answer-from-evidence",
  ]);
});

test("a budget stops the round before the call that would pass it, and a larger one goes on from there", async () => {
  const server = await serve();
  const row = {
    id: "dear",
    provider: "openai-compatible",
    modelId: "d",
    baseUrl: server.baseUrl,
    priceIn: 100,
    priceOut: 100,
    ...sizes,
  };
  const dossier = await open({ models: [{ ...row, ratings: ratings(10) }], model: "dear" });
  server.enqueue({
    ...answerLikeAModel("describe what is asked, docItem:"),
    tokensIn: 3_000,
    tokensOut: 2_500,
  });
  const handle = await dossier.start({ ...meals, budget: 0.6 });
  const stopped = await handle.result();
  expect(stopped).toMatchObject({
    status: "STOPPED",
    reason: "budget",
    message: { text: expect.stringContaining("larger --budget") },
  });
  expect(stopped.usage.price).toBeLessThanOrEqual(0.6);
  expect(server.counts.requests).toBe(1);
  const resumed = await dossier.resume(handle.workflowId, { budget: 5 });
  expect(await resumed.result()).toMatchObject({ status: "OK", usage: { aiCalls: 3 } });
  expect(server.counts.requests).toBe(3);
});

test("garbage instead of JSON is asked for once more with the complaint, and then the round goes on with the raw words", async () => {
  const server = await serve();
  server.enqueue({ kind: "answer", text: "Sure! Here you go." }, { kind: "answer", text: "{}" });
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const result = await (await dossier.start(meals)).result();
  expect(result).toMatchObject({ status: "OK", warnings: [{ code: "analysis" }], usage: { aiCalls: 4 } });
  expect(JSON.stringify(server.requests[1]?.body)).toContain("It is no JSON object");
});

test("names what is missing when a model is asked for that cannot be used", async () => {
  const dossier = await open({ model: "gpt-nowhere" });
  await expect(dossier.start(meals)).rejects.toMatchObject({
    code: "configuration",
    message: expect.stringContaining("Usable are: offline"),
  });
  const nameless = await open({ baseUrl: "http://127.0.0.1:9/v1" });
  await expect(nameless.start(meals)).rejects.toMatchObject({
    message: expect.stringContaining("--model NAME"),
  });
});
