import { closeSync, openSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { askChild } from "./engine-child.ts";
import { fact, freshFolder, question } from "./engine-contestants.ts";
import type { Figures } from "./engine-contestants.ts";
import type { ProductAnswer, ProductJob } from "./engine-product.ts";
import { generateText } from "./generate-text.ts";
import { printTable } from "./print-table.ts";
import { round } from "./statistics.ts";

const blockBytes = 4_000_000;
const sizes = [20, 75, 300];

/** The memory of a round over texts of growing length: it must not grow with them. */
export async function benchMemory(folder: string): Promise<Figures> {
  const rows: string[][] = [];
  const figures: Figures = {};
  for (const megabytes of sizes) {
    const path = join(folder, `${megabytes}.txt`);
    writeLong(path, megabytes);
    const job: ProductJob = { data: freshFolder(folder), files: [path], prompts: [question] };
    const { memory, seconds, texts } = await askChild<ProductAnswer>("engine-product.ts", job);
    const isRight = texts[0]?.includes("75 francs") === true;
    const mb = (bytes: number) => Math.round(bytes / 1_048_576);
    rows.push([
      `${mb(statSync(path).size)} MB of text`,
      `${mb(memory.own)} MB`,
      `${mb(memory.children)} MB`,
      `${round(seconds)} s`,
      isRight ? "right" : "not found",
    ]);
    figures[`round${megabytes}MbMemory`] = mb(memory.own);
  }
  printTable("Memory of a round with one question, at most", [
    ["", "the process", "its largest child", "time", "answer"],
    ...rows,
  ]);
  return figures;
}

/** The fact stands in the middle. */
function writeLong(path: string, megabytes: number): void {
  const plain = generateText(blockBytes, "");
  const blocks = Math.ceil((megabytes * 1_000_000) / blockBytes);
  const file = openSync(path, "w");
  try {
    for (let block = 0; block < blocks; block += 1)
      writeSync(file, block === Math.floor(blocks / 2) ? generateText(blockBytes, fact) : `${plain}\n\n`);
  } finally {
    closeSync(file);
  }
}
