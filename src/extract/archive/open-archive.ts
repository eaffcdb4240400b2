import { promisify } from "node:util";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { Failure } from "../../model/failure.ts";

export interface ArchiveLimits {
  entries: number;
  /** Decompressed bytes of one entry and of all together. */
  entryBytes: number;
  totalBytes: number;
  /** Decompressed to compressed, for entries above 1 MB and for all together above 64 MB. */
  ratio: number;
}

export interface Archive {
  names(): string[];
  has(name: string): boolean;
  size(name: string): number;
  /** Decompressed while it is read; never more than the directory says. */
  open(name: string): Promise<Readable>;
  /** A whole entry, for small ones. */
  read(name: string): Promise<Buffer>;
  close(): void;
}

/** For office files; an archive that a person sends may be larger. */
export const officeLimits: ArchiveLimits = {
  entries: 5_000,
  entryBytes: 512 * 1_048_576,
  totalBytes: 1_024 * 1_048_576,
  ratio: 250,
};

const largeEntry = 1_048_576;
const largeTotal = 64 * 1_048_576;
const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Opens a zip after looking at its directory alone: too many, too large, too dense or encrypted is refused unread. */
export async function openArchive(
  path: string,
  fileName: string,
  limits: ArchiveLimits = officeLimits,
): Promise<Archive> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, strictFileNames: false }).catch(
    (cause: unknown) => {
      throw corrupt(fileName, cause);
    },
  );
  try {
    const entries = await listEntries(zip, fileName, limits);
    return toArchive(zip, entries, fileName);
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(
  zip: yauzl.ZipFile,
  fileName: string,
  limits: ArchiveLimits,
): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let [count, total] = [0, 0];
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: yauzl.Entry) => {
      total += entry.uncompressedSize;
      const seen = { count: (count += 1), total, bytes: zip.fileSize, fileName };
      const refusal = refuse(entry, seen, limits);
      if (refusal !== undefined) return reject(refusal);
      if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", (cause) => reject(corrupt(fileName, cause)));
    zip.readEntry();
  });
}

function refuse(
  entry: yauzl.Entry,
  { count, total, bytes, fileName }: { count: number; total: number; bytes: number; fileName: string },
  limits: ArchiveLimits,
): Failure | undefined {
  const { uncompressedSize: size, compressedSize } = entry;
  const tooMuch = (what: string) =>
    new Failure("limit", `${fileName} ${what}; it was not unpacked. Send its content in smaller files.`);
  if ((entry.generalPurposeBitFlag & 1) === 1)
    return new Failure(
      "password_required",
      `${fileName} holds encrypted entries. Unpack it with its password and send the files.`,
    );
  if (count > limits.entries) return tooMuch(`holds more than ${limits.entries} entries`);
  if (size > limits.entryBytes) return tooMuch(`holds an entry of more than ${inMb(limits.entryBytes)} MB`);
  if (total > limits.totalBytes) return tooMuch(`unpacks to more than ${inMb(limits.totalBytes)} MB`);
  if (size > largeEntry && size / Math.max(1, compressedSize) > limits.ratio)
    return tooMuch(`holds an entry packed more than ${limits.ratio} to 1`);
  if (total > largeTotal && total / Math.max(1, bytes) > limits.ratio)
    return tooMuch(`is packed more than ${limits.ratio} to 1`);
  return undefined;
}

function toArchive(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>, fileName: string): Archive {
  const openEntry = promisify<yauzl.Entry, Readable>((entry, done) => {
    zip.openReadStream(entry, (error, stream) => done(error, stream));
  });
  const entryOf = (name: string) => {
    const entry = entries.get(name);
    if (entry !== undefined) return entry;
    throw new Failure("corrupt", `${fileName} is damaged: its part ${name} is missing.`);
  };
  const open = async (name: string) => {
    try {
      return await openEntry(entryOf(name));
    } catch (error) {
      throw error instanceof Failure ? error : corrupt(fileName, error);
    }
  };
  return {
    names: () => [...entries.keys()],
    has: (name) => entries.has(name),
    size: (name) => entryOf(name).uncompressedSize,
    open,
    async read(name) {
      try {
        return await buffer(await open(name));
      } catch (error) {
        throw error instanceof Failure ? error : corrupt(fileName, error);
      }
    },
    close: () => zip.close(),
  };
}

function corrupt(fileName: string, cause: unknown): Failure {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Failure("corrupt", `${fileName} is damaged and cannot be unpacked (${why}). Send it again.`, {
    cause,
  });
}

function inMb(bytes: number): number {
  return Math.round(bytes / 1_048_576);
}
