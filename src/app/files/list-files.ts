import type { Stats } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, matchesGlob, relative, sep } from "node:path";
import { addAll } from "../../lib/add-all.ts";
import { Failure } from "../../model/failure.ts";
import { suggestName } from "../../lib/text/suggest-name.ts";
import { walkFolder } from "./walk-folder.ts";
import type { Skipped, WalkOptions } from "./walk-folder.ts";
import { codeOf, whyUnopened } from "./why-unopened.ts";

/** A file to read: where it is, what it is called in citations, and whether it is a pipe that runs dry. */
export interface FoundFile {
  path: string;
  fileName: string;
  isPipe: boolean;
}

export interface FoundFiles {
  files: FoundFile[];
  /** What lies in the given folders and is not read. */
  skipped: Skipped[];
}

interface Named {
  path: string;
  /** What its name starts from where two files are called the same. */
  root: string;
  isPipe: boolean;
}

/** The files that paths, folders and patterns stand for, each once: the one way from a command line to files. */
export async function listFiles(given: readonly string[], options: WalkOptions = {}): Promise<FoundFiles> {
  const named: Named[] = [];
  const skipped: Skipped[] = [];
  for (const path of given) {
    const found = await listOne(path, options);
    addAll(named, found.named);
    addAll(skipped, found.skipped);
  }
  const unique = [...new Map(named.map((file) => [file.path, file])).values()];
  return { files: nameApart(unique), skipped };
}

async function listOne(path: string, options: WalkOptions): Promise<{ named: Named[]; skipped: Skipped[] }> {
  const found = await look(path);
  if (found === undefined) return listMatches(path, options);
  if (found.isDirectory()) {
    const { paths, skipped } = await walkFolder(path, options);
    if (paths.length === 0) throw noFiles(path, skipped);
    return { named: paths.map((one) => ({ path: one, root: path, isPipe: false })), skipped };
  }
  return { named: [await takeOne(path, found)], skipped: [] };
}

/** Undefined where there is nothing, but the name may be a pattern. */
async function look(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT" && isPattern(path)) return undefined;
    if (codeOf(cause) === "ENOENT")
      throw new Failure("not-found", `There is no file ${path}${await suggestNear(path)}.`, { cause });
    throw new Failure("not-found", `${path} cannot be opened: ${whyUnopened(cause)}.`, { cause });
  }
}

async function takeOne(path: string, found: Stats): Promise<Named> {
  const root = dirname(path);
  if (found.isFIFO()) return { path, root, isPipe: true };
  if (!found.isFile()) {
    const what = found.isSocket() ? "a socket" : "a device";
    throw new Failure("unsupported", `${path} is ${what}, not a file. Name files, folders or "-".`);
  }
  try {
    await (await open(path)).close();
  } catch (cause) {
    throw new Failure("not-found", `${path} cannot be opened: ${whyUnopened(cause)}.`, { cause });
  }
  return { path, root, isPipe: false };
}

function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** A pattern that no shell has filled in, as in quotation marks or on Windows. */
async function listMatches(
  pattern: string,
  options: WalkOptions,
): Promise<{ named: Named[]; skipped: Skipped[] }> {
  const root = rootOf(pattern);
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const parts = pattern.split(/[/\\]/);
  const depth = pattern.includes("**") ? {} : { depth: parts.length - parts.findIndex(isPattern) };
  const walked = isFolder ? await walkFolder(root, { ...options, ...depth }) : { paths: [], skipped: [] };
  const plain = (path: string) => path.split(sep).join("/").replace(/^\.\//, "");
  const wanted = plain(pattern);
  const matches = (path: string) => matchesGlob(plain(path), wanted);
  const named = walked.paths.filter(matches).map((path) => ({ path, root, isPipe: false }));
  if (named.length === 0) throw new Failure("not-found", `No file matches ${pattern}.`);
  return { named, skipped: walked.skipped.filter(({ path }) => matches(path)) };
}

/** The folder before the first sign of a pattern. */
function rootOf(pattern: string): string {
  const parts = pattern.split(/[/\\]/);
  const first = parts.findIndex(isPattern);
  const before = parts.slice(0, first).join("/");
  if (before !== "") return before;
  return /^[/\\]/.test(pattern) ? "/" : ".";
}

/** Files of the same name are told apart by their folders: a citation leads to one of them. */
function nameApart(named: readonly Named[]): FoundFile[] {
  const counts = new Map<string, number>();
  for (const { path } of named) counts.set(basename(path), (counts.get(basename(path)) ?? 0) + 1);
  return named.map(({ path, root, isPipe }) => {
    const name = basename(path);
    const longer = relative(root, path).split(sep).join("/");
    return { path, fileName: counts.get(name) === 1 ? name : longer, isPipe };
  });
}

async function suggestNear(path: string): Promise<string> {
  const beside = await readdir(dirname(path)).catch(() => []);
  return suggestName(basename(path), beside.slice(0, 10_000));
}

const whys = {
  hidden: "hidden",
  ignored: "left behind by programs",
  link: "links out of the folder, or to nothing",
  special: "pipes, sockets or devices",
  unreadable: "not readable",
  output: "the output folder",
} satisfies Record<Skipped["why"], string>;

function noFiles(path: string, skipped: readonly Skipped[]): Failure {
  const reasons = [...new Set(skipped.map(({ why }) => whys[why]))];
  const why = reasons.length === 0 ? "" : ` Skipped: ${skipped.length} (${reasons.join("; ")}).`;
  return new Failure("not-found", `The folder ${path} holds no files.${why}`);
}
