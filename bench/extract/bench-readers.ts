import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { corpusFolder, readCorpusIndex } from "../../evals/corpus/corpus-index.ts";
import type { NewPart } from "../../src/extract/reader.ts";
import { usageOf } from "../../src/extract/sandbox/usage-of.ts";
import { makeCsvFiles, makePackedRtfFiles, makeTiffFiles } from "./readers/other-files.ts";
import { hasPlace, isFound, isPlaced } from "./readers/facts.ts";
import type { ReaderFact } from "./readers/facts.ts";
import { makeEpubFiles, makeRtfFiles } from "./readers/flow-files.ts";
import { makeOdpFiles, makeOdsFiles, makeOdtFiles } from "./readers/office-files.ts";
import type { ReaderFile } from "./readers/office-files.ts";
import { installPeers } from "../install-peers.ts";
import { printTable } from "../print-table.ts";
import { round } from "../statistics.ts";
import { watchMemory } from "../watch-memory.ts";

const formats: Record<string, { make: () => ReaderFile[]; readers: readonly string[] }> = {
  rtf: { make: makeRtfFiles, readers: ["dossier", "officeparser"] },
  odt: { make: makeOdtFiles, readers: ["dossier", "officeparser"] },
  odp: { make: makeOdpFiles, readers: ["dossier", "officeparser"] },
  epub: { make: makeEpubFiles, readers: ["dossier", "officeparser"] },
  ods: { make: makeOdsFiles, readers: ["dossier", "@e965/xlsx", "officeparser"] },
  csv: { make: makeCsvFiles, readers: ["dossier", "csv-parse", "papaparse"] },
  lzfu: { make: makePackedRtfFiles, readers: ["dossier", "@kenjiuno/decompressrtf"] },
  tif: { make: makeTiffFiles, readers: ["dossier", "utif2", "sharp"] },
};

const mb = 1_048_576;
/** Of the processor, since the machine may be busy; the clock on the wall is for what sleeps. */
const mostCpuMs = 10_000;
const mostMs = 180_000;
/** As in the sandbox: of the whole process, and of its heap. */
const mostBytes = 1_024 * mb;
const heapMb = 768;

interface Run {
  outcome: string;
  cpuMs: number;
  peakMb: number;
  parts: NewPart[];
}

/** Our readers beside the libraries that would do their work; each file in a process of its own. `npm run bench readers rtf odt` takes these alone. */
export async function benchReaders(): Promise<Record<string, number>> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  const wanted = process.argv.slice(3);
  const folder = mkdtempSync(join(tmpdir(), "dossier-bench-readers-"));
  const figures: Record<string, number> = {};
  const rows: string[][] = [];
  const remarks: string[] = [];
  try {
    for (const [format, { make, readers }] of Object.entries(formats)) {
      if (wanted.length > 0 && !wanted.includes(format)) continue;
      const files = [...place(make(), folder), ...fromCorpus(format)];
      for (const reader of readers) {
        const { row, told, missed } = await judge(reader, format, files);
        rows.push([format, reader, ...row]);
        for (const line of missed) remarks.push(`  ${format}, ${reader}: ${line}`);
        for (const [name, value] of Object.entries(told)) figures[`${reader}_${format}_${name}`] = value;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(
    "Readers beside libraries: facts found, facts at their place, hostile files held, the large file",
    [["format", "reader", "found", "placed", "held", "CPU", "peak"], ...rows],
  );
  console.log(`\nMissed:\n${remarks.join("\n")}`);
  return figures;
}

type PlacedFile = Omit<ReaderFile, "bytes"> & { path: string };

function place(files: readonly ReaderFile[], folder: string): PlacedFile[] {
  return files.map(({ bytes, ...file }) => {
    const path = join(folder, file.name);
    writeFileSync(path, bytes);
    return { ...file, path };
  });
}

/** The files of the corpus beside the project, with the facts that have a text. */
function fromCorpus(format: string): PlacedFile[] {
  const files = (readCorpusIndex() ?? []).filter(({ file }) => file.endsWith(`.${format}`));
  return files.map(({ file, outcome, expect }): PlacedFile => {
    const told = { name: file, path: join(corpusFolder, file) };
    if (outcome !== "parse") return { ...told, ends: [outcome.replace("error:", "")] };
    const texts = (expect?.contains ?? []).map(({ text, slide, chapter }): ReaderFact => {
      const at = {
        ...(slide === undefined ? {} : { slide }),
        ...(chapter === undefined ? {} : { path: `${chapter}/` }),
      };
      return { text, ...(Object.keys(at).length === 0 ? {} : { at }) };
    });
    const cells = (expect?.cells ?? []).map(({ sheet, cell, value }): ReaderFact => ({
      text: String(value),
      at: { sheet },
      cell,
    }));
    const words = (expect?.words ?? []).map((text): ReaderFact => ({ text }));
    const inTables =
      format === "csv" ? (expect?.table_cells ?? []).map(({ text }): ReaderFact => ({ text })) : [];
    return { ...told, facts: [...texts, ...cells, ...words, ...inTables] };
  });
}

interface Judged {
  row: string[];
  told: Record<string, number>;
  missed: string[];
}

async function judge(reader: string, format: string, files: readonly PlacedFile[]): Promise<Judged> {
  const small = files.find(({ facts }) => facts !== undefined)?.path ?? "";
  const [found, placed, held] = [tally(), tally(), tally()];
  const missed: string[] = [];
  let big: Run | undefined;
  for (const { name, path, facts = [], ends, isBig } of files) {
    const run = await readOnce(reader, [format, small, path]);
    if (isBig === true) big = run;
    for (const fact of facts) {
      if (!found.add(isFound(fact, run.parts)))
        missed.push(`${name} lacks "${fact.text.slice(0, 40)}" (${run.outcome})`);
      if (hasPlace(fact) && !placed.add(isPlaced(fact, run.parts)) && isFound(fact, run.parts))
        missed.push(`${name} misplaces "${fact.text.slice(0, 40)}"`);
    }
    if (ends === undefined) continue;
    // a file that is too much may be refused or read, but not at any price
    const isHeld = ends.includes(run.outcome) && run.peakMb * mb <= mostBytes;
    if (!held.add(isHeld))
      missed.push(`${name} ends in ${run.outcome}, ${Math.round(run.cpuMs)} ms, ${run.peakMb} MB`);
  }
  const isRead = big?.outcome === "read";
  const told = {
    found: found.share(),
    placed: placed.share(),
    held: held.share(),
    ...(isRead ? { cpuMs: round(big?.cpuMs ?? 0), peakMb: big?.peakMb ?? 0 } : {}),
  };
  const speed = isRead ? [`${told.cpuMs} ms`, `${told.peakMb} MB`] : [big?.outcome ?? "-", "-"];
  return { row: [found.text(), placed.text(), held.text(), ...speed], told, missed };
}

function tally() {
  let [right, all] = [0, 0];
  return {
    add(isRight: boolean) {
      all += 1;
      if (isRight) right += 1;
      return isRight;
    },
    share: () => (all === 0 ? 1 : round(right / all)),
    text: () => `${right}/${all}`,
  };
}

/** In a process of its own with the limits of the sandbox; one that does not end is killed. */
async function readOnce(reader: string, args: readonly string[]): Promise<Run> {
  const own = join(import.meta.dirname, "readers", "contestant.ts");
  const script =
    reader === "dossier" ? [own] : [join(import.meta.dirname, "..", "peers", "readers.mjs"), reader];
  const memory = watchMemory();
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...script, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const end = performance.now() + mostMs;
  const look = async () => {
    const usage = await usageOf(child.pid ?? 0);
    if ((usage?.cpuMs ?? 0) > mostCpuMs || performance.now() > end) child.kill("SIGKILL");
  };
  const timer = setInterval(() => void look(), 250);
  const pieces: Buffer[] = [];
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(timer);
  const peakMb = Math.round(memory.stop().children / mb);
  const last = Buffer.concat(pieces).toString().trim().split("\n").at(-1) ?? "";
  if (code === 0) return { ...(JSON.parse(last) as Omit<Run, "peakMb">), peakMb };
  return {
    outcome: code === null ? "no end within 10 s of CPU" : "a crash",
    cpuMs: Number.NaN,
    peakMb,
    parts: [],
  };
}
