/** Reads files several times as one contestant does and prints what it took. Arguments: the contestant, the files. */
import { basename } from "node:path";
import { createExtractor } from "../../src/extract/extract.ts";
import type { ReadEvent } from "../../src/extract/sandbox/messages.ts";
import { countLetters } from "../count-letters.ts";
import { usageOf } from "../../src/extract/sandbox/usage-of.ts";
import { childrenOf, watchMemory } from "../watch-memory.ts";
import { readInProcess } from "./read-in-process.ts";

const passes = 3;
const [, , contestant = "", ...files] = process.argv;
let letters = 0;
let failed = 0;
const take = (event: ReadEvent) => {
  if (event.kind === "parts") for (const { text } of event.parts) letters += countLetters(text);
};

const memory = watchMemory();
const seconds: number[] = [];
const cpuSeconds: number[] = [];
if (contestant === "in process") {
  for (let pass = 0; pass < passes; pass += 1)
    await timed(async () => {
      for (const path of files) await counted(readInProcess(path, take));
    });
} else {
  const extractor = createExtractor(contestant === "sandbox, 1 worker" ? { workers: 1 } : {});
  const readOne = async (path: string) => {
    const request = { documentId: "bench", fileName: basename(path), path, ocr: "never" as const };
    for await (const event of extractor.read({ ...request, signal: new AbortController().signal }))
      take(event);
  };
  for (let pass = 0; pass < passes; pass += 1)
    await timed(() => Promise.all(files.map((path) => counted(readOne(path)))));
  await extractor.close();
}
console.log(
  JSON.stringify({
    seconds,
    cpuSeconds,
    letters: letters / passes,
    failed: failed / passes,
    ...memory.stop(),
  }),
);

async function timed(read: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  const used = await cpuOfAll();
  await read();
  seconds.push((performance.now() - begun) / 1_000);
  cpuSeconds.push((await cpuOfAll()) - used);
}

/** Of this process and of those it started: on a machine that does other work too, the wall clock says little. */
async function cpuOfAll(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const usages = await Promise.all(childrenOf(process.pid).map(usageOf));
  return usages.reduce((sum, usage) => sum + (usage?.cpuMs ?? 0) / 1_000, (user + system) / 1e6);
}

async function counted(reading: Promise<void>): Promise<void> {
  await reading.catch(() => (failed += 1));
}
