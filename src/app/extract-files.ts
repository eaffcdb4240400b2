import { availableParallelism } from "node:os";
import { createExtractor } from "../extract/extract.ts";
import type { Extractor } from "../extract/extract.ts";
import { readAhead } from "../lib/read-ahead.ts";
import { toJsonLine } from "./files/extraction-json.ts";
import { toReadableText } from "./files/extraction-text.ts";
import { findFiles } from "./files/take-files.ts";
import type { OpenableFile } from "./files/take-files.ts";
import type { GivenFile } from "./files/given-file.ts";
import { addOrderWarnings } from "./add-order-warnings.ts";

export interface ExtractFilesRequest {
  /** Files, folders for all files below them, patterns, or content under a name. */
  given: readonly GivenFile[];
  shape: "json" | "text";
  password?: string;
  ocr?: "auto" | "never" | "always";
  languages?: readonly string[];
  signal: AbortSignal;
  write(text: string): Promise<void>;
  onProgress?(progress: { path: string; file: number; files: number; done?: number; total?: number }): void;
}

const workers = Math.min(4, availableParallelism());
/** So many files are begun before the first of them is written: one slow page holds nobody up. */
const ahead = 12 * workers;
const heldCharacters = 4 * 1_048_576;

/** Reads files side by side and writes them in order. Needs no data folder; a file that fails does not stop the others. */
export async function extractFiles(
  request: ExtractFilesRequest,
): Promise<{ files: number; failed: number; skipped: number }> {
  const { files, skipped } = await findFiles(request.given, request);
  const extractor = createExtractor({ workers });
  let failed = 0;
  try {
    const begun: ReturnType<typeof begin>[] = [];
    for (let index = 0; index < files.length; index += 1) {
      while (begun.length < ahead && index + begun.length < files.length)
        begun.push(begin(extractor, request, { files, index: index + begun.length }));
      const reading = begun.shift();
      if (reading !== undefined && (await writeOut(reading, request.write)).failed) failed += 1;
      request.signal.throwIfAborted();
    }
  } finally {
    await extractor.close();
  }
  return { files: files.length, failed, skipped };
}

async function writeOut(reading: ReturnType<typeof begin>, write: ExtractFilesRequest["write"]) {
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return next.value;
    if (next.value !== "") await write(next.value);
  }
}

interface Turn {
  files: readonly OpenableFile[];
  index: number;
}

function begin(extractor: Extractor, request: ExtractFilesRequest, { files, index }: Turn) {
  const { password, ocr, languages, signal, shape, onProgress } = request;
  const file = files[index];
  const { path, fileName = "" } = file ?? {};
  const shown = path ?? fileName;
  const place = { path: shown, file: index + 1, files: files.length };
  onProgress?.(place);
  const found = extractor.read({
    ...{ documentId: fileName, fileName, signal },
    ...(path !== undefined ? { path } : { content: file?.open(signal) ?? nothing() }),
    ...(password === undefined ? {} : { password }),
    ...(ocr === undefined ? {} : { ocr }),
    ...(languages === undefined ? {} : { languages }),
    onProgress: (progress) => onProgress?.({ ...place, ...progress }),
  });
  const events = addOrderWarnings(found);
  const pieces = shape === "json" ? toJsonLine(events, fileName) : toReadableText(events, shown);
  return readAhead(pieces, { most: heldCharacters, weigh: (text) => text.length });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
