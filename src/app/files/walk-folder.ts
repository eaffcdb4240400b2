import type { Dirent } from "node:fs";
import { open, readdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { Failure } from "../../model/failure.ts";
import { skipName } from "./skipped-names.ts";
import { whyUnopened } from "./why-unopened.ts";

/** Something in a folder that is not read, and why. */
export interface Skipped {
  path: string;
  why: "hidden" | "ignored" | "link" | "special" | "unreadable" | "output";
}

export interface Walked {
  /** Sorted. */
  paths: string[];
  skipped: Skipped[];
}

export interface WalkOptions {
  /** A folder that is passed over: our own files are no sources. */
  except?: string | undefined;
  /** How many folders deep; without an end if left out. */
  depth?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Every file below a folder. Links are not followed out of it, and what is neither file nor folder is passed over. */
export async function walkFolder(folder: string, options: WalkOptions = {}): Promise<Walked> {
  const { except, signal, depth = Number.POSITIVE_INFINITY } = options;
  const paths: string[] = [];
  const skipped: Skipped[] = [];
  const links: string[] = [];
  const left = except === undefined ? undefined : resolve(except);
  const waiting = [{ at: folder, deep: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    signal?.throwIfAborted();
    const { at, deep } = next;
    for (const entry of await listEntries(at, at === folder, skipped)) {
      const path = join(at, entry.name);
      const why = skipName(entry.name);
      if (why !== undefined) skipped.push({ path, why });
      else if (entry.isSymbolicLink()) links.push(path);
      else if (entry.isDirectory()) {
        if (resolve(path) === left) skipped.push({ path, why: "output" });
        else if (deep < depth) waiting.push({ at: path, deep: deep + 1 });
      } else if (!entry.isFile()) skipped.push({ path, why: "special" });
      else if (await isReadable(path)) paths.push(path);
      else skipped.push({ path, why: "unreadable" });
    }
  }
  await addLinked({ folder, links, paths, skipped });
  return { paths: paths.toSorted(), skipped };
}

/** A folder that cannot be opened is passed over, unless it is the one that was named. */
async function listEntries(at: string, isNamed: boolean, skipped: Skipped[]): Promise<Dirent[]> {
  try {
    return await readdir(at, { withFileTypes: true });
  } catch (cause) {
    if (isNamed)
      throw new Failure("not-found", `The folder ${at} cannot be opened: ${whyUnopened(cause)}.`, { cause });
    skipped.push({ path: at, why: "unreadable" });
    return [];
  }
}

/** By opening it: permissions alone do not tell. */
async function isReadable(path: string): Promise<boolean> {
  try {
    await (await open(path)).close();
    return true;
  } catch {
    return false;
  }
}

/** A link to a file of the same folder counts as that file, once; folders are walked where they are. */
async function addLinked(found: Walked & { folder: string; links: readonly string[] }): Promise<void> {
  const { folder, links, paths, skipped } = found;
  if (links.length === 0) return;
  const home = await realpath(folder);
  const inside = home.endsWith(sep) ? home : home + sep;
  const known = new Set(await Promise.all(paths.map((path) => realpath(path))));
  for (const path of links) {
    const real = await realpath(path).catch(() => undefined);
    const isInside = real?.startsWith(inside) === true;
    const target = real === undefined || !isInside ? undefined : await stat(real).catch(() => undefined);
    if (real === undefined || target?.isFile() !== true || known.has(real) || !(await isReadable(real))) {
      skipped.push({ path, why: "link" });
      continue;
    }
    known.add(real);
    paths.push(path);
  }
}
