import { decodeBytes } from "../rtf/code-pages.ts";

const labels = new Map([
  [2, "Title"],
  [3, "Subject"],
  [4, "Author"],
  [5, "Keywords"],
  [6, "Description"],
  [8, "Last modified by"],
  [12, "Created"],
  [13, "Modified"],
  [18, "Application"],
]);
const mostProperties = 200;
const [codePageProperty, short, ansi, unicode, fileTime] = [1, 0x02, 0x1e, 0x1f, 0x40];
/** Ticks of 100 ns from 1601 to 1970. */
const epoch = 116_444_736_000_000_000n;

/** The summary of an old Office file as lines; what does not fit is left out. */
export function readSummary(stream: Buffer): string[] {
  try {
    return readLines(stream);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function readLines(stream: Buffer): string[] {
  const set = stream.readUInt32LE(44);
  const count = Math.min(stream.readUInt32LE(set + 4), mostProperties);
  const offsets = Array.from({ length: count }, (_, index): [number, number] => [
    stream.readUInt32LE(set + 8 + index * 8),
    set + stream.readUInt32LE(set + 12 + index * 8),
  ]);
  const codePageAt = offsets.find(([id]) => id === codePageProperty)?.[1];
  const codePage = codePageAt === undefined ? 1252 : stream.readUInt16LE(codePageAt + 4);
  return offsets.flatMap(([id, at]) => {
    const label = labels.get(id);
    const value = label === undefined ? "" : readValue(stream, at, codePage);
    return value === "" ? [] : [`${label}: ${value}`];
  });
}

function readValue(stream: Buffer, at: number, codePage: number): string {
  const type = stream.readUInt16LE(at);
  if (type === short) return "";
  if (type === fileTime) {
    const ticks = stream.readBigUInt64LE(at + 4);
    const date = new Date(Number((ticks - epoch) / 10_000n));
    return ticks <= epoch || Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 19);
  }
  if (type !== ansi && type !== unicode) return "";
  const length = stream.readUInt32LE(at + 4) * (type === unicode ? 2 : 1);
  const bytes = stream.subarray(at + 8, at + 8 + length);
  const text = type === unicode ? bytes.toString("utf16le") : decodeBytes([...bytes], codePage);
  return text.replace(/\0.*$/s, "").trim();
}
