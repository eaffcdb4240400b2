import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sweepLeftovers } from "../lib/sweep-leftovers.ts";
import { Failure } from "../model/failure.ts";
import { whyUnopened } from "./files/why-unopened.ts";

/** What we keep in a data folder; anything else in there is somebody else's. */
const ours = /^(?:dossier\.db.*|blobs|ledger|runners|staging|out|secret\.key|.*\.log)$/;
/** Whether others could read it is not mended, but told: a key that was seen is no key any more. */
const keyFile = "secret.key";
const staged = /^(?:(\d+)-)?[0-9a-f-]{36}\.part$/;
const others = 0o077;

/** A data folder for its owner alone, without what killed processes left half written. */
export async function prepareData(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    const why = whyUnopened(cause);
    const message = `The data folder ${folder} cannot be created: ${why}. Name another with --data.`;
    throw new Failure("store", message, { cause });
  });
  if (process.platform !== "win32") await tighten(folder);
  for (const staging of [join(folder, "blobs", "staging"), join(folder, "staging")])
    await sweepLeftovers(staging, staged);
}

/** What earlier versions left open is closed once; a folder that also holds other things stays as its owner has it. */
async function tighten(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const mine = names.filter((name) => ours.test(name));
  if (mine.length === names.length) await close(folder);
  for (const name of mine) if (name !== keyFile) await closeAll(join(folder, name));
}

async function closeAll(path: string): Promise<void> {
  const closed = await close(path);
  if (closed !== "folder") return;
  for (const name of await readdir(path).catch(() => [])) await closeAll(join(path, name));
}

/** Says what it closed; what was closed before needs no second look, and links are not followed. */
async function close(path: string): Promise<"folder" | "file" | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || (found.mode & others) === 0 || found.uid !== process.getuid?.())
    return undefined;
  const kind = found.isDirectory() ? "folder" : found.isFile() ? "file" : undefined;
  if (kind !== undefined) await chmod(path, found.mode & 0o700).catch(() => undefined);
  return kind;
}
