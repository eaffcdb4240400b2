import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { open, mkdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTableEngine, openTables } from "../src/data/data.ts";
import { judge, printTable } from "./print-table.ts";
import { round } from "./statistics.ts";
import { childrenOf, watchMemory } from "./watch-memory.ts";

const mb = 1_048_576;
const defaultMb = 200;
const repeats = 4;
const regions = [
  "Bern",
  "Zürich",
  "Genève",
  "Basel",
  "Lugano",
  "Chur",
  "Sion",
  "Luzern",
  "St. Gallen",
  "Aarau",
];

/** A grouped sum over a large delimited file: ours beside the bare engine and a loop in JavaScript, in one run. `npm run bench data 1000` takes 1,000 MB. */
export async function benchData(): Promise<Record<string, number>> {
  const wanted = Number(process.argv[3] ?? defaultMb);
  const path = await makeFile(wanted);
  const truth = await runContestant("truth", path);
  const ours = await timeOurs(path, () => runContestant("bare", path));
  const { bare } = ours;
  const loop = await runContestant("loop", path);
  // the machine is shared: the quietest run of each says most
  const bareSeconds = Math.min(...bare.map(({ seconds }) => seconds));
  const bareCpu = Math.min(...bare.map(({ cpu }) => cpu));
  const isExact = ours.answer === truth.answer;
  const row = (name: string, { seconds, peak }: { seconds: number; peak: number }, exact: boolean) => [
    ...[
      name,
      `${round(seconds)} s`,
      `${Math.round(peak / mb)} MB`,
      `${round(seconds / bareSeconds)} ×`,
      exact ? "yes" : "NO",
    ],
  ];
  printTable(`Sum by group over a csv of ${Math.round(statSync(path).size / mb)} MB, ${truth.rows} rows`, [
    ["how", "time", "peak memory", "to bare DuckDB", "exact"],
    row("ours, warm", { seconds: ours.warm, peak: ours.peak }, isExact),
    row("ours, file opened and first query", { seconds: ours.first, peak: ours.peak }, isExact),
    row(
      "bare DuckDB, columns typed by hand",
      { seconds: bareSeconds, peak: Math.max(...bare.map(({ peak }) => peak)) },
      bare[0]?.answer === truth.answer,
    ),
    row("csv-parse and a loop of BigInt", loop, loop.answer === truth.answer),
  ]);
  const figures = {
    ...{ fileMb: Math.round(statSync(path).size / mb), rows: truth.rows, exact: Number(isExact) },
    ...{
      warmSeconds: round(ours.warm),
      firstSeconds: round(ours.first),
      openMs: Math.round(ours.open * 1_000),
    },
    ...{
      peakMb: Math.round(ours.peak / mb),
      hostMb: Math.round(ours.own / mb),
      bareSeconds: round(bareSeconds),
    },
    ...{
      bareMb: Math.round(Math.max(...bare.map(({ peak }) => peak)) / mb),
      loopSeconds: round(loop.seconds),
    },
    ...{
      toBare: round(ours.warm / bareSeconds),
      cpuSeconds: round(ours.cpu),
      bareCpuSeconds: round(bareCpu),
      toBareCpu: round(ours.cpu / bareCpu),
      loopToOurs: round(loop.seconds / ours.warm),
      startMs: Math.round(ours.start * 1_000),
    },
  };
  console.log(
    `\nStart of the first query over a small table, process and engine included: ${figures.startMs} ms`,
  );
  console.log(
    `Against bare DuckDB by the clock: ${judge(figures.toBare, { atMost: 1.5 })}, by processor time: ${judge(figures.toBareCpu, { atMost: 1.5 })}; memory in MB: ${judge(figures.peakMb, { atMost: 500 })}`,
  );
  return figures;
}

/** Seconds of processor time that our children have used; where others share the machine it says more than the clock. */
function childCpu(): number {
  return childrenOf(process.pid).reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      return sum;
    }
  }, 0);
}

interface Run {
  cpu: number;
  seconds: number;
  peak: number;
  answer: string;
  rows: number;
}

const plan = {
  from: "t1",
  groupBy: [{ column: "region" }],
  aggregates: [
    { fn: "sum", column: "amount", as: "total" },
    { fn: "count", as: "rows" },
  ],
  orderBy: [{ by: "region" }],
};

async function timeOurs(path: string, runBare: () => Promise<Run>) {
  const engine = createTableEngine();
  const { signal } = new AbortController();
  const small = await openTables({
    parts: [
      {
        id: "p",
        document: "d",
        type: "table",
        text: "",
        position: {},
        table: {
          rows: [
            ["region", "amount"],
            ["Bern", "1.25"],
          ],
        },
      },
    ],
  });
  const started = performance.now();
  await engine.run(plan, small, { signal });
  const start = (performance.now() - started) / 1_000;
  await engine.close();
  const fresh = createTableEngine();
  const begun = performance.now();
  const tables = await openTables({ files: [{ path, fileName: "big.csv" }] });
  const opened = (performance.now() - begun) / 1_000;
  const limits = { timeMs: 600_000 };
  await fresh.run(plan, tables, { signal, limits });
  const first = (performance.now() - begun) / 1_000;
  const warm: number[] = [];
  const bare: Run[] = [];
  const cpu: number[] = [];
  const peaks = { peak: 0, own: 0 };
  let answer = "";
  for (let time = 0; time < repeats; time += 1) {
    const memory = watchMemory();
    const [from, cpuBefore] = [performance.now(), childCpu()];
    const result = await fresh.run(plan, tables, { signal, limits });
    warm.push((performance.now() - from) / 1_000);
    cpu.push(childCpu() - cpuBefore);
    const { children, own } = memory.stop();
    peaks.peak = Math.max(peaks.peak, children);
    peaks.own = Math.max(peaks.own, own);
    bare.push(await runBare());
    answer =
      "complaint" in result
        ? result.complaint
        : result.rows.map((cells) => cells.slice(0, 2).join("=")).join(" ");
  }
  await fresh.close();
  return {
    start,
    open: opened,
    first,
    warm: Math.min(...warm),
    cpu: Math.min(...cpu),
    bare,
    ...peaks,
    answer,
  };
}

/** Once for each size, kept among the temporary files. */
async function makeFile(wanted: number): Promise<string> {
  const folder = join(tmpdir(), "dossier-bench-data");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `orders-${wanted}.csv`);
  if (existsSync(path)) return path;
  const file = await open(`${path}.part`, "w");
  let size = 0;
  let seed = 42;
  const next = (most: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % most;
  await file.write("id,date,region,supplier,quantity,price,amount\n");
  for (let row = 0; size < wanted * 1_000_000;) {
    const lines: string[] = [];
    for (let at = 0; at < 20_000; at += 1, row += 1) {
      const date = new Date(Date.UTC(2015, 0, 1 + next(4_000))).toISOString().slice(0, 10);
      const price = next(500_000);
      const quantity = 1 + next(90);
      const cents = String(price * quantity).padStart(3, "0");
      const region = regions[next(regions.length)];
      const sign = next(20) === 0 ? "-" : "";
      lines.push(
        `${row},${date},${region},"Supplier, No. ${next(5_000)} of a longer name Ltd",${quantity},${(price / 100).toFixed(2)},${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`,
      );
    }
    const text = `${lines.join("\n")}\n`;
    size += Buffer.byteLength(text);
    await file.write(text);
  }
  await file.close();
  await rename(`${path}.part`, path);
  return path;
}

function runContestant(kind: string, path: string): Promise<Run> {
  const memory = watchMemory();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "data-contestant.ts"), kind, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let out = "";
    child.stdout.on("data", (piece: Buffer) => (out += piece.toString()));
    child.once("error", reject);
    child.once("exit", () => {
      const { children } = memory.stop();
      const [rows = "0", answer = "", cpu = "0", seconds = "0"] = out.trim().split("\t");
      resolve({
        seconds: Number(seconds),
        peak: children,
        answer,
        rows: Number(rows),
        cpu: Number(cpu),
      });
    });
  });
}
