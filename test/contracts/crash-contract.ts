import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { ConfigInput } from "../../src/app/config.ts";
import type { StepTurn } from "../../src/engine/engine-port.ts";
import type { Life } from "../fakes/crash-child.ts";
import { richPrompt } from "../fakes/rich-model.ts";

const run = promisify(execFile);
const child = join(import.meta.dirname, "../fakes/crash-child.ts");
const samples = join(import.meta.dirname, "../../samples");

interface Ended {
  killed: boolean;
  output: string;
}

async function live(life: Life): Promise<Ended> {
  const path = `${life.log}.life.json`;
  writeFileSync(path, JSON.stringify(life));
  try {
    const { stdout } = await run(process.execPath, [child, path], { timeout: 60_000 });
    return { killed: false, output: stdout };
  } catch (error) {
    const ended = error as { signal?: string; stderr?: string };
    if (ended.signal === "SIGKILL") return { killed: true, output: "" };
    throw new Error(`The child failed: ${ended.stderr}`, { cause: error });
  }
}

function newLife(config: ConfigInput, folder: string): Life {
  return {
    config,
    workflowId: "wf_crash",
    prompt: "What is the daily meal allowance in 2026?",
    files: [samples],
    formats: ["md", "txt"],
    log: join(folder, "log.txt"),
    outFolder: join(folder, "out"),
  };
}

interface Tally {
  kills: number;
  repeats: number;
  lost: number;
  askedTwice: number;
  steps: number;
}

function tally(log: string, kills: number, steps: number): Tally {
  const lines = log.trim().split("\n");
  const recorded = new Set<string>();
  const asked = new Map<string, number>();
  let repeats = 0;
  for (const line of lines) {
    const [what = "", ...rest] = line.split(" ");
    if (what === "recorded") recorded.add(rest.join(" "));
    if (what === "started" && recorded.has(rest.join(" "))) repeats += 1;
    if (what === "asked") asked.set(rest.join(" "), (asked.get(rest.join(" ")) ?? 0) + 1);
  }
  const askedTwice = [...asked.values()].filter((times) => times > 1).length;
  return { kills, repeats, lost: steps - recorded.size, askedTwice, steps };
}

export interface CrashStorage {
  config(folder: string): Promise<ConfigInput>;
  /** Whatever makes a later process see at once that the killed one is dead. */
  afterKill?: (config: ConfigInput) => Promise<void>;
}

type Turns = (index: number) => readonly StepTurn["turn"][];

async function crashEverywhere(storage: CrashStorage, turns: Turns, changes: Partial<Life>): Promise<Tally> {
  const [calm, rough] = [
    mkdtempSync(join(tmpdir(), "dossier-calm-")),
    mkdtempSync(join(tmpdir(), "dossier-rough-")),
  ];
  const undisturbed = { ...newLife(await storage.config(calm), calm), ...changes };
  const reference = await live(undisturbed);
  const steps = readFileSync(undisturbed.log, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("recorded")).length;

  const life = { ...newLife(await storage.config(rough), rough), ...changes };
  let kills = 0;
  for (let index = 0; index < steps; index += 1) {
    for (const turn of turns(index)) {
      const ended = await live({ ...life, kill: { index, turn } });
      expect(ended.killed, `kill at ${turn} ${index}`).toBe(true);
      kills += 1;
      await storage.afterKill?.(life.config);
    }
  }
  const last = await live(life);
  expect(last.output.replaceAll(rough, calm)).toBe(reference.output);
  const files = readdirSync(life.outFolder).toSorted();
  expect(files).toEqual(readdirSync(undisturbed.outFolder).toSorted());
  for (const file of files)
    expect(readFileSync(join(life.outFolder, file))).toEqual(readFileSync(join(undisturbed.outFolder, file)));
  return tally(readFileSync(life.log, "utf8"), kills, steps);
}

function report(adapter: string, { steps, kills, repeats, lost, askedTwice }: Tally): void {
  console.log(
    `crash test, ${adapter}: steps ${steps}, kills ${kills}, repeats ${repeats}, lost ${lost}, AI answers asked for twice ${askedTwice}`,
  );
}

const everyTurn = ["started", "executed", "recorded"] as const;

/** Before a step it is as it was after the one before. */
const insideAndAfter = ["executed", "recorded"] as const;

/** Kills a whole round inside and after each of its steps; it must end as if nothing had happened. */
export async function expectNothingLost(adapter: string, storage: CrashStorage): Promise<void> {
  const figures = await crashEverywhere(storage, () => insideAndAfter, {});
  report(adapter, figures);
  expect(figures.steps).toBeGreaterThanOrEqual(12);
  expect(figures).toMatchObject({ kills: figures.steps * 2, repeats: 0, lost: 0, askedTwice: 0 });
}

/** The same for a request with everything in it, killed once at each of its steps: before, inside or after it. */
export async function expectRichRoundUnharmed(adapter: string, storage: CrashStorage): Promise<void> {
  const changes = { model: "rich", prompt: richPrompt, formats: [] } as const;
  const figures = await crashEverywhere(
    storage,
    (index) => [everyTurn[index % everyTurn.length] ?? "started"],
    { ...changes, formats: [...changes.formats] },
  );
  report(`${adapter}, rich round`, figures);
  expect(figures.steps).toBeGreaterThanOrEqual(30);
  expect(figures).toMatchObject({ kills: figures.steps, repeats: 0, lost: 0, askedTwice: 0 });
}
