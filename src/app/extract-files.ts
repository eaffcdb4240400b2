import { addAll } from "../lib/add-all.ts";
import { readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, sep } from "node:path";
import { createExtractor } from "../extract/extract.ts";
import type { Extractor } from "../extract/extract.ts";
import { cleanFileName } from "../lib/text/clean-file-name.ts";
import { readAhead } from "../lib/read-ahead.ts";
import { Failure } from "../model/failure.ts";
import { toJsonLine } from "./files/extraction-json.ts";
import { toReadableText } from "./files/extraction-text.ts";
import { tellOrders } from "./tell-orders.ts";

export interface ExtractFilesRequest {
  /** Files, and folders for all files in them. */
  paths: readonly string[];
  shape: "json" | "text";
  password?: string;
  ocr?: "auto" | "never" | "always";
  languages?: readonly string[];
  signal: AbortSignal;
  write(text: string): Promise<void>;
  onProgress?(progress: { path: string; file: number; files: number; done?: number; total?: number }): void;
}

const workers = Math.min(4, availableParallelism());
const heldCharacters = 16 * 1_048_576;

/** Reads files side by side and writes them in order. Needs no data folder; a file that fails does not stop the others. */
export async function extractFiles(request: ExtractFilesRequest): Promise<{ files: number; failed: number }> {
  const paths = await listFiles(request.paths);
  const extractor = createExtractor({ workers });
  let failed = 0;
  try {
    const begun: ReturnType<typeof begin>[] = [];
    for (let index = 0; index < paths.length; index += 1) {
      while (begun.length < 2 * workers && index + begun.length < paths.length)
        begun.push(begin(extractor, request, { paths, index: index + begun.length }));
      const reading = begun.shift();
      if (reading !== undefined && (await writeOut(reading, request.write)).failed) failed += 1;
      request.signal.throwIfAborted();
    }
  } finally {
    await extractor.close();
  }
  return { files: paths.length, failed };
}

async function writeOut(reading: ReturnType<typeof begin>, write: ExtractFilesRequest["write"]) {
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return next.value;
    if (next.value !== "") await write(next.value);
  }
}

interface Turn {
  paths: readonly string[];
  index: number;
}

function begin(extractor: Extractor, request: ExtractFilesRequest, { paths, index }: Turn) {
  const { password, ocr, languages, signal, shape, onProgress } = request;
  const path = paths[index] ?? "";
  const fileName = cleanFileName(basename(path));
  onProgress?.({ path, file: index + 1, files: paths.length });
  const found = extractor.read({
    ...{ documentId: fileName, fileName, path, signal },
    ...(password === undefined ? {} : { password }),
    ...(ocr === undefined ? {} : { ocr }),
    ...(languages === undefined ? {} : { languages }),
    onProgress: (progress) => onProgress?.({ path, file: index + 1, files: paths.length, ...progress }),
  });
  const events = tellOrders(found);
  const pieces = shape === "json" ? toJsonLine(events, fileName) : toReadableText(events, path);
  return readAhead(pieces, { most: heldCharacters, weigh: (text) => text.length });
}

async function listFiles(given: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of given) {
    const found = await stat(path).catch((cause: unknown) => {
      throw new Failure("not-found", `There is no file ${path}.`, { cause });
    });
    if (!found.isDirectory()) files.push(path);
    else addAll(files, await listFolder(path));
  }
  return files;
}

/** Linked folders are left out: they may lead back. */
async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (
      path
        .slice(folder.length)
        .split(sep)
        .some((name) => name.startsWith("."))
    )
      continue;
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkToFile(path)));
    if (isFile) paths.push(path);
  }
  if (paths.length === 0) throw new Failure("not-found", `The folder ${folder} holds no files.`);
  return paths.toSorted();
}

async function isLinkToFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}
