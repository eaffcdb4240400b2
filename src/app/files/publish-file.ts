import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { constants, copyFile, link, lstat, mkdir, open, rm } from "node:fs/promises";
import { join, parse, resolve, sep } from "node:path";
import { sweepLeftovers } from "../../lib/sweep-leftovers.ts";
import type { Document } from "../../model/document.ts";
import { within } from "../../lib/within.ts";
import { Failure } from "../../model/failure.ts";
import type { PublishedFile } from "../../model/round.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { whyUnopened } from "./why-unopened.ts";

const mostNames = 1_000;
const patienceMs = 30_000;

/** Where the files of a run are kept that cannot be written to where they were to go. */
export interface Keeping {
  /** The data folder. */
  data: string;
  folder: string;
}

/** Copies a finished file to where its user looks for it, never over another file of the same name. */
export function createPublisher(blobs: Blobs, { data, folder: kept }: Keeping) {
  return async (file: Document, folder: string, signal: AbortSignal): Promise<PublishedFile> => {
    const home = resolve(folder);
    try {
      return { path: await put(file, home, signal) };
    } catch (cause) {
      signal.throwIfAborted();
      const why = whyUnopened(cause);
      // a finished answer is not lost for the sake of its folder
      const path = home === kept ? undefined : await put(file, kept, signal).catch(() => undefined);
      signal.throwIfAborted();
      if (path !== undefined)
        return {
          path,
          problem: `${file.fileName} could not be written to ${home} (${why}). It is kept here: ${path}`,
        };
      const message = `${file.fileName} cannot be written to ${home} (${why}). Resume with -o and another folder.`;
      throw new Failure("store", message, { cause });
    }
  };

  async function put(file: Document, home: string, signal: AbortSignal): Promise<string> {
    // in the data folder it is for its owner alone, elsewhere as the user has it
    const isPrivate = home.startsWith(data + sep);
    const aside = join(home, `.${randomUUID()}.part`);
    const soon = <T>(work: Promise<T>) => within(patienceMs, work, home);
    try {
      await soon(mkdir(home, { recursive: true, ...(isPrivate && { mode: 0o700 }) }));
      await soon(sweepLeftovers(home, /^\.[0-9a-f-]{36}\.part$/));
      await copyOut(blobs, file.sha256, { path: aside, signal, isPrivate });
      return await nameIt(aside, home, file);
    } finally {
      await within(patienceMs, rm(aside, { force: true }), home).catch(() => undefined);
    }
  }
}

async function copyOut(
  blobs: Blobs,
  sha256: string,
  to: { path: string; signal: AbortSignal; isPrivate: boolean },
): Promise<void> {
  const soon = <T>(work: Promise<T>) => within(patienceMs, work, to.path);
  const target = await soon(open(to.path, "wx", to.isPrivate ? 0o600 : 0o666));
  try {
    // all of it or an error: on a full disk a single write takes a part and says nothing
    // read at once: an aborted stream that nobody listens to ends the whole process
    const content = await blobs.open(sha256, { signal: to.signal });
    for await (const chunk of content) await soon(target.writeFile(chunk as Uint8Array));
    await soon(target.sync());
  } finally {
    await target.close();
  }
}

async function nameIt(aside: string, home: string, { fileName, sha256 }: Document): Promise<string> {
  const { name, ext } = parse(fileName);
  for (let number = 1; number <= mostNames; number += 1) {
    const path = join(home, number === 1 ? `${name}${ext}` : `${name} (${number})${ext}`);
    if (await takeName(aside, path)) return path;
    if (await holds(path, sha256)) return path;
  }
  throw new Failure(
    "store",
    `${home} holds ${mostNames} files named like ${fileName}. Clear some away, or name another folder with -o.`,
  );
}

/** A link appears whole or not at all; where a file system knows none, a copy has to do. False if the name is taken. */
async function takeName(aside: string, path: string): Promise<boolean> {
  const isTaken = (error: unknown) =>
    typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST";
  try {
    await link(aside, path).catch(async (error: unknown) => {
      if (isTaken(error)) throw error;
      await copyFile(aside, path, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Only of a file: what waits for somebody to write to it must not keep us waiting. */
async function holds(path: string, sha256: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFile() !== true) return false;
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  } catch {
    return false; // not ours to read, so not the one we wrote
  }
  return hash.digest("hex") === sha256;
}
