/** Reads one file with our reader, after a small one to warm up. Arguments: the format, the small file, the file. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { createRowParser } from "../../../src/lib/delimited/parse-rows.ts";
import { sniffDelimiter } from "../../../src/lib/delimited/sniff-delimiter.ts";
import { decompressRtf } from "../../../src/extract/mail/decompress-rtf.ts";
import type { NewPart } from "../../../src/extract/reader.ts";
import { decodeStream } from "../../../src/extract/text/decode-stream.ts";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { formats } from "../../../src/extract/formats.ts";
import { toReadFailure } from "../../../src/extract/to-read-failure.ts";

const [, , format = "", small = "", path = ""] = process.argv;

const ways: Record<string, (path: string, take: (part: NewPart) => void) => Promise<void>> = {
  csv: readRows,
  async lzfu(file, take) {
    const text = decompressRtf(await readFile(file), basename(file)).toString("latin1");
    take({ type: "text", text, position: {} });
  },
  async tif(file, take) {
    const { parts } = await collectParts(await formats.tif.load(), file, { ocr: "never" });
    for (const { image, position } of parts)
      if (image !== undefined) take({ type: "text", text: await cornersOf(image.data), position });
  },
};

await read(small);
const before = process.cpuUsage();
const parts: NewPart[] = [];
let outcome = "read";
try {
  for (const part of await read(path)) parts.push(part);
} catch (error) {
  outcome = toReadFailure(error, basename(path)).code;
}
const { user, system } = process.cpuUsage(before);
const kept = path.includes("/big.") ? [] : parts.slice(0, 1_000);
const told = kept.map((part) => ({ ...part, image: undefined, text: part.text.slice(0, 100_000) }));
console.log(JSON.stringify({ outcome, cpuMs: (user + system) / 1_000, parts: told }));

async function read(file: string): Promise<NewPart[]> {
  const way = ways[format];
  if (way === undefined) {
    const load = Object.entries(formats).find(([name]) => name === format)?.[1].load;
    return load === undefined ? [] : (await collectParts(await load(), file)).parts;
  }
  const found: NewPart[] = [];
  await way(file, (part) => found.push(part));
  return found;
}

async function readRows(file: string, take: (part: NewPart) => void): Promise<void> {
  const { text } = await decodeStream(file, basename(file));
  let parser: ReturnType<typeof createRowParser> | undefined;
  for await (const piece of text) {
    parser ??= createRowParser(sniffDelimiter(piece));
    for (const row of parser.feed(piece)) takeRow(row);
  }
  for (const row of parser?.end() ?? []) takeRow(row);
  function takeRow({ line, cells }: { line: number; cells: string[] }) {
    if (!file.includes("/big.") && cells.length < 100)
      take({ type: "text", text: cells.join(" | "), position: { line } });
  }
}

/** Which of the four corners are black, from left to right and from top to bottom. */
async function cornersOf(png: Uint8Array): Promise<string> {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(2, 2);
  canvas.getContext("2d").drawImage(image, 0, 0, 2, 2);
  const { data } = canvas.getContext("2d").getImageData(0, 0, 2, 2);
  return `corners ${[0, 4, 8, 12].map((at) => ((data[at] ?? 255) < 128 ? 1 : 0)).join("")}`;
}
