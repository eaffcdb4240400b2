/** Writes one made-up document once and prints what it took. Arguments: ours or bare, the format, the document. */
import { readdirSync, readFileSync } from "node:fs";
import type { Evidence } from "../../src/model/grounding.ts";
import type { UnifiedDocument } from "../../src/model/unified-document.ts";
import { makeLedger, makeReport } from "../make/big-report.ts";
import { watchMemory } from "../watch-memory.ts";
import { bareWriters } from "./bare-writers.ts";

const [, , who = "", format = "", which = ""] = process.argv;
const rows = Number(which);
const given: { document: UnifiedDocument; sources: Evidence[] } =
  which === "report" ? makeReport() : { document: makeLedger(rows), sources: [] };

const memory = watchMemory();
const cpu = process.cpuUsage();
const begun = performance.now();
const bytes = await (who === "ours" ? writeOurs() : writeBare());
const seconds = (performance.now() - begun) / 1_000;
const { user, system } = process.cpuUsage(cpu);
const peak = memory.stop();
const taken = { seconds, cpu: (user + system) / 1e6 + cpuOfChildren(), bytes: bytes.length };
const pages = format === "pdf" ? await countPages(bytes) : 0;
process.stdout.write(`${JSON.stringify({ ...taken, ...peak, pages })}\n`, () => process.exit());

async function writeOurs(): Promise<Uint8Array> {
  const { renderDocument } = await import("../../src/render/render.ts");
  return (await renderDocument({ ...given, format })).bytes;
}

async function writeBare(): Promise<Uint8Array> {
  const write = bareWriters[format];
  if (write === undefined) throw new Error(`There is no bare writer of ${format}.`);
  return write(given.document);
}

async function countPages(pdf: Uint8Array): Promise<number> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loaded = await getDocument({ data: new Uint8Array(pdf) }).promise;
  return loaded.numPages;
}

/** Seconds that processes started by this one have worked; they are still alive. A hundredth of a second is a tick. */
function cpuOfChildren(): number {
  try {
    const children = readdirSync("/proc/self/task").flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    return children.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    }, 0);
  } catch {
    return 0;
  }
}
