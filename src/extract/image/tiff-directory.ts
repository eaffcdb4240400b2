import type { FileHandle } from "node:fs/promises";
import { Failure } from "../../model/failure.ts";

/** A file with TIFF pages in it, read piece by piece. */
export interface TiffFile {
  handle: FileHandle;
  bytes: number;
  littleEndian: boolean;
  fileName: string;
}

/** The tags of one page that matter for its pixels, by number. */
export type TiffTags = ReadonlyMap<number, readonly number[]>;

export const tag = {
  kind: 254,
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  jpegTables: 347,
} as const;

const wanted: ReadonlySet<number> = new Set(Object.values(tag));
const sizes = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
  [7, 1],
]);
const mostEntries = 4_096;
const mostPages = 10_000;
const mostTagBytes = 16 * 1_048_576;

export async function openTiff(
  handle: FileHandle,
  { bytes, fileName }: { bytes: number; fileName: string },
): Promise<TiffFile> {
  const mark = Buffer.alloc(2);
  await handle.read(mark, 0, 2, 0);
  return { handle, bytes, fileName, littleEndian: mark.toString("latin1") === "II" };
}

/** Where each page's directory stands. A chain that leads back into itself is refused. */
export async function listDirectories(file: TiffFile): Promise<number[]> {
  const header = await readAt(file, 0, 8);
  if (header.getUint16(2, file.littleEndian) !== 42) {
    throw new Failure("unsupported", `${file.fileName} is a BigTIFF; save it as TIFF, PDF or PNG.`);
  }
  const found = new Set<number>();
  let at = header.getUint32(4, file.littleEndian);
  while (at !== 0) {
    if (found.has(at)) throw damaged(file, "its pages form a ring");
    found.add(at);
    if (found.size > mostPages)
      throw new Failure("limit", `${file.fileName} has more than ${mostPages} pages; split it.`);
    const end = at + 2 + (await countEntries(file, at)) * 12;
    at = (await readAt(file, end, 4)).getUint32(0, file.littleEndian);
  }
  return [...found];
}

export async function readTags(file: TiffFile, directory: number): Promise<TiffTags> {
  const count = await countEntries(file, directory);
  const entries = await readAt(file, directory + 2, count * 12);
  const tags = new Map<number, readonly number[]>();
  for (let at = 0; at < count * 12; at += 12) {
    const name = entries.getUint16(at, file.littleEndian);
    const size = sizes.get(entries.getUint16(at + 2, file.littleEndian));
    if (!wanted.has(name) || size === undefined) continue;
    const length = size * entries.getUint32(at + 4, file.littleEndian);
    if (length > mostTagBytes)
      throw new Failure("limit", `${file.fileName} describes its pages at too great length.`);
    const values =
      length <= 4
        ? new DataView(entries.buffer, entries.byteOffset + at + 8, length)
        : await readAt(file, entries.getUint32(at + 8, file.littleEndian), length);
    tags.set(name, readValues(values, size, file.littleEndian));
  }
  return tags;
}

export async function readAt(file: TiffFile, position: number, length: number): Promise<DataView> {
  if (position + length > file.bytes) throw damaged(file, "it ends too early");
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.handle.read(buffer, 0, length, position);
  if (bytesRead < length) throw damaged(file, "it ends too early");
  return new DataView(buffer.buffer, buffer.byteOffset, length);
}

export function damaged({ fileName }: { fileName: string }, why: string, cause?: unknown): Failure {
  return new Failure("corrupt", `${fileName} is damaged: ${why}. Send it again.`, { cause });
}

async function countEntries(file: TiffFile, directory: number): Promise<number> {
  const count = (await readAt(file, directory, 2)).getUint16(0, file.littleEndian);
  if (count > mostEntries) throw damaged(file, "a page has no readable description");
  return count;
}

function readValues(view: DataView, size: number, littleEndian: boolean): number[] {
  return Array.from({ length: view.byteLength / size }, (_value, index) => {
    if (size === 1) return view.getUint8(index);
    return size === 2 ? view.getUint16(index * 2, littleEndian) : view.getUint32(index * 4, littleEndian);
  });
}
