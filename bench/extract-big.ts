import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExtractor, type Extractor } from "../src/extract/extract.ts";
import { countLetters } from "./count-letters.ts";
import { makeBigFiles, type BigFile } from "./make/big-files.ts";
import { judge, printTable } from "./print-table.ts";
import { round } from "./statistics.ts";
import { watchMemory } from "./watch-memory.ts";

const mb = 1_048_576;

/** Files that do not fit into memory, read as they come; made once into the folder for temporary files. */
export async function benchExtractBig(): Promise<Record<string, number>> {
  const files = await makeBigFiles(join(tmpdir(), "dossier-bench-big"));
  const figures: Record<string, number> = {};
  const rows: string[][] = [];
  for (const file of files) {
    const extractor = createExtractor({ workers: 1 });
    const read = await readBig(file, extractor);
    await extractor.close();
    const size = file.bytes / mb;
    rows.push([
      ...[
        file.name,
        `${Math.round(size)} MB`,
        `${round(read.seconds)} s`,
        String(round(size / read.seconds)),
      ],
      ...[String(read.parts), String(read.letters)],
      ...[`${Math.round(read.own / mb)} MB`, `${Math.round(read.children / mb)} MB`],
    ]);
    const key = file.name.split(".").at(-1) ?? file.name;
    Object.assign(figures, {
      [`${key}Mb`]: round(size),
      [`${key}Seconds`]: round(read.seconds),
      [`${key}PeakChildMb`]: Math.round(read.children / mb),
      [`${key}PeakParentMb`]: Math.round(read.own / mb),
    });
  }
  printTable("Big files through the sandbox, parts taken as they come", [
    ["file", "size", "time", "MB per second", "parts", "letters and digits", "peak, parent", "peak, child"],
    ...rows,
  ]);
  const most = Math.max(
    ...Object.entries(figures).flatMap(([key, value]) => (key.includes("Peak") ? [value] : [])),
  );
  console.log(`\nMost memory of a process, in MB: ${judge(most, { atMost: 1_024 })}`);
  return figures;
}

async function readBig({ name, path }: BigFile, extractor: Extractor) {
  const memory = watchMemory();
  const begun = performance.now();
  const found = { parts: 0, letters: 0 };
  const request = { documentId: name, fileName: name, path, signal: new AbortController().signal };
  try {
    for await (const event of extractor.read(request)) {
      if (event.kind !== "parts") continue;
      found.parts += event.parts.length;
      for (const { text } of event.parts) found.letters += countLetters(text);
    }
  } finally {
    memory.stop();
  }
  return { ...found, seconds: (performance.now() - begun) / 1_000, ...memory.stop() };
}
