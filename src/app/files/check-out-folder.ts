import { randomUUID } from "node:crypto";
import { mkdir, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { within } from "../../lib/within.ts";
import { Failure } from "../../model/failure.ts";
import { codeOf, whyUnopened } from "./why-unopened.ts";

const patienceMs = 10_000;

/** Says at once whether files can be written to a folder, which need not exist yet and is not made. */
export async function checkOutFolder(folder: string): Promise<void> {
  const home = resolve(folder);
  try {
    const there = await within(patienceMs, nearest(home), home);
    // permissions alone do not tell: a read-only or strange file system refuses all the same
    const probe = join(there, `.dossier-${randomUUID()}`);
    await within(
      patienceMs,
      mkdir(probe).then(() => rmdir(probe)),
      home,
    );
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const why = codeOf(cause) === "ENOENT" ? "no folder can be made there" : whyUnopened(cause);
    throw new Failure("usage", `Files cannot be written to ${home}: ${why}. Name another folder with -o.`, {
      cause,
    });
  }
}

/** For the one file that a command is to write. */
export async function checkOutFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() === true)
    throw new Failure("usage", `${path} is a folder. Name the file to write with -o.`);
  if (found === undefined || found.isFile()) await checkOutFolder(dirname(resolve(path)));
}

/** The folder itself, or the one that it would be made in. */
async function nearest(path: string): Promise<string> {
  try {
    if ((await stat(path)).isDirectory()) return path;
  } catch (cause) {
    if (codeOf(cause) !== "ENOENT" || dirname(path) === path) throw cause;
    return nearest(dirname(path));
  }
  throw new Failure("usage", `${path} is not a folder. Name another folder with -o.`);
}
