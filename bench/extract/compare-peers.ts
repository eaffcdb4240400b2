import { spawnSync } from "node:child_process";
import { extname, join } from "node:path";
import { installPeers } from "../install-peers.ts";
import type { MixedFile } from "../make/mixed-files.ts";
import { printTable } from "../print-table.ts";
import { round } from "../statistics.ts";
import { countLetters } from "../count-letters.ts";

interface Taken {
  cpuMs: number;
  letters: number;
  failed: number;
}

const office = ["docx", "pptx", "odt", "odp", "epub", "rtf", "xlsx", "ods", "html", "md", "csv", "pdf"];
const readers: Record<string, readonly string[]> = {
  dossier: office,
  "officeparser 8.1.1": office,
  "unpdf 1.8.1": ["pdf"],
  pdftotext: ["pdf"],
};

/** Other readers on the files of the formats they read, each in a process of its own: CPU time and letters found. */
export async function comparePeers(files: readonly MixedFile[]): Promise<Record<string, number>> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  const rows: string[][] = [];
  const figures: Record<string, number> = {};
  for (const format of office) {
    const paths = files.map(({ path }) => path).filter((path) => extname(path) === `.${format}`);
    for (const [reader, formats] of Object.entries(readers)) {
      if (!formats.includes(format)) continue;
      const taken = run(reader, paths);
      if (taken === undefined) continue;
      // how fast a reader gives up says nothing
      const isRead = taken.failed < paths.length;
      const perSecond = round((paths.length * 1_000) / taken.cpuMs);
      const letters = String(Math.round(taken.letters));
      rows.push([format, reader, isRead ? String(perSecond) : "-", letters, String(taken.failed)]);
      if (isRead) figures[`${reader.split(" ")[0]}_${format}_filesPerCpuSecond`] = perSecond;
    }
  }
  printTable(
    "Readers in process, the second of two passes over the same files (pdftotext: started for each file)",
    [["format", "reader", "files per CPU second", "letters and digits", "failed"], ...rows],
  );
  return figures;
}

function run(reader: string, paths: readonly string[]): Taken | undefined {
  if (reader === "pdftotext") return runPdftotext(paths);
  const script =
    reader === "dossier"
      ? join(import.meta.dirname, "read-twice.ts")
      : join(import.meta.dirname, "..", "peers", "extract.mjs");
  const { status, stdout } = spawnSync(process.execPath, [script, reader.split(" ")[0] ?? "", ...paths], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return status === 0 ? (JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Taken) : undefined;
}

/** The shell tells the time of the programs it started. */
function runPdftotext(paths: readonly string[]): Taken | undefined {
  const script = 'for file; do pdftotext "$file" - || echo FAILED >&2; done; times >&2';
  const { stdout, stderr } = spawnSync("sh", ["-c", script, "sh", ...paths], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const times = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stderr);
  if (times === null || stderr.includes("not found")) return undefined;
  const [, userMinutes, user, systemMinutes, system] = times.map(Number);
  const seconds = ((userMinutes ?? 0) + (systemMinutes ?? 0)) * 60 + (user ?? 0) + (system ?? 0);
  const failed = stderr.split("FAILED").length - 1;
  return { cpuMs: seconds * 1_000, letters: countLetters(stdout), failed };
}
