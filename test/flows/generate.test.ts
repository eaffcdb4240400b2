import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelReply, ModelServer } from "../../src/ai/testing/model-server.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { ConfigInput } from "../../src/app/config.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-generate-"));

/** A document of rows that look alike, with characters that are awkward to cut. */
function longDocument(rows: number): string {
  const table = Array.from({ length: rows }, (_, n) => [
    n,
    `Zeile "${n}" 😀 \\ ${"x".repeat(n % 9)}`,
    n * 1.5e21,
  ]);
  const sections = [
    { id: "h", content_type: "heading", elements: [{ level: 1, text: "Preise" }] },
    { id: "t", content_type: "table", elements: [{ headers: ["Nr", "Text", "Wert"], rows: table }] },
    { id: "p", content_type: "paragraph", elements: [{ text: "Ende." }] },
  ];
  return JSON.stringify({ metadata: { title: "Preise", language: "de" }, sections });
}

/** Answers with the next piece of the text each time, and lies about why it ends. */
function piecewise(text: string, size: number): () => ModelReply {
  let at = 0;
  return () => {
    const piece = text.slice(at, at + size);
    at += size;
    return { kind: "answer", text: piece, finish: at % 3 === 0 ? "stop" : "length" };
  };
}

async function serve(respond: () => ModelReply): Promise<ModelServer> {
  const server = await startModelServer({ respond });
  closing.push(() => server.close());
  return server;
}

async function open(config: ConfigInput) {
  const dossier = await createDossier({ data: newFolder(), ...config });
  closing.push(() => dossier.close());
  return dossier;
}

test("a document in twelve answers is written to the file exactly as intended, plain and streamed", async () => {
  const intended = longDocument(60);
  for (const streamed of [false, true]) {
    const server = await serve(piecewise(intended, Math.ceil(intended.length / 12)));
    const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
    const grown: number[] = [];
    const onGrow = ({ characters }: { characters: number }) => void grown.push(characters);
    const out = join(newFolder(), "list.json");
    const handle = await dossier.generate({
      instruction: "Write a long list.",
      out,
      ...(streamed && { onGrow }),
    });
    const result = await handle.result();
    expect(result).toMatchObject({ complete: true, answers: 12, path: out, usage: { aiCalls: 12 } });
    expect(readFileSync(out, "utf8")).toBe(intended);
    expect(server.requests.every(({ stream }) => stream === streamed)).toBe(true);
    if (streamed) expect(grown.length).toBeGreaterThan(24);
  }
});

test("renders a whole document in the other formats", async () => {
  const server = await serve(piecewise(longDocument(3), 200));
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const out = join(newFolder(), "list.md");
  await (await dossier.generate({ instruction: "Write a list.", out })).result();
  expect(readFileSync(out, "utf8")).toContain("| Nr | Text | Wert |");
});

test("a model that repeats itself is noticed: what is whole is kept, and it is said that something is missing", async () => {
  const intended = longDocument(20);
  const half = intended.slice(0, 600);
  const server = await serve(() => ({ kind: "answer", text: half, finish: "length" }));
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  const out = join(newFolder(), "list.json");
  const result = await (await dossier.generate({ instruction: "Write.", out })).result();
  expect(result).toMatchObject({
    complete: false,
    reason: expect.stringContaining("nothing new in 4 answers"),
    answers: 5,
  });
  expect(readFileSync(out, "utf8")).toBe(half);
  const texts = server.requests.map(({ body }) => JSON.stringify(body));
  // the wording changes, since the same question may get the same answer
  expect(new Set(texts.slice(1)).size).toBe(4);
});

test("goes on with another model from the same place when the first one dies in the middle", async () => {
  const intended = longDocument(60);
  const next = piecewise(intended, 900);
  let answers = 0;
  const dying = await serve(() => ((answers += 1) <= 3 ? next() : { kind: "error", error: "server-error" }));
  const heir = await serve(next);
  const row = {
    modelId: "m",
    contextLength: 100_000,
    maxTokens: 1_000,
    priceIn: 0,
    priceOut: 0,
    capabilities: ["text"],
  };
  const rated = (quality: number) => ({ ratings: { documentGenerate: { speed: 5, quality, cost: 5 } } });
  const dossier = await open({
    keys: { ANTHROPIC_API_KEY: "k" },
    models: [
      { id: "dying", provider: "openai-compatible", baseUrl: dying.baseUrl, ...row, ...rated(10) },
      { id: "heir", provider: "anthropic", baseUrl: heir.baseUrl, ...row, ...rated(9.9) },
    ],
  });
  const out = join(newFolder(), "list.json");
  expect(await (await dossier.generate({ instruction: "Write.", out })).result()).toMatchObject({
    complete: true,
  });
  expect(readFileSync(out, "utf8")).toBe(intended);
  expect(dying.counts.answered).toBe(3);
});

test("what is sent to go on does not grow with what has been written", async () => {
  const intended = longDocument(400);
  const server = await serve(piecewise(intended, 1_500));
  const dossier = await open({ baseUrl: server.baseUrl, model: "any" });
  await (await dossier.generate({ instruction: "Write.", out: join(newFolder(), "l.json") })).result();
  const sizes = server.requests.slice(1).map(({ body }) => JSON.stringify(body).length);
  expect(sizes.length).toBeGreaterThan(10);
  const [early, late] = [sizes.slice(0, 5), sizes.slice(-6, -1)].map((some) => Math.max(...some));
  expect(late).toBeLessThan(early! * 1.2);
});

test("the offline model says that it cannot write documents", async () => {
  const dossier = await open({});
  const handle = await dossier.generate({ instruction: "Write.", out: join(newFolder(), "l.json") });
  await expect(handle.result()).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("cannot write, rewrite or translate"),
  });
});

test("killed in the middle of twelve answers and resumed: no answer is asked for twice, the file is the same", async () => {
  const intended = longDocument(60);
  const server = await serve(piecewise(intended, Math.ceil(intended.length / 12)));
  const folder = newFolder();
  const life = { data: join(folder, "data"), baseUrl: server.baseUrl, out: join(folder, "list.json") };
  const live = (more: object) =>
    new Promise<{ killed: boolean; lines: string[] }>((resolve) => {
      const args = [
        join(import.meta.dirname, "../fakes/generate-child.ts"),
        JSON.stringify({ ...life, ...more }),
      ];
      const child = execFile(process.execPath, args, { timeout: 50_000 }, (_error, stdout) => {
        resolve({ killed: child.signalCode === "SIGKILL", lines: stdout.split("\n") });
      });
    });
  const first = await live({ killAfter: 7 });
  expect(first.killed).toBe(true);
  expect(server.counts.requests).toBe(7);
  const runId = first.lines[0];
  expect((await live({ runId, killAfter: 9 })).killed).toBe(true);
  const last = await live({ runId });
  expect(JSON.parse(last.lines[1] ?? "")).toMatchObject({ complete: true, answers: 12 });
  expect(readFileSync(life.out, "utf8")).toBe(intended);
  expect(server.counts.requests).toBe(12);
});
