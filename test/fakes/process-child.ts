/** One life of a document that is processed chunk by chunk, killed at a given turn of a given step. */
import { join } from "node:path";
import { createActionList } from "../../src/actions/actions.ts";
import { createAi, openPool } from "../../src/ai/ai.ts";
import { Config } from "../../src/app/config.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import type { StepTurn } from "../../src/engine/engine-port.ts";
import { openEngine } from "../../src/engine/engine.ts";
import { createExtract, createExtractor } from "../../src/extract/extract.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { Document } from "../../src/model/document.ts";
import type { Usage } from "../../src/model/calls/usage.ts";
import { openBlobs, openDataFile, openStore } from "../../src/store/store.ts";

export interface ProcessLife {
  data: string;
  models: unknown[];
  instruction: string;
  text: string;
  kill?: { name: string; turn: StepTurn["turn"] };
}

const life = JSON.parse(process.argv[2] ?? "") as ProcessLife;
const config = Config.parse({ data: life.data, models: life.models, keys: { ANTHROPIC_API_KEY: "k" } });
const sqlite = await openDataFile(join(life.data, "dossier.db"));
const ledgerFolder = join(life.data, "ledger");
const store = await openStore({ kind: "sqlite", sqlite, ledgerFolder }, { clock: systemClock });
const blobs = await openBlobs(undefined, life.data);
const extractor = createExtractor();
const pool = await openPool(config, systemClock);
const actions = createActionList();

const run: RunFunction = async (_input, context) => {
  const used: Usage[] = [];
  const progress: [number, number][] = [];
  const file = await context.step("store", () => blobs.put(once(life.text)));
  const document: Document = {
    ...{ id: "doc_1", fileName: "book.txt", mediaType: "text/plain", ...file, provenance: "user" },
  };
  const ai = createAi({
    ...{ pool, ledger: store.ledger, clock: systemClock, currency: "CHF" },
    ...{ budget: { limit: undefined, spent: 0 }, report: async () => undefined },
  });
  const bound = {
    ...{ run: context, ai, extract: createExtract(extractor), blobs, documents: [document], pool: [] },
    ...{
      handOffs: [],
      answered: 0,
      missing: [],
      learnings: [],
      extraction: { ocr: "auto" as const },
      connection: null,
      look: {},
    },
    ...{ request: life.instruction, newId: () => "doc_2" },
    ...{
      language: "en",
      today: "Monday, 2026-11-16",
      place: { round: 1, task: 1, action: 1 },
      used: (usage: Usage) => void used.push(usage),
    },
    progress: async (done: number, total: number) => void progress.push([done, total]),
    openConnection: () => Promise.reject(new Error("no connection")),
    web() {
      throw new Error("no web");
    },
  };
  const read = await actions.find("document.extractContent").run({}, { ...bound, extracted: [] });
  if (read.kind !== "extracted") throw new Error("no content");
  const { instruction } = life;
  const { extracted } = read;
  const result = await actions.find("ai.processDocuments").run({ instruction }, { ...bound, extracted });
  return { result, models: used.map(({ model }) => model), progress };
};

const engine = await openEngine(
  { kind: "embedded", sqlite, locksFolder: join(life.data, "runners") },
  {
    ...{ runs: { run }, log: store, clock: systemClock, version: "test", limits: { overall: 1, perUser: 1 } },
    observe: ({ name, turn }) => {
      if (life.kill?.name === name && life.kill.turn === turn) process.kill(process.pid, "SIGKILL");
    },
  },
);
const known = await engine.get("process");
if (known === undefined) await engine.start({ id: "process", name: "run", input: null });
else await engine.resume("process");
const { output, error } = await engine.wait("process");
process.stdout.write(JSON.stringify({ output, error }));
await engine.close();
await extractor.close();
await store.close();

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
