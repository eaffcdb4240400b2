import { createWriteStream } from "node:fs";
import { copyFile, link, realpath, rm, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "../../model/failure.ts";
import type { SandboxFolder } from "./folder.ts";

export interface GivenInput {
  fileName: string;
  path?: string | undefined;
  content?: AsyncIterable<Uint8Array> | undefined;
  signal: AbortSignal;
}

export interface Input {
  bytes: number;
  /** Puts it where a process of the sandbox can read it and not write it. */
  placeAt(path: string): Promise<void>;
  discard(): Promise<void>;
}

/** A file is left where it is and shown to the sandbox by a link; other content is written to a file first. */
export async function takeInput(given: GivenInput, folder: SandboxFolder): Promise<Input> {
  const { path, content, fileName } = given;
  if (path !== undefined) return fromPath(path);
  if (content === undefined) throw new Failure("usage", `${fileName} was given neither a path nor content.`);
  const spooled = join(await folder.next("spool"), "input");
  const discard = () => rm(dirname(spooled), { recursive: true, force: true });
  try {
    await pipeline(content, createWriteStream(spooled), { signal: given.signal });
  } catch (error) {
    await discard();
    throw given.signal.aborted ? given.signal.reason : error;
  }
  const { size: bytes } = await stat(spooled);
  const placeAt = (place: string) => link(spooled, place).catch(() => copyFile(spooled, place));
  return { bytes, placeAt, discard };
}

async function fromPath(path: string): Promise<Input> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Failure("not-found", `There is no file ${path}.`, { cause });
  });
  if (!found.isFile()) throw new Failure("unsupported", `${path} is not a file.`);
  const real = await realpath(path);
  return {
    bytes: found.size,
    // not every system and disk knows every kind of link
    placeAt: (place) =>
      symlink(real, place)
        .catch(() => link(real, place))
        .catch(() => copyFile(real, place)),
    discard: () => Promise.resolve(),
  };
}
