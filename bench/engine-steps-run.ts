/** One run of many steps, and between blocks of them as many bare commits: disk noise hits both alike. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RunFunction } from "../src/engine/run-context.ts";
import { tellParent } from "./engine-child.ts";
import { openOurs } from "./engine-ours.ts";

export interface StepsJob {
  folder: string;
  blocks: number;
  perBlock: number;
}

/** Milliseconds of each durable step and of each bare commit, in the order in which they were measured. */
export interface StepTimes {
  steps: number[];
  commits: number[];
}

const payload = (n: number) => ({ n, text: "a small result", ok: true });

/** What every durable step has to pay at least: one INSERT of the same text, on disk when it returns. */
function openBare(file: string): (n: number) => void {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE steps (id INTEGER PRIMARY KEY, output TEXT NOT NULL)",
  );
  const insert = database.prepare("INSERT INTO steps (output) VALUES (?)");
  return (n) => void insert.run(JSON.stringify(payload(n)));
}

if (import.meta.main) {
  const { folder, blocks, perBlock } = JSON.parse(process.argv[2] ?? "{}") as StepsJob;
  const commit = openBare(join(folder, "bare.db"));
  const times: StepTimes = { steps: [], commits: [] };
  const timed = async (into: number[], work: () => unknown) => {
    const begin = performance.now();
    await work();
    into.push(performance.now() - begin);
  };
  const many: RunFunction = async (_input, context) => {
    for (let block = 0; block < blocks; block += 1) {
      for (let n = 0; n < perBlock; n += 1)
        await timed(times.steps, () => context.step("step", async () => payload(n)));
      for (let n = 0; n < perBlock; n += 1) await timed(times.commits, () => commit(n));
    }
  };
  const { engine, close } = await openOurs(join(folder, "ours.db"), { many });
  await engine.start({ id: "many", name: "many", input: null });
  const { error } = await engine.wait("many");
  if (error !== undefined) throw new Error(error.message);
  await close();
  tellParent(times);
}
