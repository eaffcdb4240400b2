import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { loadParts } from "../../src/actions/document/store-parts.ts";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelReply, ModelServer, SeenRequest } from "../../src/ai/testing/model-server.ts";
import { openBlobs } from "../../src/store/store.ts";
import type { ProcessLife } from "../fakes/process-child.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function serve(respond: (request: SeenRequest) => ModelReply): Promise<ModelServer> {
  const server = await startModelServer({ respond });
  closing.push(() => server.close());
  return server;
}

interface Lived {
  killed: boolean;
  said: {
    output?: {
      result: { text: { sha256: string }; extracted: { partsSha256: string }[] };
      models: string[];
      progress: [number, number][];
    };
    error?: unknown;
  };
}

function live(life: ProcessLife): Promise<Lived> {
  const child = join(import.meta.dirname, "../fakes/process-child.ts");
  return new Promise((resolve, reject) => {
    const args = [child, JSON.stringify(life)];
    const started = execFile(process.execPath, args, { timeout: 50_000 }, (error, stdout, stderr) => {
      const killed = started.signalCode === "SIGKILL";
      if (error !== null && !killed) reject(new Error(stderr));
      else resolve({ killed, said: killed ? {} : JSON.parse(stdout) });
    });
  });
}

const row = { modelId: "m", maxTokens: 500, priceIn: 1, priceOut: 1, capabilities: ["text"] };
const rated = (quality: number) => ({ ratings: { dataExtract: { speed: 5, quality, cost: 5 } } });
const paragraphs = Array.from({ length: 80 }, (_p, n) =>
  `Paragraph ${n} ${"of many words ".repeat(20)}`.trim(),
);

/** What a request held of the paragraphs, by their numbers. */
function seenIn({ body }: SeenRequest): number[] {
  return [...JSON.stringify(body).matchAll(/Paragraph (\d+) of/g)].map(([, n]) => Number(n));
}

const answer = (request: SeenRequest): ModelReply => ({
  kind: "answer",
  text: JSON.stringify({ result: seenIn(request).join(",") }),
});

test("killed and resumed, with a failover in the middle: each chunk is asked for once, and all of it is there in order", async () => {
  let answers = 0;
  const dying = await serve((request) =>
    (answers += 1) <= 3 ? answer(request) : { kind: "error", error: "rate-limit", retryAfterSeconds: 600 },
  );
  const heir = await serve(answer);
  const data = mkdtempSync(join(tmpdir(), "dossier-process-"));
  const life: ProcessLife = {
    ...{ data, instruction: "List the paragraphs.", text: paragraphs.join("\n\n") },
    models: [
      {
        ...{ id: "dying", provider: "openai-compatible", baseUrl: dying.baseUrl, contextLength: 3_000 },
        ...{ ...row, ...rated(10) },
      },
      {
        ...{ id: "heir", provider: "anthropic", baseUrl: heir.baseUrl, contextLength: 6_000 },
        ...{ ...row, ...rated(9.9) },
      },
    ],
  };
  // once when the answer is in the ledger and its step is not yet on record, once right after a step
  expect((await live({ ...life, kill: { name: "chunk 2", turn: "executed" } })).killed).toBe(true);
  expect(dying.counts.answered).toBe(2);
  expect((await live({ ...life, kill: { name: "chunk 4", turn: "recorded" } })).killed).toBe(true);
  const { said } = await live(life);
  expect(said.error).toBeUndefined();
  const { output } = said;

  const blobs = await openBlobs(undefined, data);
  const text = await readText(await blobs.open(output!.result.text.sha256));
  const inOrder = text.split("\n\n").flatMap((result) => result.split(",").map(Number));
  expect(inOrder).toEqual(paragraphs.map((_p, n) => n));
  const asked = [...dying.requests.filter(({ reply }) => reply === "answer"), ...heir.requests].flatMap(
    seenIn,
  );
  expect(asked.toSorted((a, b) => a - b)).toEqual(paragraphs.map((_p, n) => n));

  expect(output!.models.slice(0, 4)).toEqual(["dying", "dying", "dying", "heir"]);
  const [small, large] = [seenIn(dying.requests[0]!).length, seenIn(heir.requests[0]!).length];
  expect(large).toBeGreaterThan(small * 1.8);
  expect(output!.progress.at(-1)).toEqual([80, 80]);

  const parts = await loadParts(blobs, output!.result.extracted[0]!.partsSha256, AbortSignal.timeout(5_000));
  expect(parts.map(({ processing }) => processing?.chunk)).toEqual(
    parts.map((_part, n) => text.split("\n\n").findIndex((result) => result.split(",").includes(String(n)))),
  );
});
