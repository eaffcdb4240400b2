import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { comparePeers } from "./extract/compare-peers.ts";
import { makeMixedFiles } from "./make/mixed-files.ts";
import { judge, printTable } from "./print-table.ts";
import { median, round } from "./statistics.ts";

const rounds = 2;
const contestants = ["in process", "sandbox, 1 worker", "sandbox"] as const;
const mb = 1_048_576;

interface Measured {
  /** One for each pass: the first is cold. */
  seconds: number[];
  cpuSeconds: number[];
  letters: number;
  failed: number;
  own: number;
  children: number;
}

/** A folder of mixed files through the sandbox and by the same readers without it; then against other readers. */
export async function benchExtract(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-bench-extract-"));
  try {
    const files = makeMixedFiles(folder, 100);
    const figures = compareSandbox(files.map(({ path }) => path));
    return { ...figures, ...(await comparePeers(files)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compareSandbox(paths: readonly string[]): Record<string, number> {
  const measured = new Map<string, Measured[]>(contestants.map((name) => [name, []]));
  // in turns, so that a busy moment of the machine meets all of them
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [name, results] of measured) results.push(runContestant(name, paths));
  const summary = contestants.map((name) => ({ name, ...summarise(measured.get(name) ?? []) }));
  const [plain, one, all] = summary;
  if (plain === undefined || one === undefined || all === undefined)
    throw new Error("A contestant is missing.");
  printTable(
    `${paths.length} mixed files made by the builders of our tests, 25 formats, text recognition off; files per second`,
    [
      [
        "readers",
        "cold",
        "warm",
        "cold to in process",
        "warm to in process",
        "CPU of all, to in process",
        "failed",
        "peak, parent",
        "peak, child",
      ],
      ...summary.map(({ name, cold, warm, cpu, failed, own, children }) => [
        name,
        ...[paths.length / cold, paths.length / warm].map((value) => String(round(value))),
        ...[plain.cold / cold, plain.warm / warm, plain.cpu / cpu].map((value) => `${round(value)} ×`),
        String(failed),
        ...[own, children].map((bytes) => `${Math.round(bytes / mb)} MB`),
      ]),
    ],
  );
  const figures = {
    filesPerSecondInProcess: round(paths.length / plain.warm),
    filesPerSecondSandbox: round(paths.length / all.warm),
    sandboxToInProcess: round(plain.warm / all.warm),
    sandboxToInProcessCold: round(plain.cold / all.cold),
    oneWorkerToInProcess: round(plain.warm / one.warm),
    oneWorkerToInProcessByCpu: round(plain.cpu / one.cpu),
    sandboxToInProcessByCpu: round(plain.cpu / all.cpu),
    oneWorkerToInProcessCold: round(plain.cold / one.cold),
    lettersAlike: plain.letters === all.letters && plain.letters === one.letters ? 1 : 0,
    peakParentMb: Math.round(all.own / mb),
    peakChildMb: Math.round(all.children / mb),
  };
  console.log(`\nSandbox to in process, warm: ${judge(figures.sandboxToInProcess, { atLeast: 0.7 })}`);
  console.log(
    `Sandbox to in process, by CPU time: ${judge(figures.sandboxToInProcessByCpu, { atLeast: 0.7 })}`,
  );
  console.log(`One worker to in process, warm: ${judge(figures.oneWorkerToInProcess, { atLeast: 0.7 })}`);
  return figures;
}

function summarise(results: readonly Measured[]) {
  return {
    cold: median(results.map(({ seconds }) => seconds[0] ?? Number.NaN)),
    warm: median(results.flatMap(({ seconds }) => seconds.slice(1))),
    cpu: median(results.flatMap(({ cpuSeconds }) => cpuSeconds.slice(1))),
    letters: results[0]?.letters ?? 0,
    failed: Math.max(...results.map(({ failed }) => failed)),
    own: Math.max(...results.map(({ own }) => own)),
    children: Math.max(...results.map(({ children }) => children)),
  };
}

function runContestant(name: string, paths: readonly string[]): Measured {
  const script = join(import.meta.dirname, "extract", "contestant.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name, ...paths], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`The contestant "${name}" failed: ${stderr}`);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured;
}
