import { expect, test } from "vitest";
import { systemClock } from "../../lib/clock.ts";
import type { ContentPart } from "../../model/document.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Trouble } from "../../model/calls/trouble.ts";
import type { ProcessChunkInput } from "../../prompts/process-chunk.ts";
import { createAi, createPool } from "../ai.ts";
import type { Model, ModelRequest } from "../call/model.ts";
import type { ChunkProgress } from "./process-call.ts";

function card(id: string, change: Partial<ModelCard> = {}): ModelCard {
  const rating = { speed: 5, quality: change.contextLength === undefined ? 9 : 8, cost: 5 };
  const usual = { provider: "openai", modelId: id, contextLength: 4_000, maxTokens: 500 } as const;
  const free = { priceIn: 0, priceOut: 0, capabilities: ["text" as const] };
  return { id, ...usual, ...free, ratings: { dataExtract: rating }, ...change };
}

interface Fake {
  card: ModelCard;
  /** What it does with its nth call, from 1; says back which piece it saw if left out. */
  does?: (
    call: number,
    input: ProcessChunkInput,
  ) => { text?: string; finish?: string; trouble?: Trouble["kind"] };
}

interface Seen {
  model: string;
  input: ProcessChunkInput;
  request: ModelRequest;
}

/** Models that are told what to do, a run whose steps are remembered, and a way to crash it. */
function setUp(fakes: readonly Fake[], limit?: number) {
  const seen: Seen[] = [];
  const kept = new Map<string, string>();
  const models = fakes.map(({ card: its, does }): Model => {
    let calls = 0;
    return {
      card: its,
      async call(request) {
        request.signal.throwIfAborted();
        calls += 1;
        const input = request.input as ProcessChunkInput;
        const { text, finish = "stop", trouble } = does?.(calls, input) ?? {};
        if (trouble !== undefined)
          return { kind: "trouble", trouble: { kind: trouble, message: "no luck", retryAfterMs: 60_000 } };
        seen.push({ model: its.id, input, request });
        const answer = text ?? JSON.stringify({ result: `${its.id} ${input.document} ${input.piece}` });
        const counts = { tokensIn: 10, tokensOut: 5, tokensCached: 0, tokensReasoning: 0 };
        return { kind: "answer", text: answer, ...counts, finishReason: finish };
      },
    };
  });
  const pool = createPool(models, systemClock);
  const ai = createAi({
    ...{
      pool,
      clock: systemClock,
      currency: "CHF",
      budget: { limit, spent: 0 },
      report: async () => undefined,
    },
    ledger: {
      find: async (run, key) => kept.get(`${run}/${key}`),
      record: async (run, key, body) => void kept.set(`${run}/${key}`, body),
      forget: async () => undefined,
    },
  });
  const steps = new Map<number, string>();
  const progress: ChunkProgress[] = [];
  const process = (documents: Record<string, readonly string[]>, crashAt?: number, signal?: AbortSignal) => {
    let index = 0;
    return ai.processDocuments({
      ...{ instruction: "Extract key information", language: "en", run: "run" },
      place: { round: 1, task: 1, action: 1 },
      documents: Object.entries(documents).map(([id, texts]) => ({
        ...{ id, fileName: `${id}.txt`, partCount: texts.length },
        parts: async function* () {
          yield* texts.map((text, n) => toPart(id, n, text));
        },
      })),
      async step(_name, work) {
        index += 1;
        const recorded = steps.get(index);
        if (recorded !== undefined) return JSON.parse(recorded);
        const value = await work({ signal: signal ?? new AbortController().signal, key: `run/${index}` });
        if (crashAt === index) throw new Error("crash");
        steps.set(index, JSON.stringify(value));
        return JSON.parse(JSON.stringify(value));
      },
      onProgress: async (told) => void progress.push(told),
    });
  };
  return { process, seen, progress };
}

function toPart(document: string, n: number, text: string): ContentPart {
  return { id: `${document}#${n}`, document, type: "text", text, position: {} };
}

const paragraphs = (count: number, size = 400) =>
  Array.from({ length: count }, (_p, n) => `${n} ${"word ".repeat(size / 5)}`.trim());
const contentOf = (seen: readonly Seen[]) => seen.map(({ input }) => input.content).join("\n\n");

test("a document within the room is one call, and its result is the result", async () => {
  const { process, seen } = setUp([{ card: card("m") }]);
  const { text, chunks, usage } = await process({ a: ["one", "two"] });
  expect(text).toBe("m a.txt 1");
  expect(contentOf(seen)).toBe("one\n\ntwo");
  expect(seen[0]?.input).toMatchObject({ piece: 1, goesOn: false });
  expect(chunks).toEqual([
    {
      ...{ documentId: "a", model: "m", from: { part: 0, offset: 0 } },
      ...{ bytesSent: 8, bytesReceived: 9 },
    },
  ]);
  expect(usage).toHaveLength(1);
});

test("long documents go chunk by chunk, each document by itself, all of them whole and in order", async () => {
  const { process, seen, progress } = setUp([{ card: card("m") }]);
  const [a, b] = [paragraphs(60), paragraphs(30)];
  const { text, chunks } = await process({ a, b });
  const of = (name: string) => seen.filter(({ input }) => input.document === name);
  expect(contentOf(of("a.txt"))).toBe(a.join("\n\n"));
  expect(contentOf(of("b.txt"))).toBe(b.join("\n\n"));
  expect(of("a.txt").length).toBeGreaterThan(3);
  expect(text).toBe(seen.map(({ input: { document, piece } }) => `m ${document} ${piece}`).join("\n\n"));
  expect(progress).toHaveLength(chunks.length);
  expect(progress.at(-1)).toEqual({ document: "b.txt", chunks: chunks.length, parts: 90, ofParts: 90 });
});

test("what is sent fits the window of the model, whatever the script", async () => {
  for (const letters of ["latin ", "кириллица ", "漢字仮名", "😀😀 "]) {
    const { process, seen } = setUp([{ card: card("m") }]);
    await process({ a: [letters.repeat(4_000)] });
    expect(seen.map(({ input }) => input.content).join("")).toBe(letters.repeat(4_000));
  }
});

test("when a roomier model takes over in the middle, the rest is cut for it", async () => {
  const small = card("gpt", { contextLength: 128_000, maxTokens: 4_096 });
  const large = card("claude", { contextLength: 200_000, maxTokens: 4_096 });
  const rated = (quality: number) => ({ ratings: { dataExtract: { speed: 5, quality, cost: 5 } } });
  const { process, seen } = setUp([
    // the third time it is over its rate
    { card: { ...small, ...rated(9) }, does: (call) => (call > 2 ? { trouble: "rate-limit" } : {}) },
    { card: { ...large, ...rated(8) } },
  ]);
  const content = paragraphs(4_000, 500);
  const { chunks } = await process({ book: content });
  expect(contentOf(seen)).toBe(content.join("\n\n"));
  expect(chunks.slice(0, 3).map(({ model }) => model)).toEqual(["gpt", "gpt", "claude"]);
  expect(chunks.slice(2).every(({ model }) => model === "claude")).toBe(true);
  const sent = chunks.map(({ bytesSent }) => bytesSent);
  // the prompt around the content takes its own part of the room: see chunk-size.test.ts for the formula by itself
  for (const bytes of sent.slice(0, 2)) expect([bytes > 270_000, bytes <= 277_284]).toEqual([true, true]);
  expect([sent[2]! > 430_000, sent[2]! <= 438_564]).toEqual([true, true]);
});

test("a smaller model that takes over gets smaller chunks", async () => {
  const { process, seen } = setUp([
    { card: card("large"), does: (call) => (call > 1 ? { trouble: "server" } : {}) },
    { card: card("small", { contextLength: 2_000 }) },
  ]);
  const content = paragraphs(60);
  const { chunks } = await process({ a: content });
  expect(contentOf(seen)).toBe(content.join("\n\n"));
  expect(chunks[0]?.model).toBe("large");
  for (const { bytesSent } of chunks.slice(1)) expect(bytesSent).toBeLessThan(chunks[0]!.bytesSent / 2);
});

test("after a crash the answer that was paid for is used, with the chunk it was the answer to", async () => {
  const content = paragraphs(60);
  const calm = setUp([{ card: card("m") }]);
  const expected = await calm.process({ a: content });
  for (let at = 1; at <= expected.chunks.length; at += 1) {
    const { process, seen } = setUp([{ card: card("m") }]);
    await expect(process({ a: content }, at)).rejects.toThrow("crash");
    expect(await process({ a: content })).toMatchObject({ text: expected.text, chunks: expected.chunks });
    expect(seen).toHaveLength(expected.chunks.length);
  }
});

test("an answer to a chunk that can no longer be told is asked for again, so that nothing is lost", async () => {
  const content = paragraphs(60);
  const model = card("m");
  const { process, seen } = setUp([{ card: model }]);
  await expect(process({ a: content }, 2)).rejects.toThrow("crash");
  model.contextLength = 3_000; // another configuration after the restart
  await process({ a: content });
  const [first, lost, ...rest] = seen;
  expect(contentOf([first!, ...rest])).toBe(content.join("\n\n"));
  expect(rest[0]!.input.content.length).toBeLessThan(lost!.input.content.length);
});

test("an answer that was cut off means less content at a time, and nothing is lost", async () => {
  const { process, seen } = setUp([
    {
      card: card("m"),
      does: (_call, { content }) =>
        content.length > 3_000 ? { text: '{"result": "much too lo', finish: "length" } : {},
    },
  ]);
  const content = paragraphs(30);
  const { chunks, usage } = await process({ a: content });
  const good = seen.filter(({ input }) => input.content.length <= 3_000);
  expect(contentOf(good)).toBe(content.join("\n\n"));
  expect(chunks).toHaveLength(good.length);
  expect(usage).toHaveLength(seen.length);
});

test("a text that takes more tokens than estimated is halved until it fits", async () => {
  const { process, seen } = setUp([
    {
      card: card("m"),
      does: (_call, { content }) => (content.length > 2_000 ? { trouble: "context-overflow" } : {}),
    },
  ]);
  const content = paragraphs(20);
  await process({ a: content });
  expect(contentOf(seen)).toBe(content.join("\n\n"));
});

test("an answer that is no JSON is asked for again, with what was wrong", async () => {
  const { process, seen } = setUp([
    { card: card("m"), does: (call) => (call === 1 ? { text: "Sure! Here you go." } : {}) },
  ]);
  expect((await process({ a: ["one"] })).text).toBe("m a.txt 1");
  expect(seen[1]?.request.text.data).toContain("It is no JSON object.");
});

test("a model that never answers whole is given up, and it is said for which file", async () => {
  const { process } = setUp([{ card: card("m"), does: () => ({ text: '{"result": "', finish: "length" }) }]);
  await expect(process({ a: ["one"] })).rejects.toMatchObject({
    code: "model",
    message: expect.stringContaining("a.txt"),
  });
});

test("no room for content is said before anything is asked", async () => {
  const { process, seen } = setUp([{ card: card("m", { contextLength: 1_000, maxTokens: 900 }) }]);
  await expect(process({ a: ["one"] })).rejects.toMatchObject({
    code: "limit",
    message: expect.stringContaining("m holds 1000 tokens"),
  });
  expect(seen).toEqual([]);
});

test("stops before the call that would pass the budget", async () => {
  const { process, seen } = setUp([{ card: card("m", { priceOut: 1_000, contextLength: 4_000 }) }], 0.506);
  // each may cost 0.5 and costs 0.005: the third would begin with too little left
  await expect(process({ a: paragraphs(60) })).rejects.toMatchObject({ code: "budget" });
  expect(seen).toHaveLength(2);
});

test("stops when it is told to", async () => {
  const stop = new AbortController();
  const { process, seen } = setUp([
    { card: card("m"), does: (call) => (call === 2 ? (stop.abort(), {}) : {}) },
  ]);
  await expect(process({ a: paragraphs(60) }, undefined, stop.signal)).rejects.toThrow("abort");
  expect(seen).toHaveLength(2);
});

test("documents without text cost nothing, and empty results leave no gap", async () => {
  const { process, seen } = setUp([
    {
      card: card("m"),
      does: (_call, { document }) => (document === "b.txt" ? { text: '{"result": " "}' } : {}),
    },
  ]);
  const { text } = await process({ none: [], blank: [""], a: ["one"], b: ["two"], c: ["three"] });
  expect(text).toBe("m a.txt 1\n\nm c.txt 1");
  expect(seen).toHaveLength(3);
});
