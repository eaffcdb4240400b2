import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { constants, copyFile, link, mkdir, open, rm } from "node:fs/promises";
import { join, parse, resolve, sep } from "node:path";
import { sweepLeftovers } from "../../lib/sweep-leftovers.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { Blobs } from "../../store/store.ts";

const mostNames = 1_000;

/** Copies a finished file to where its user looks for it, never over another file of the same name. */
export function createPublisher(blobs: Blobs, data: string) {
  return async (file: Document, folder: string, signal: AbortSignal): Promise<string> => {
    const home = resolve(folder);
    // in the data folder it is for its owner alone, elsewhere as the user has it
    const isPrivate = home.startsWith(data + sep);
    const aside = join(home, `.${randomUUID()}.part`);
    try {
      await mkdir(home, { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      await sweepLeftovers(home, /^\.[0-9a-f-]{36}\.part$/);
      await copyOut(blobs, file.sha256, { path: aside, signal, isPrivate });
      return await nameIt(aside, home, file);
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      signal.throwIfAborted();
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Failure(
        "store",
        `${file.fileName} cannot be written to ${home} (${why}). Name another folder with -o, then resume.`,
        { cause },
      );
    } finally {
      await rm(aside, { force: true }).catch(() => undefined);
    }
  };
}

async function copyOut(
  blobs: Blobs,
  sha256: string,
  to: { path: string; signal: AbortSignal; isPrivate: boolean },
): Promise<void> {
  const target = await open(to.path, "wx", to.isPrivate ? 0o600 : 0o666);
  try {
    // read at once: an aborted stream that nobody listens to ends the whole process
    const content = await blobs.open(sha256, { signal: to.signal });
    for await (const chunk of content) await target.write(chunk as Uint8Array);
    await target.sync();
  } finally {
    await target.close();
  }
}

async function nameIt(aside: string, home: string, { fileName, sha256 }: Document): Promise<string> {
  const { name, ext } = parse(fileName);
  for (let number = 1; number <= mostNames; number += 1) {
    const path = join(home, number === 1 ? `${name}${ext}` : `${name} (${number})${ext}`);
    if (await takeName(aside, path)) return path;
    if ((await hashOf(path)) === sha256) return path;
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

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}
