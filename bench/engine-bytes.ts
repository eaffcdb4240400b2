import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askChild } from "./engine-child.ts";
import type { Job, Written } from "./engine-child.ts";
import { attempt, fact, freshFolder, ours, peers, question, stepsPerRun } from "./engine-contestants.ts";
import type { Figures } from "./engine-contestants.ts";
import type { ProductAnswer, ProductJob } from "./engine-product.ts";
import { generateText } from "./generate-text.ts";
import { judge, printTable } from "./print-table.ts";
import { round } from "./statistics.ts";

interface Found {
  key: string;
  title: string;
  written: Written | string;
  size: number;
  how: string;
}

/** Bytes written for each byte of content that goes through a run, and through the whole product. */
export async function benchBytes(folder: string): Promise<Figures> {
  const document = join(folder, "one-megabyte.txt");
  writeFileSync(document, generateText(1_048_576, fact));
  const found: Found[] = [];
  for (const contestant of [ours, ...peers]) {
    const { key, title, script, variant } = contestant;
    const job: Job = {
      kind: "bytes",
      folder: freshFolder(folder),
      runs: 1,
      steps: stepsPerRun,
      document,
      variant,
    };
    const written = await attempt(contestant, () => askChild<Written>(script, job));
    const how =
      contestant === ours ? "a blob, its reference in every step" : "the document in the run's state";
    found.push({ key, title, written, size: statSync(document).size, how });
  }
  found.push(await askProduct(folder));
  const counted = existsSync("/proc/self/io")
    ? "bytes given to write calls (wchar), WAL and its checkpoints included"
    : "growth of the folder";
  // what one of our processes tells another through a pipe is given to a write call too, and lands nowhere
  printTable(`Bytes written per byte of content, 1 MB through ${stepsPerRun} steps: ${counted}`, [
    ["", "written, pipes included", "to disk (write_bytes)", "goal on disk", "how"],
    ...found.map(toRow),
  ]);
  return Object.fromEntries(
    found.flatMap(({ key, written, size }) =>
      typeof written === "string"
        ? []
        : [
            [`${key}BytesPerByte`, round((written.toDisk ?? written.asked) / size)],
            [`${key}AskedPerByte`, round(written.asked / size)],
          ],
    ),
  );
}

async function askProduct(folder: string): Promise<Found> {
  const long = join(folder, "long.txt");
  writeFileSync(long, generateText(2_000_000, fact));
  const job: ProductJob = { data: freshFolder(folder), files: [long], prompts: [question] };
  const written = await askChild<ProductAnswer>("engine-product.ts", job);
  const [text = ""] = written.texts;
  if (!text.includes("75 francs")) throw new Error(`The product did not answer the question, but: ${text}`);
  const how = `one question on 2 MB of text, ${round(written.seconds)} s`;
  return { key: "product", title: "dossier, the whole product", written, size: statSync(long).size, how };
}

function toRow({ key, title, written, size, how }: Found): string[] {
  if (typeof written === "string") return [title, "not measured", "", "", written];
  const ratio = round(written.asked / size);
  const toDisk = written.toDisk === undefined ? "unknown" : `${round(written.toDisk / size)} ×`;
  const onDisk = round((written.toDisk ?? written.asked) / size);
  const goal = key === ours.key || key === "product" ? judge(onDisk, { atMost: 2 }) : "";
  return [title, `${ratio} ×`, toDisk, goal, how];
}
