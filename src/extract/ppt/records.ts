/** One record of an old PowerPoint file; a container holds further ones. */
export interface PptRecord {
  type: number;
  instance: number;
  container: boolean;
  data: Buffer;
}

export const recordType = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  slidePersist: 1011,
  slideShowInfo: 1017,
  textRef: 3998,
  textHeader: 3999,
  textChars: 4000,
  text: 4026,
  textBytes: 4008,
  slideList: 4080,
  userEdit: 4085,
  persistDirectory: 6002,
  comment: 12_000,
  tagData: 5003,
  shape: 0xf004,
  textBox: 0xf00d,
  anchor: 0xf010,
} as const;

const headerSize = 8;
const mostDepth = 64;

/** The record at a place; undefined where none can stand. */
export function recordAt(bytes: Buffer, at: number): PptRecord | undefined {
  if (at < 0 || at + headerSize > bytes.length) return undefined;
  const kind = bytes.readUInt16LE(at);
  const length = bytes.readUInt32LE(at + 4);
  const type = bytes.readUInt16LE(at + 2);
  return {
    type,
    instance: kind >> 4,
    // The data of a tag is records too, though its header does not say so.
    container: (kind & 0xf) === 0xf || type === recordType.tagData,
    data: bytes.subarray(at + headerSize, at + headerSize + length),
  };
}

/** The records one level below. */
export function* recordsIn(bytes: Buffer): Generator<PptRecord> {
  for (let at = 0; ;) {
    const record = recordAt(bytes, at);
    if (record === undefined) return;
    yield record;
    at += headerSize + record.data.length;
  }
}

/** All records of a type at any depth, in their order. */
export function* recordsBelow(bytes: Buffer, type: number, depth = 0): Generator<PptRecord> {
  if (depth > mostDepth) return;
  for (const record of recordsIn(bytes)) {
    if (record.type === type) yield record;
    else if (record.container) yield* recordsBelow(record.data, type, depth + 1);
  }
}

/** A number that may lie beyond the end of a cut record. */
export function numberAt(data: Buffer, at: number): number {
  return at + 4 <= data.length ? data.readUInt32LE(at) : 0;
}
