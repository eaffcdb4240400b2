import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import type { AiTurn } from "../../model/calls/ai-turn.ts";
import type { StepTurn } from "../../engine/engine-port.ts";
import { startOtlpCollector } from "../../../test/fakes/otlp-collector.ts";
import type { OtlpCollector } from "../../../test/fakes/otlp-collector.ts";
import { createTelemetry } from "./create-telemetry.ts";

const run = promisify(execFile);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function collector(options?: { silent: boolean }): Promise<OtlpCollector> {
  const started = await startOtlpCollector(options);
  closing.push(started.close);
  return started;
}

const call = {
  callId: "wf_1-r1-abc",
  run: "wf_1-r1",
  operation: "dataExtract",
  prompt: "answer-from-evidence",
  promptVersion: 3,
} as const;

const answered: AiTurn = {
  ...call,
  turn: "answered",
  model: "gpt-5",
  provider: "openai",
  milliseconds: 812,
  tokensIn: 1_200,
  tokensOut: 85,
  tokensCached: 1_000,
  tokensReasoning: 40,
  bytesOut: 340,
  price: 0.0031,
  currency: "CHF",
  finishReason: "stop",
};

const troubled: AiTurn = {
  ...call,
  turn: "troubled",
  model: "gemini-3",
  provider: "google",
  milliseconds: 250,
  kind: "rate-limit",
  message: "slow down, said the provider about the salary of Ms Meier",
  retryAfterMs: 2_000,
  next: "fail-over",
};

const step = (turn: StepTurn["turn"], index = 0): StepTurn => ({
  runId: "wf_1-r1",
  index,
  name: "understand",
  turn,
});

/** A clock that stands still unless it is moved. */
function handClock(time = 1_700_000_000_000) {
  return { now: () => time, move: (ms: number) => (time += ms) };
}

test("an answered call is one span and three measurements by the GenAI conventions", async () => {
  const { endpoint, paths, ...collected } = await collector();
  const telemetry = await createTelemetry({ otlpEndpoint: endpoint, secrets: [], clock: handClock() });
  telemetry.ai({ ...call, turn: "selected", order: [{ model: "gpt-5", reason: "best" }] });
  telemetry.ai({
    ...call,
    ...{ turn: "asked", model: "gpt-5", provider: "openai", bytesIn: 4_800, estimatedTokensIn: 1_190 },
  });
  telemetry.ai(answered);
  telemetry.ai({ ...call, turn: "remembered" });
  await telemetry.close();
  expect(paths.toSorted()).toEqual(["/v1/metrics", "/v1/traces"]);
  expect(collected.resource()).toMatchObject({ "service.name": "dossier" });
  expect(collected.spans()).toEqual([
    {
      name: "chat gpt-5",
      kind: 3,
      status: 0,
      milliseconds: 812,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentSpanId: undefined,
      events: [],
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.request.model": "gpt-5",
        "gen_ai.response.finish_reasons": ["stop"],
        "gen_ai.usage.input_tokens": 1_200,
        "gen_ai.usage.output_tokens": 85,
        "gen_ai.usage.cache_read.input_tokens": 1_000,
        "gen_ai.usage.reasoning.output_tokens": 40,
        "dossier.run": "wf_1-r1",
        "dossier.call": "wf_1-r1-abc",
        "dossier.operation": "dataExtract",
        "dossier.prompt.name": "answer-from-evidence",
        "dossier.prompt.version": 3,
        "dossier.response.bytes": 340,
        "dossier.price": 0.0031,
        "dossier.currency": "CHF",
      },
    },
  ]);
  const about = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "openai",
    "gen_ai.request.model": "gpt-5",
  };
  const tokens = {
    ...{ metric: "gen_ai.client.token.usage", unit: "{token}", count: 1 },
    bounds: [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864],
  };
  expect(collected.points()).toEqual([
    { ...tokens, sum: 1_200, attributes: { ...about, "gen_ai.token.type": "input" } },
    { ...tokens, sum: 85, attributes: { ...about, "gen_ai.token.type": "output" } },
    {
      ...{ metric: "gen_ai.client.operation.duration", unit: "s", count: 1, sum: 0.812, attributes: about },
      bounds: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
    },
  ]);
});

test("a call that fails over is a span for each attempt, under the step that made it", async () => {
  const { endpoint, ...collected } = await collector();
  const clock = handClock();
  const telemetry = await createTelemetry({ otlpEndpoint: endpoint, secrets: [], clock });
  telemetry.step(step("started"));
  clock.move(300);
  telemetry.ai(troubled);
  clock.move(900);
  telemetry.ai(answered);
  telemetry.ai({ ...answered, tokensIn: 800, tokensOut: 15 });
  telemetry.step(step("executed"));
  clock.move(5);
  telemetry.step(step("recorded"));
  telemetry.step(step("replayed", 1));
  telemetry.ai(answered);
  await telemetry.close();
  const [failed, ...others] = collected.spans();
  const parent = others.find(({ name }) => name === "step understand");
  expect(failed).toMatchObject({
    ...{ name: "chat gemini-3", kind: 3, status: 2, milliseconds: 250, parentSpanId: parent?.spanId },
    attributes: {
      "gen_ai.provider.name": "gcp.gemini",
      "error.type": "rate-limit",
      "dossier.trouble.kind": "rate-limit",
      "dossier.trouble.next": "fail-over",
      "dossier.trouble.retry_after_ms": 2_000,
    },
  });
  expect(parent).toMatchObject({
    ...{ kind: 1, status: 0, milliseconds: 1_205, parentSpanId: undefined, events: ["executed"] },
    attributes: { "dossier.run": "wf_1-r1", "dossier.step.index": 0, "dossier.step.name": "understand" },
  });
  const answers = others.filter(({ name }) => name === "chat gpt-5");
  expect(answers.map(({ parentSpanId }) => parentSpanId)).toEqual([
    parent?.spanId,
    parent?.spanId,
    undefined,
  ]);
  expect(collected.spans()).toHaveLength(5);
  expect(new Set(collected.spans().map(({ traceId }) => traceId)).size).toBe(1);
  const sums = collected.points().map(({ metric, count, sum, attributes }) => ({
    ...{ metric: metric.replace("gen_ai.client.", ""), count, sum },
    of: attributes["gen_ai.token.type"] ?? attributes["error.type"],
  }));
  expect(sums).toEqual([
    { metric: "token.usage", count: 3, sum: 3_200, of: "input" },
    { metric: "token.usage", count: 3, sum: 185, of: "output" },
    { metric: "operation.duration", count: 1, sum: 0.25, of: "rate-limit" },
    { metric: "operation.duration", count: 3, sum: expect.closeTo(2.436), of: undefined },
  ]);
});

test("a run has the same trace in every process, and another run another one", async () => {
  const { endpoint, ...collected } = await collector();
  for (const which of ["wf_1-r1", "wf_1-r1", "wf_2-r1"]) {
    const telemetry = await createTelemetry({ otlpEndpoint: endpoint, secrets: [] });
    telemetry.ai({ ...answered, run: which });
    await telemetry.close();
  }
  const [first, second, other] = collected.spans().map(({ traceId }) => traceId);
  expect(first).toBe(second);
  expect(other).not.toBe(first);
});

test("a step that was never told as ended is sent as unfinished", async () => {
  const { endpoint, ...collected } = await collector();
  const telemetry = await createTelemetry({ otlpEndpoint: endpoint, secrets: [], clock: handClock() });
  telemetry.step(step("started"));
  telemetry.step(step("started"));
  telemetry.step(step("recorded"));
  telemetry.step(step("started", 1));
  await telemetry.close();
  const told = collected
    .spans()
    .map(({ status, attributes }) => [status, attributes["dossier.step.index"], attributes["error.type"]]);
  expect(told).toEqual([
    [2, 0, "unfinished"],
    [0, 0, undefined],
    [2, 1, "unfinished"],
  ]);
});

test("neither content nor secrets get out", async () => {
  const { endpoint, bodies } = await collector();
  const secret = "sk-planted/0123456789";
  const telemetry = await createTelemetry({ otlpEndpoint: endpoint, secrets: [secret] });
  const content = { text: "the salary of Ms Meier", input: { prompt: "what does Ms Meier earn" } };
  telemetry.step({ ...step("started"), ...content, name: `fetch ${secret}` });
  telemetry.ai({ ...troubled, ...content, message: `Meier ${secret}`, model: `gpt ${secret}` });
  telemetry.ai({ ...answered, ...content, finishReason: `stop ${encodeURIComponent(secret)}`, run: secret });
  telemetry.step(step("recorded"));
  await telemetry.close();
  const sent = bodies.join("\n");
  expect(sent).toContain("gen_ai.client.token.usage");
  expect(sent).toContain("fetch ***");
  expect(sent).not.toContain("planted");
  expect(sent).not.toMatch(/meier/i);
});

test("an endpoint with a path keeps it", async () => {
  const { endpoint, paths } = await collector();
  const telemetry = await createTelemetry({ otlpEndpoint: `${endpoint}/otlp/`, secrets: [] });
  telemetry.ai(answered);
  await telemetry.close();
  expect(paths.toSorted()).toEqual(["/otlp/v1/metrics", "/otlp/v1/traces"]);
});

test.each([
  ["refuses connections", async () => "http://127.0.0.1:9"],
  ["takes requests and never answers", async () => (await collector({ silent: true })).endpoint],
])("a collector that %s disturbs nobody, prints nothing and holds nobody up", async (_, open) => {
  const script = `
    import { createTelemetry } from ${JSON.stringify(new URL("create-telemetry.ts", import.meta.url).href)};
    const telemetry = await createTelemetry({ otlpEndpoint: ${JSON.stringify(await open())}, secrets: [] });
    for (let n = 0; n < 3_000; n += 1) {
      telemetry.step({ ...${JSON.stringify(step("started"))}, index: n });
      telemetry.ai(${JSON.stringify(answered)});
      telemetry.step({ ...${JSON.stringify(step("recorded"))}, index: n });
    }
    const before = performance.now();
    await telemetry.close();
    console.log(JSON.stringify({ closed: performance.now() - before }));
    process.on("exit", () => console.log(JSON.stringify({ exited: performance.now() - before })));
  `;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module-typescript", "-e", script]);
  expect(stderr).toBe("");
  const [closed, exited] = stdout.trim().split("\n");
  expect(JSON.parse(closed ?? "").closed).toBeLessThan(5_000);
  expect(JSON.parse(exited ?? "").exited).toBeLessThan(8_000);
});

test("when off, nothing is loaded and a turn costs next to nothing", async () => {
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ resolve(name, context, next) { loaded.push(name); return next(name, context); } });
    const { createTelemetry } = await import(${JSON.stringify(new URL("create-telemetry.ts", import.meta.url).href)});
    const { createLogger } = await import(${JSON.stringify(new URL("create-logger.ts", import.meta.url).href)});
    const { observe } = await import(${JSON.stringify(new URL("observe.ts", import.meta.url).href)});
    const telemetry = await createTelemetry({ secrets: [] });
    const observer = observe({ log: await createLogger({ level: "silent", secrets: [] }), telemetry });
    const turns = [${JSON.stringify(answered)}, ${JSON.stringify(troubled)}];
    const times = 2_000_000;
    const before = performance.now();
    for (let n = 0; n < times; n += 1) observer.ai(turns[n % 2]);
    const nanoseconds = ((performance.now() - before) * 1e6) / times;
    await telemetry.close();
    console.log(JSON.stringify({ nanoseconds, foreign: loaded.filter((name) => /pino|opentelemetry/.test(name)) }));
  `;
  const { stdout } = await run(process.execPath, ["--input-type=module-typescript", "-e", script]);
  const { nanoseconds, foreign } = JSON.parse(stdout) as { nanoseconds: number; foreign: string[] };
  expect(foreign).toEqual([]);
  expect(nanoseconds).toBeLessThan(1_000);
});
