import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { shortMs, type Measured } from "./linear-child.ts";
import { judge, printTable } from "./print-table.ts";
import { round } from "./statistics.ts";

/** Ten times the text may take this much longer. */
const mostGrowth = 12;
/** A child that says nothing for so long does not come to an end. */
const silenceMs = 300_000;

/**
 * Every function that reads a text, over 40 hostile texts: how much longer ten times as much takes. `npm run bench
 * linear WORDS SIZE` measures the functions whose place holds the words (`ways`: whole ways through the product), up to
 * a size in letters.
 */
export async function benchLinear(): Promise<Record<string, number>> {
  const [wanted = "", largest = "1000000"] = process.argv.slice(3);
  const found: Judged[] = [];
  let from: number | undefined = 0;
  while (from !== undefined) from = await measureFrom(from, { wanted, largest, found });
  const calls = new Set(found.map(({ call }) => call)).size;
  const offenders = found.filter(({ isSlow }) => isSlow).toSorted((a, b) => b.ms - a.ms);
  const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, 12);
  const size = Number(largest) / 1000;
  const toRow = ({ call, text, ms, growth, isGuess }: Judged) => [
    call,
    text,
    `${isGuess ? "≈ " : ""}${round(ms)} ms`,
    `${round(growth)} ×`,
  ];
  const head = ["function", "text", `${size} kB`, "growth"];
  printTable(`Slowest of ${found.length} pairs of ${calls} functions and a text`, [
    head,
    ...slowest.map(toRow),
  ]);
  if (offenders.length > 0)
    printTable("Longer than in proportion; ≈ told from less", [head, ...offenders.map(toRow)]);
  console.log(`\nPairs that grow more than in proportion: ${judge(offenders.length, { atMost: 0 })}`);
  return { calls, pairs: found.length, offenders: offenders.length, slowestMs: round(slowest[0]?.ms ?? 0) };
}

interface Judged {
  call: string;
  text: string;
  ms: number;
  /** How much longer ten times the text takes. */
  growth: number;
  /** The whole was not begun, and is told from what was done of it. */
  isGuess: boolean;
  isSlow: boolean;
}

interface Looking {
  wanted: string;
  largest: string;
  found: Judged[];
}

/** In a process of its own: code that does not come to an end is ended, and the next pair begun. */
async function measureFrom(from: number, { wanted, largest, found }: Looking): Promise<number | undefined> {
  const script = join(import.meta.dirname, "linear-child.ts");
  const child = spawn(process.execPath, [script, String(from), wanted, largest], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let open: { begun: number; call: string; text: string } | undefined;
  let watch = setTimeout(() => child.kill("SIGKILL"), silenceMs);
  const take = (line: string) => {
    const said = JSON.parse(line) as Measured | { begun: number; call: string; text: string };
    open = "begun" in said ? said : undefined;
    if (!("begun" in said)) found.push(judgeTimes(said, Number(largest)));
  };
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    clearTimeout(watch);
    watch = setTimeout(() => child.kill("SIGKILL"), silenceMs);
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
  await once(child, "close");
  clearTimeout(watch);
  if (open === undefined && child.exitCode !== 0) throw new Error("The functions could not be loaded.");
  if (open === undefined) return undefined;
  const { call, text, begun } = open;
  console.log(`${call} | ${text} | no end`);
  found.push({ call, text, ms: 999_999, growth: 999, isGuess: true, isSlow: true });
  return begun + 1;
}

function judgeTimes({ call, text, times, beyond }: Measured, largest: number): Judged {
  const last = times.at(-1) ?? { size: 1, ms: 1 };
  const further = [last, ...(beyond ?? [])].map(({ size, ms }) => ms / size);
  const steps = further.slice(1).map((perLetter, at) => (10 * perLetter) / (further[at] ?? perLetter));
  const growth = Math.min(growthOf(times), ...steps);
  const isOver = last.size === largest || last.ms * (largest / last.size) ** 2 < shortMs;
  const ms = last.ms * (isOver ? 1 : Math.max(growth, 10) ** Math.log10(largest / last.size));
  const isSlow = !isOver || (last.ms > shortMs && growth > mostGrowth);
  if (isSlow) console.log(`${call} | ${text} | ${isOver ? "" : "≈ "}${round(ms)} ms | ${round(growth)} ×`);
  return { call, text, ms, growth, isGuess: !isOver, isSlow };
}

/**
 * How much longer ten times the text takes, against the dearest letter of any shorter text: garbage is collected now
 * at this size and now at that, and only what grows with every size is more than in proportion.
 */
function growthOf(times: Measured["times"]): number {
  const shorter = times.slice(0, -1);
  const last = times.at(-1) ?? { size: 1, ms: 1 };
  const long = shorter.filter(({ ms }) => ms >= shortMs / 20);
  const floor = { size: shorter.at(-1)?.size ?? 1, ms: shortMs / 20 };
  const perLetter = Math.max(...(long.length > 0 ? long : [floor]).map(({ size, ms }) => ms / size));
  return (10 * last.ms) / last.size / perLetter;
}
