import { createWriteStream, existsSync, mkdirSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeBigPdf } from "./big-pdf.ts";
import { writeBigWorkbook } from "./big-workbook.ts";

export interface BigFile {
  name: string;
  path: string;
  bytes: number;
}

const mb = 1_048_576;
const words = "the quick brown fox jumps over a lazy dog while seven wizards pack boxes of liquor jugs";

const makers: Record<string, (path: string) => Promise<void>> = {
  "1 GB.csv": (path) => save(path, csvChunks(1_024 * mb)),
  "300 MB.xml": (path) => save(path, xmlChunks(300 * mb)),
  "100,000 x 20.xlsx": (path) => writeBigWorkbook(path, { rows: 100_000, columns: 20 }),
  "3,000 pages.pdf": (path) => writeBigPdf(path, 3_000),
};

/** Makes the files that are not there yet; they are the same in every run. */
export async function makeBigFiles(folder: string): Promise<BigFile[]> {
  mkdirSync(folder, { recursive: true });
  const files: BigFile[] = [];
  for (const [name, make] of Object.entries(makers)) {
    const path = join(folder, name);
    if (!existsSync(path)) {
      console.log(`Making ${name} ...`);
      await make(`${path}.part`);
      await rename(`${path}.part`, path);
    }
    files.push({ name, path, bytes: statSync(path).size });
  }
  return files;
}

async function save(path: string, chunks: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(chunks), createWriteStream(path));
}

function* csvChunks(bytes: number): Generator<string> {
  let written = 0;
  let row = 0;
  yield "id,name,amount,date,text\n";
  while (written < bytes) {
    let chunk = "";
    while (chunk.length < mb) {
      row += 1;
      chunk += `${row},"Name ${row % 977}",${(row * 37) % 100_000}.${row % 100},2024-05-${String((row % 28) + 1).padStart(2, "0")},${words}\n`;
    }
    written += chunk.length;
    yield chunk;
  }
}

function* xmlChunks(bytes: number): Generator<string> {
  let written = 0;
  let item = 0;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<catalogue>\n';
  while (written < bytes) {
    let chunk = "";
    while (chunk.length < mb) {
      item += 1;
      chunk += `<item id="${item}"><name>Name ${item % 977}</name><text>${words}</text></item>\n`;
    }
    written += chunk.length;
    yield chunk;
  }
  yield "</catalogue>\n";
}
