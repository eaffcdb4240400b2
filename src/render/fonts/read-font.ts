/** What the page needs to know of a font: its name, the characters it has and how wide they are. */
export interface FontFacts {
  family: string;
  /** 400 is regular, 700 bold. */
  weight: number;
  isItalic: boolean;
  has(codePoint: number): boolean;
}

/** Reads part of a font file, so that a folder of large fonts need not be loaded to be searched. */
export type ReadAt = (offset: number, length: number) => Uint8Array;

interface Table {
  offset: number;
  length: number;
}

const collectionTag = 0x74_74_63_66; // "ttcf"
const maxTableBytes = 8 * 1024 * 1024;

/** The fonts of a file: one, or several in a collection. A file that is none gives an empty list. */
export function readFonts(readAt: ReadAt): FontFacts[] {
  const found: FontFacts[] = [];
  for (const start of fontStarts(readAt)) {
    const tables = readTables(readAt, start);
    const [cmap, name, os2] = [tables.get("cmap"), tables.get("name"), tables.get("OS/2")];
    if (cmap === undefined || name === undefined) continue;
    const family = readFamily(viewOf(readAt, name));
    if (family === undefined) continue;
    const style = os2 === undefined ? undefined : viewOf(readAt, os2);
    const coverage = readCoverage(viewOf(readAt, cmap));
    found.push({
      family,
      weight: style !== undefined && style.byteLength > 6 ? style.getUint16(4) : 400,
      isItalic: style !== undefined && style.byteLength > 64 && (style.getUint16(62) & 1) === 1,
      has: (codePoint) => ((coverage[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0,
    });
  }
  return found;
}

function fontStarts(readAt: ReadAt): number[] {
  const head = readAt(0, 12);
  if (head.length < 12) return [];
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.getUint32(0) !== collectionTag) return [0];
  const count = Math.min(view.getUint32(8), 64);
  const offsets = readAt(12, count * 4);
  const list = new DataView(offsets.buffer, offsets.byteOffset, offsets.byteLength);
  return Array.from({ length: Math.floor(offsets.length / 4) }, (_, index) => list.getUint32(index * 4));
}

function readTables(readAt: ReadAt, start: number): Map<string, Table> {
  const tables = new Map<string, Table>();
  const head = readAt(start, 12);
  if (head.length < 12) return tables;
  const count = Math.min((head[4] ?? 0) * 256 + (head[5] ?? 0), 128);
  const records = readAt(start + 12, count * 16);
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  for (let at = 0; at + 16 <= records.length; at += 16) {
    const tag = String.fromCharCode(...records.subarray(at, at + 4));
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  return tables;
}

function viewOf(readAt: ReadAt, { offset, length }: Table): DataView {
  const bytes = readAt(offset, Math.min(length, maxTableBytes));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The typographic family (16) before the family (1), in English where it is given. */
function readFamily(view: DataView): string | undefined {
  if (view.byteLength < 6) return undefined;
  const storage = view.getUint16(4);
  let best: { rank: number; text: string } | undefined;
  for (let index = 0; index < view.getUint16(2) && 18 + index * 12 <= view.byteLength; index += 1) {
    const at = 6 + index * 12;
    const [platform, language, id] = [view.getUint16(at), view.getUint16(at + 4), view.getUint16(at + 6)];
    if ((id !== 1 && id !== 16) || (platform !== 3 && platform !== 0)) continue;
    const start = storage + view.getUint16(at + 10);
    const end = start + view.getUint16(at + 8);
    if (end > view.byteLength) continue;
    let text = "";
    for (let from = start; from + 1 < end; from += 2) text += String.fromCharCode(view.getUint16(from));
    const rank = (id === 16 ? 2 : 0) + (language === 0x409 ? 1 : 0);
    if (best === undefined || rank > best.rank) best = { rank, text };
  }
  return best?.text;
}

/** One bit for each code point that leads to a glyph. */
function readCoverage(view: DataView): Uint8Array {
  const bits = new Uint8Array(0x11_00_00 / 8);
  if (view.byteLength < 4) return bits;
  for (let index = 0; index < view.getUint16(2) && 12 + index * 8 <= view.byteLength; index += 1) {
    const at = view.getUint32(8 + index * 8);
    if (at + 16 > view.byteLength) continue;
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, bits);
    else if (format === 12) readGroups(view, at, bits);
  }
  return bits;
}

function mark(bits: Uint8Array, codePoint: number): void {
  if (codePoint < 0x11_00_00) bits[codePoint >> 3] = (bits[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
}

function readSegments(view: DataView, at: number, bits: Uint8Array): void {
  const size = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, ranges] = [starts + size, starts + size * 2];
  if (ranges + size > view.byteLength) return;
  for (let step = 0; step < size; step += 2) {
    const [start, end] = [view.getUint16(starts + step), view.getUint16(ends + step)];
    const [delta, range] = [view.getUint16(deltas + step), view.getUint16(ranges + step)];
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const from = ranges + step + range + (code - start) * 2;
      const glyph = range === 0 ? code : from + 2 <= view.byteLength ? view.getUint16(from) : 0;
      if (range === 0 ? ((glyph + delta) & 0xff_ff) !== 0 : glyph !== 0) mark(bits, code);
    }
  }
}

function readGroups(view: DataView, at: number, bits: Uint8Array): void {
  const count = view.getUint32(at + 12);
  for (let index = 0; index < count && at + 28 + index * 12 <= view.byteLength; index += 1) {
    const group = at + 16 + index * 12;
    const start = view.getUint32(group);
    const end = Math.min(view.getUint32(group + 4), 0x10_ff_ff);
    const first = view.getUint32(group + 8);
    for (let code = start; code <= end; code += 1) if (first + code - start !== 0) mark(bits, code);
  }
}
