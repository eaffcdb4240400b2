import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installPeers } from "./install-peers.ts";
import { judge, printTable } from "./print-table.ts";
import { median, round } from "./statistics.ts";

const rounds = 3;
const linear = { ours: "dossier", jsonriver: "jsonriver 1.1.1", streamparser: "@streamparser/json 0.0.26" };
const rereading = { "partial-json": "partial-json 0.1.7", ai: "ai 7.0.169", jsonrepair: "jsonrepair 3.15.0" };

interface Linear {
  stream: number[];
  small: number[];
  whole: number[];
}

interface Rereading {
  estimate: number;
  whole: number[];
}

/** Our JSON scanner against those that read as text arrives and those that read all of it again. */
export async function benchJson(): Promise<Record<string, number>> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  const measured: Record<string, Linear[]> = { ours: [], jsonriver: [], streamparser: [] };
  // in turns, so that a busy moment of the machine meets all of them
  for (let turn = 0; turn < rounds; turn++) {
    for (const [name, results] of Object.entries(measured)) results.push(runChild<Linear>(name));
  }
  const of = (name: keyof typeof linear) => summarise(measured[name] ?? []);
  const results = { ours: of("ours"), jsonriver: of("jsonriver"), streamparser: of("streamparser") };
  const slow = Object.entries(rereading).map(([name, title]) => ({
    name,
    title,
    ...runChild<Rereading>(name),
  }));
  printTable("CPU time, 4 MB (2^20 UTF-16 units) in 64-unit chunks, looked at after each", [
    ["reader", "4 MB", "first pass", "1 MB", "4 MB / 1 MB", "10 MB, cut, at once"],
    ...Object.entries(results).map(([name, { stream, cold, growth, small, whole }]) => [
      linear[name as keyof typeof linear],
      ...[stream, cold, small].map(toMs),
      `${round(growth)} ×`,
      toMs(whole),
    ]),
    ...slow.map(({ title, estimate, whole }) => [
      title,
      `≈ ${round(estimate / 60_000)} min (8 prefixes, extrapolated)`,
      ...["", "", "", toMs(Math.min(...whole))],
    ]),
  ]);
  const { ours } = results;
  const figures = {
    oursStreamMs: round(ours.stream),
    oursFirstPassMs: round(ours.cold),
    oursToFastestLinear: round(ours.stream / Math.min(results.jsonriver.stream, results.streamparser.stream)),
    oursGrowth: round(ours.growth),
    oursWholeMs: round(ours.whole),
    oursWholeToFastestLinear: round(
      ours.whole / Math.min(results.jsonriver.whole, results.streamparser.whole),
    ),
    jsonriverStreamMs: round(results.jsonriver.stream),
    streamparserStreamMs: round(results.streamparser.stream),
    ...Object.fromEntries(slow.map(({ name, estimate }) => [`${name}EstimateS`, round(estimate / 1_000)])),
  };
  console.log(
    `\nUnder 500 ms of CPU, the first pass too: ${judge(figures.oursFirstPassMs, { atMost: 500 })}`,
  );
  console.log(`4 × the text: ${judge(figures.oursGrowth, { atMost: 5 })}`);
  console.log(`Of the fastest linear reader's time: ${judge(figures.oursToFastestLinear, { atMost: 1 })}`);
  return figures;
}

function toMs(value: number): string {
  return `${round(value)} ms`;
}

/** Medians over all passes of all rounds; the first pass, not yet compiled, by itself. */
function summarise(results: readonly Linear[]) {
  const stream = results.flatMap((result) => result.stream);
  const small = results.flatMap((result) => result.small);
  return {
    stream: median(stream),
    small: median(small),
    cold: median(results.map((result) => result.stream[0] ?? Number.NaN)),
    // of the means, because a collection of garbage falls into every pass of 4 MB, but not into every one of 1 MB;
    // without the first pass, in which the code is compiled: the passes of 1 MB come after it and have it ready
    growth: mean(results.flatMap((result) => result.stream.slice(1))) / mean(small),
    whole: median(results.flatMap((result) => result.whole)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function runChild<Result>(name: string): Result {
  const script = join(import.meta.dirname, "peers", "json.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", script, name], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`The reader ${name} failed: ${stderr}`);
  return JSON.parse(stdout) as Result;
}
