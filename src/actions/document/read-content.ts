import { addAll } from "../../lib/add-all.ts";
import { streamOf } from "../../lib/stream-of.ts";
import type { ContentPart, Document, ExtractedDocument } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { FailureCode } from "../../model/failure.ts";
import type { ActionContext } from "../action-context.ts";
import { documentToParts } from "../../model/documents/document-to-parts.ts";
import { loadMadeFrom } from "./made-from.ts";
import { beginningOfScan } from "./scanned-table.ts";
import { storeParts } from "./store-parts.ts";
import type { StoredParts } from "./store-parts.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

/** What is wrong with a document, and would be again; everything else is wrong with us or the moment. */
const documentFaults = new Set<FailureCode>([
  ...(["unsupported", "password_required", "corrupt", "empty", "needs_ocr", "limit", "timeout"] as const),
]);

/** More than these say nothing new, and a step's result is small. */
const mostWarnings = 500;

/** What was read of a document, or why it could not be read. */
export interface DocumentReading extends ExtractedDocument {
  fault?: { code: FailureCode; message: string };
}

type ReadContext = Pick<ActionContext, "run" | "extract" | "blobs" | "extraction">;

/** Each document is a step of its own: a crash in the tenth does not read the first nine again. */
export function readContent(document: Document, context: ReadContext): Promise<DocumentReading> {
  const { run } = context;
  return run.step(`extract ${document.fileName}`, ({ signal }) => readOne(document, context, signal));
}

/** Outside of any run: nothing of it is recorded but the parts. */
export async function readOne(
  document: Document,
  context: Omit<ReadContext, "run">,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const { id, fileName, sha256, madeFrom, provenance } = document;
  const { extract, blobs, extraction } = context;
  // of our own files the text is read as it was made, without the notes and sources that a reader sees around it
  if (madeFrom !== undefined) {
    const made = await loadMadeFrom(blobs, madeFrom.sha256, signal);
    const stored = await storeParts(blobs, batch(documentToParts(made.document, id)), signal);
    return toReading(id, stored, []);
  }
  const warnings: ExtractedDocument["warnings"] = [];
  const beginning = await beginningOfScan(document, blobs, signal);
  const content = await openContent(sha256, { blobs, signal, beginning });
  const storeImage = async (data: Uint8Array) => (await blobs.put(streamOf(data), { signal })).sha256;
  const { ocr, languages = [] } = extraction;
  const mainContent = provenance === "web" && { mainContent: true };
  const options = { ocr, ...(languages.length > 0 && { languages }), ...mainContent };
  const found = extract.stream({ documentId: id, fileName, ...content, signal, storeImage, ...options });
  const batches = async function* () {
    for await (const batch of found) {
      addAll(warnings, batch.warnings.slice(0, mostWarnings - warnings.length));
      yield batch.parts;
    }
  };
  try {
    const stored = await storeParts(blobs, batches(), signal);
    const reading = toReading(id, stored, warnings);
    return beginning === undefined ? reading : { ...reading, isScanned: true };
  } catch (error) {
    if (!(error instanceof Failure) || !documentFaults.has(error.code)) throw error;
    const { code, message } = error;
    const stored = await storeParts(blobs, nothing(), signal);
    return { ...toReading(id, stored, [...warnings, { code, message }]), fault: { code, message } };
  }
}

function toReading(
  documentId: string,
  { sha256, count, letters }: StoredParts,
  warnings: ExtractedDocument["warnings"],
): DocumentReading {
  return { documentId, partsSha256: sha256, partCount: count, letters, warnings };
}

/** Read where it lies if it lies in a file, so that it is not written a second time. */
async function openContent(
  sha256: string,
  { blobs, signal, beginning }: { blobs: Blobs; signal: AbortSignal; beginning: Uint8Array | undefined },
): Promise<{ path: string } | { content: AsyncIterable<Uint8Array> }> {
  if (beginning !== undefined) return { content: streamOf(beginning) };
  const path = blobs.path?.(sha256);
  if (path === undefined || !(await blobs.has(sha256)))
    return { content: await blobs.open(sha256, { signal }) };
  return { path };
}

async function* batch(parts: readonly ContentPart[]): AsyncGenerator<readonly ContentPart[]> {
  yield parts;
}

async function* nothing(): AsyncGenerator<readonly ContentPart[]> {}
