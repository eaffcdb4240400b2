import { z } from "zod";
import type { Extract } from "../../extract/extract.ts";
import type { ContentPart, Document, ExtractedDocument } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { FailureCode } from "../../model/failure.ts";
import type { Blobs } from "../../store/store.ts";
import { defineAction } from "../define-action.ts";
import { storeParts } from "./parts-blob.ts";

/** What is wrong with a document, and would be again; everything else is wrong with us or the moment. */
const documentFaults = new Set<FailureCode>([
  ...(["unsupported", "password_required", "corrupt", "empty", "needs_ocr", "limit", "timeout"] as const),
]);

/** More than these say nothing new, and a step's result is small. */
const mostWarnings = 500;

interface Reading extends ExtractedDocument {
  fault?: { code: FailureCode; message: string };
}

/** Each document is a step of its own: a crash in the tenth does not read the first nine again. */
export const extractContent = defineAction({
  name: "document.extractContent",
  summary: "Read the content of the given documents, with the position of every piece.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({}),
  async run(_parameters, { run, documents, extract, blobs }) {
    const readings: Reading[] = [];
    for (const document of documents) {
      const step = `extract ${document.fileName}`;
      readings.push(await run.step(step, ({ signal }) => readOne(document, { extract, blobs, signal })));
    }
    const faults = readings.flatMap(({ fault }) => fault ?? []);
    const [first] = faults;
    // one bad document is a warning beside the others; with nothing but bad ones there is nothing to go on
    if (first !== undefined && faults.length === documents.length)
      throw new Failure(first.code, faults.map(({ message }) => message).join(" "));
    const extracted = readings.map(({ documentId, partsSha256, partCount, warnings }) => {
      return { documentId, partsSha256, partCount, warnings };
    });
    const parts = extracted.reduce((sum, { partCount }) => sum + partCount, 0);
    return { kind: "extracted", summary: `${parts} parts of ${documents.length} documents`, extracted };
  },
});

interface ReadDeps {
  extract: Extract;
  blobs: Blobs;
  signal: AbortSignal;
}

async function readOne({ id, fileName, sha256 }: Document, deps: ReadDeps): Promise<Reading> {
  const { extract, blobs, signal } = deps;
  const warnings: ExtractedDocument["warnings"] = [];
  const content = await blobs.open(sha256, { signal });
  const storeImage = async (data: Uint8Array) => (await blobs.put(once(data), { signal })).sha256;
  const found = extract.stream({ documentId: id, fileName, content, signal, storeImage });
  const batches = async function* () {
    for await (const batch of found) {
      warnings.push(...batch.warnings.slice(0, mostWarnings - warnings.length));
      yield batch.parts;
    }
  };
  try {
    const stored = await storeParts(blobs, batches(), signal);
    return toReading(id, stored, warnings);
  } catch (error) {
    if (!(error instanceof Failure) || !documentFaults.has(error.code)) throw error;
    const { code, message } = error;
    const stored = await storeParts(blobs, nothing(), signal);
    return { ...toReading(id, stored, [...warnings, { code, message }]), fault: { code, message } };
  }
}

function toReading(
  documentId: string,
  { sha256, count }: { sha256: string; count: number },
  warnings: ExtractedDocument["warnings"],
): Reading {
  return { documentId, partsSha256: sha256, partCount: count, warnings };
}

async function* once(data: Uint8Array): AsyncGenerator<Uint8Array> {
  yield data;
}

async function* nothing(): AsyncGenerator<readonly ContentPart[]> {}
