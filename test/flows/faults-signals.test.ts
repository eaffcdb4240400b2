import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { RoundResult } from "../../src/model/round-result.ts";
import type { FaultLife } from "../fakes/faults/fault-child.ts";
import { findOrphans, startLife } from "../fakes/faults/start-life.ts";
import type { EndedLife } from "../fakes/faults/start-life.ts";

const root = join(import.meta.dirname, "../..");
const child = join(root, "test/fakes/faults/fault-child.ts");
const bin = join(root, "bin/dossier.js");
const samples = join(root, "samples");
const question = "What is the daily meal allowance in 2026?";
const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-signals-"));
const idIn = (stderr: string) => /^wf_[0-9a-f]+$/m.exec(stderr)?.[0];

async function live(folder: string, life: Pick<FaultLife, "resume" | "at" | "signals">): Promise<EndedLife> {
  const outFolder = join(folder, "out");
  const round = { prompt: question, files: [samples], formats: ["md", "txt"], outFolder };
  const whole: FaultLife = { config: { data: join(folder, "data") }, round, ...life };
  const started = startLife([child, JSON.stringify(whole)], { folder });
  const ended = await started.ended;
  expect(ended.isStuck).toBe(false);
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect(await findOrphans(started.pid)).toEqual([]);
  return ended;
}

const patterns: NodeJS.Signals[][] = [
  ["SIGINT"],
  ["SIGTERM"],
  ["SIGKILL"],
  ["SIGINT", "SIGINT"],
  ["SIGTERM", "SIGKILL"],
];
const turns = ["started", "executed", "recorded"] as const;

const everyNth = 3; // "npm run bench faults" goes through all of them

test("signalled at its steps, once or twice, a round ends as if nothing had happened", async () => {
  const calm = await live(newFolder(), { signals: [] });
  const reference = RoundResult.parse(JSON.parse(calm.stdout));
  const steps = calm.stderr.match(/^step \d+ recorded$/gm)?.length ?? 0;
  expect(steps).toBeGreaterThanOrEqual(10);

  const folder = newFolder();
  let id: string | undefined;
  for (let index = 0, life = 0; index < steps; index += everyNth, life += 1) {
    const signals = patterns[life % patterns.length]!;
    const at = { index, turn: turns[life % turns.length]! };
    const ended = await live(folder, { ...(id !== undefined && { resume: id }), at, signals });
    id ??= idIn(ended.stderr);
  }
  const last = await live(folder, { ...(id !== undefined && { resume: id }), signals: [] });
  const result = RoundResult.parse(JSON.parse(last.stdout));
  const said = ({ message: { text, summary } }: RoundResult) => ({ text, summary });
  expect([last.code, result.status, said(result)]).toEqual([0, "OK", said(reference)]);
  expect(readdirSync(join(folder, "out")).toSorted()).toEqual(
    reference.documents.map(({ fileName }) => fileName).toSorted(),
  );
  const database = new DatabaseSync(join(folder, "data", "dossier.db"));
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(database.prepare("SELECT DISTINCT status FROM runs").all()).toEqual([{ status: "done" }]);
  database.close();
}, 300_000);

test("an id that is printed is known: killed the moment it is there, the workflow is shown and resumed", async () => {
  const folder = newFolder();
  const run = startLife([bin, "run", question, samples], { folder });
  await run.said(/^wf_/m);
  run.kill("SIGKILL");
  const id = idIn((await run.ended).stderr) ?? "";
  const dossier = (...args: string[]) => startLife([bin, ...args], { folder }).ended;
  expect(await dossier("show", id)).toMatchObject({ code: 0, stdout: expect.stringContaining("resume") });
  expect(await dossier("resume", id)).toMatchObject({ code: 0, stdout: expect.stringContaining("CHF 55") });
}, 120_000);
