const entryBytes = 128;
const smallStream = 4_096;
const smallSector = 64;
const lastSector = 0xfffffffa;
const [storage, stream, root] = [1, 2, 5];
const none = 0xffffffff;

interface Container {
  bytes: Buffer;
  sectorBytes: number;
  /** Where the sectors of the allocation table are. */
  tables: number[];
}

/**
 * What is wrong with the chains of an OLE container, if anything is: rings and shared branches, which
 * would keep a parser busy without end, and streams that claim more bytes than there are.
 */
export function checkCompoundFile(bytes: Buffer): string | undefined {
  if (bytes.length < 1_024) return "it is too short";
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4_096) return "its sectors have no usual size";
  const tables = listTables(bytes, sectorBytes);
  if (tables === undefined) return "its allocation table is broken";
  const container = { bytes, sectorBytes, tables };
  const directory = followChain(container, bytes.readUInt32LE(48));
  const small = followChain(container, bytes.readUInt32LE(60));
  if (directory === undefined || small === undefined || directory.length === 0)
    return "its directory is broken";
  const entries = Buffer.concat(directory.map((sector) => sectorAt(container, sector)));
  return checkEntries(container, entries, small);
}

function listTables(bytes: Buffer, sectorBytes: number): number[] | undefined {
  const tables: number[] = [];
  for (let at = 76; at < 512; at += 4) tables.push(bytes.readUInt32LE(at));
  const seen = new Set<number>();
  let next = bytes.readUInt32LE(68);
  while (next < lastSector) {
    const start = (next + 1) * sectorBytes;
    if (seen.has(next) || start + sectorBytes > bytes.length) return undefined;
    seen.add(next);
    for (let at = start; at < start + sectorBytes - 4; at += 4) tables.push(bytes.readUInt32LE(at));
    next = bytes.readUInt32LE(start + sectorBytes - 4);
  }
  return tables;
}

function sectorAt({ bytes, sectorBytes }: Container, sector: number): Buffer {
  return bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
}

/** The sectors of a chain; undefined where it runs in a ring or out of the file. */
function followChain(container: Container, start: number): number[] | undefined {
  const { bytes, sectorBytes, tables } = container;
  const perTable = sectorBytes / 4;
  return walk(start, Math.ceil(bytes.length / sectorBytes), (sector) => {
    const table = tables[Math.floor(sector / perTable)];
    const at = table === undefined ? none : (table + 1) * sectorBytes + (sector % perTable) * 4;
    return at + 4 > bytes.length ? none : bytes.readUInt32LE(at);
  });
}

function walk(start: number, most: number, nextOf: (at: number) => number): number[] | undefined {
  const chain: number[] = [];
  for (let at = start; at < lastSector; at = nextOf(at)) {
    if (at >= most || chain.length >= most) return undefined;
    chain.push(at);
  }
  return chain;
}

/** Each entry may hang in the tree once, and its stream must fit into the file. */
function checkEntries(container: Container, entries: Buffer, small: readonly number[]): string | undefined {
  const count = Math.floor(entries.length / entryBytes);
  const seen = new Set<number>();
  const waiting = [0];
  let total = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === none) continue;
    if (id >= count || seen.has(id)) return "its directory runs in a ring";
    seen.add(id);
    const entry = entries.subarray(id * entryBytes, (id + 1) * entryBytes);
    const type = entry[66];
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
    if (type === root || type === storage) waiting.push(entry.readUInt32LE(76));
    if (type === root || type === stream) total += entry.readUInt32LE(120);
    if (total > container.bytes.length * 2) return "its streams are larger than the file";
    if ((type === root || type === stream) && !isWhole(container, entry, small))
      return "a stream in it runs in a ring or out of the file";
  }
  return undefined;
}

function isWhole(container: Container, entry: Buffer, small: readonly number[]): boolean {
  const [start, size] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
  if (size === 0) return true;
  if (entry[66] === root || size >= smallStream) {
    const chain = followChain(container, start);
    return chain !== undefined && chain.length * container.sectorBytes >= size;
  }
  const perTable = container.sectorBytes / 4;
  const chain = walk(start, small.length * perTable, (at) => {
    const table = small[Math.floor(at / perTable)];
    const bytes = table === undefined ? undefined : sectorAt(container, table);
    const place = (at % perTable) * 4;
    return bytes === undefined || place + 4 > bytes.length ? none : bytes.readUInt32LE(place);
  });
  return chain !== undefined && chain.length * smallSector >= size;
}
