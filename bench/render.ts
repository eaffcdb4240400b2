import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { writableFormats } from "../src/render/render.ts";
import { installPeers } from "./install-peers.ts";
import { judge, printTable } from "./print-table.ts";
import { median, round } from "./statistics.ts";

const rounds = 3;
const ledgerRows = "100000";
const mb = 1_048_576;
const bare: Record<string, string> = {
  docx: "docx 9",
  pdf: "Typst, source by hand",
  xlsx: "hucre 1",
  pptx: "pptxgenjs 4",
};

interface Measured {
  seconds: number;
  cpu: number;
  bytes: number;
  pages: number;
  /** Bytes at most, of the process and of the one that makes pages. */
  own: number;
  children: number;
}

interface Job {
  who: "ours" | "bare";
  format: string;
  what: string;
}

/** A long report in every format, each in a process of its own, and what the bare library takes for the same. */
export async function benchRender(): Promise<Record<string, number>> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  const jobs = writableFormats.flatMap((format): Job[] => [
    { who: "ours", format, what: "report" },
    ...(format in bare ? [{ who: "bare" as const, format, what: "report" }] : []),
  ]);
  jobs.push(
    { who: "ours", format: "xlsx", what: ledgerRows },
    { who: "bare", format: "xlsx", what: ledgerRows },
  );
  const load = loadavg()[0] ?? 0;
  const results = measureInTurns(jobs);
  const of = (who: Job["who"], format: string, what = "report") => results.get(keyOf({ who, format, what }));
  const measured = ["seconds", "CPU"];
  const columns = [
    "format",
    ...measured,
    "peak",
    "bytes",
    "pages",
    "bare library",
    ...measured,
    "ours / bare, CPU",
  ];
  printTable(
    "A report of 50 chapters, 5,000 table rows and 50 pictures; medians, the first file of a new process",
    [columns, ...writableFormats.map((format) => toRow(format, of("ours", format), of("bare", format)))],
  );
  printTable("One table of 100,000 rows, 6 columns, as a workbook", [
    columns,
    toRow("xlsx", of("ours", "xlsx", ledgerRows), of("bare", "xlsx", ledgerRows)),
  ]);
  const figures: Record<string, number> = { ...toFigures(of), loadPerCore: round(load / cpus().length) };
  printGoals(figures);
  return figures;
}

function printGoals(figures: Record<string, number>): void {
  const of = (name: string) => figures[name] ?? Number.NaN;
  console.log(`\nPDF in seconds: ${of("pdfSeconds")}, ${judge(of("pdfSeconds"), { atMost: 5 })}`);
  console.log(`DOCX in seconds: ${of("docxSeconds")}, ${judge(of("docxSeconds"), { atMost: 3 })}`);
  console.log(`100,000 rows, peak in MB: ${of("rowsPeakMb")}, ${judge(of("rowsPeakMb"), { atMost: 300 })}`);
  console.log(
    `Before the run ${of("loadPerCore")} processes waited for each core: above 1, seconds say more of the machine than of us; CPU does not.`,
  );
}

type Results = (who: Job["who"], format: string, what?: string) => Measured | undefined;

function toFigures(of: Results): Record<string, number> {
  const pairs = writableFormats.flatMap((format): [string, number][] => {
    const ours = of("ours", format);
    const other = of("bare", format);
    if (ours === undefined) return [];
    return [
      [`${format}Seconds`, round(ours.seconds)],
      [`${format}CpuSeconds`, round(ours.cpu)],
      [`${format}PeakMb`, peakOf(ours)],
      [`${format}Bytes`, ours.bytes],
      ...(ours.pages > 0 ? [[`${format}Pages`, ours.pages] as [string, number]] : []),
      ...(other === undefined
        ? []
        : ([
            [`${format}CpuToBare`, round(ours.cpu / other.cpu)],
            [`${format}SecondsToBare`, round(ours.seconds / other.seconds)],
            [`${format}BytesToBare`, round(ours.bytes / other.bytes)],
          ] as [string, number][])),
    ];
  });
  const ours = of("ours", "xlsx", ledgerRows);
  const other = of("bare", "xlsx", ledgerRows);
  return {
    ...Object.fromEntries(pairs),
    ...(ours !== undefined && {
      rowsSeconds: round(ours.seconds),
      rowsCpuSeconds: round(ours.cpu),
      rowsPeakMb: peakOf(ours),
      rowsBytes: ours.bytes,
    }),
    ...(other !== undefined && { rowsBarePeakMb: peakOf(other) }),
    ...(ours !== undefined && other !== undefined && { rowsCpuToBare: round(ours.cpu / other.cpu) }),
  };
}

function toRow(format: string, ours: Measured | undefined, other: Measured | undefined): string[] {
  if (ours === undefined) return [format, "failed"];
  return [
    format,
    ...[ours.seconds, ours.cpu].map((value) => `${round(value)} s`),
    ours.children === 0
      ? `${peakOf(ours)} MB`
      : `${Math.round(ours.own / mb)} + ${Math.round(ours.children / mb)} MB`,
    `${Math.round(ours.bytes / 1_024)} KB`,
    ours.pages === 0 ? "" : String(ours.pages),
    ...(other === undefined ? [] : besides(format, ours, other)),
  ];
}

function besides(format: string, ours: Measured, other: Measured): string[] {
  const pages = other.pages === 0 ? "" : `, ${other.pages} pages`;
  return [
    `${bare[format]}: ${Math.round(other.bytes / 1_024)} KB, ${peakOf(other)} MB${pages}`,
    ...[other.seconds, other.cpu].map((value) => `${round(value)} s`),
    `${round(ours.cpu / other.cpu)} ×`,
  ];
}

function peakOf({ own, children }: Measured): number {
  return Math.round((own + children) / mb);
}

function keyOf({ who, format, what }: Job): string {
  return `${who} ${format} ${what}`;
}

/** In turns, so that a busy moment of the machine meets all of them; a job that fails is told and left out. */
function measureInTurns(jobs: readonly Job[]): Map<string, Measured> {
  const measured = new Map<string, Measured[]>();
  const failed = new Set<string>();
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const job of jobs) {
      const key = keyOf(job);
      if (failed.has(key)) continue;
      const result = runContestant(job);
      if (typeof result === "string") {
        failed.add(key);
        console.log(`"${key}" failed: ${result}`);
      } else measured.set(key, [...(measured.get(key) ?? []), result]);
    }
  }
  return new Map(
    [...measured].filter(([key]) => !failed.has(key)).map(([key, results]) => [key, summarise(results)]),
  );
}

function summarise(results: readonly Measured[]): Measured {
  const middle = (name: keyof Measured) => median(results.map((result) => result[name]));
  return {
    ...{ seconds: middle("seconds"), cpu: middle("cpu"), bytes: middle("bytes"), pages: middle("pages") },
    ...{ own: middle("own"), children: middle("children") },
  };
}

function runContestant({ who, format, what }: Job): Measured | string {
  const script = join(import.meta.dirname, "render", "contestant.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, who, format, what], {
    encoding: "utf8",
  });
  if (status !== 0) return /^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr.slice(-300);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured;
}
