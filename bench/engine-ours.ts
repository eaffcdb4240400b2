/** Our contestant: the embedded engine as `createDossier` opens it, on SQLite with WAL and synchronous = FULL. */
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { openEngine } from "../src/engine/engine.ts";
import type { RunFunction } from "../src/engine/run-context.ts";
import { systemClock } from "../src/lib/clock.ts";
import { createFileBlobs } from "../src/store/blobs/file-blobs.ts";
import { openDataFile, openStore } from "../src/store/store.ts";
import { answerJob } from "./engine-child.ts";
import type { Opened } from "./engine-child.ts";

/** Limits far above what is asked: the queue is not what is measured. */
const limits = { overall: 10_000, perUser: 10_000 };

export async function openOurs(file: string, runs: Record<string, RunFunction>) {
  const sqlite = await openDataFile(file);
  const log = await openStore(
    { kind: "sqlite", sqlite, ledgerFolder: join(dirname(file), "ledger") },
    { clock: systemClock },
  );
  const kind = { kind: "embedded", sqlite, locksFolder: join(dirname(file), "runners") } as const;
  const engine = await openEngine(kind, { runs, log, limits, version: "bench", clock: systemClock });
  const close = async () => {
    await engine.close();
    await log.close();
  };
  return { engine, sqlite, close };
}

async function open(file: string): Promise<Opened> {
  const blobs = createFileBlobs(join(dirname(file), "blobs"));
  const documents = new Map<string, string>();
  const count: RunFunction = async (input, context) => {
    let state = { n: 0 };
    for (let n = 0; n < Number(input); n += 1) {
      state = await context.step(`step ${n}`, async () => ({ n: state.n + 1 }));
    }
    return state;
  };
  // the first step keeps the document as a blob; the others get its reference and read it
  const handOn: RunFunction = async (input, context) => {
    const take = () => blobs.put(Readable.from(Buffer.from(documents.get(context.runId) ?? "")));
    let state = await context.step("take", async () => ({
      ...(await take()),
      n: 1,
    }));
    for (let n = 1; n < Number(input); n += 1) {
      state = await context.step(`read ${n}`, async () => {
        let bytes = 0;
        for await (const piece of await blobs.open(state.sha256)) bytes += (piece as Buffer).length;
        return { ...state, bytes, n: state.n + 1 };
      });
    }
    return state;
  };
  const { engine, sqlite, close } = await openOurs(file, { count, handOn });
  return {
    async run(id, steps, document) {
      documents.set(id, document);
      await engine.start({ id, name: document === "" ? "count" : "handOn", input: steps });
      const { output, error } = await engine.wait(id);
      if (error !== undefined) throw new Error(error.message);
      return (output as { n: number }).n;
    },
    async verify(id, steps) {
      const kept = (await engine.steps(id)).length;
      if (kept !== steps) throw new Error(`${kept} steps were kept of ${steps}.`);
    },
    synchronous: async () => Number(sqlite.read((sql) => sql.get("PRAGMA synchronous"))?.["synchronous"]),
    close,
  };
}

if (import.meta.main) await answerJob(open);
