import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";

const mostSectors = 4_096;
const entryBytes = 128;
const none = 0xffffffff;

/** The names directly under the root of an OLE container. Undefined where its directory cannot be read. */
export async function listOleNames(path: string): Promise<string[] | undefined> {
  const file = await open(path);
  try {
    const header = await readAt(file, 0, 512);
    if (header.length < 512) return undefined;
    const sectorBytes = 2 ** header.readUInt16LE(30);
    if (sectorBytes !== 512 && sectorBytes !== 4_096) return undefined;
    const directory = await readDirectory({ file, header, sectorBytes });
    return directory === undefined ? undefined : namesUnderRoot(directory);
  } finally {
    await file.close();
  }
}

interface Container {
  file: FileHandle;
  header: Buffer;
  sectorBytes: number;
}

/** Follows the chain of the directory's sectors; the first 109 sectors of the allocation table stand in the header. */
async function readDirectory({ file, header, sectorBytes }: Container): Promise<Buffer | undefined> {
  const sectors: Buffer[] = [];
  const seen = new Set<number>();
  const perTable = sectorBytes / 4;
  let sector = header.readUInt32LE(48);
  while (sector < 0xfffffffa && !seen.has(sector) && seen.size < mostSectors) {
    seen.add(sector);
    const bytes = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    if (bytes.length < entryBytes) break;
    sectors.push(bytes);
    const table = Math.floor(sector / perTable);
    const place = table < 109 ? header.readUInt32LE(76 + table * 4) : none;
    if (place >= 0xfffffffa) break;
    const next = await readAt(file, (place + 1) * sectorBytes + (sector % perTable) * 4, 4);
    if (next.length < 4) break;
    sector = next.readUInt32LE(0);
  }
  return sectors.length === 0 ? undefined : Buffer.concat(sectors);
}

/** The entries under a storage are a binary tree: left, right, and down to those inside. */
function namesUnderRoot(directory: Buffer): string[] {
  const count = Math.floor(directory.length / entryBytes);
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id >= count || seen.has(id)) continue;
    seen.add(id);
    const entry = directory.subarray(id * entryBytes, (id + 1) * entryBytes);
    const length = Math.min(64, entry.readUInt16LE(64)) - 2;
    if (length > 0) names.push(entry.toString("utf16le", 0, length));
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
