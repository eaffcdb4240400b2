import { readContentOnce, streamStoredParts } from "../../actions/actions.ts";
import type { ContentPart, ExtractedDocument } from "../../model/document.ts";
import type { OwnStore } from "../../store/own/own-store.ts";
import type { OwnDocument, OwnDocuments } from "./own-dossier.ts";
import type { OwnBase } from "./own-base.ts";

interface PartsDeps {
  store: OwnStore;
  base: OwnBase;
  signal: AbortSignal;
}

/** What was read of a document, a page of parts at a time: from its workflow, or read now and kept for the next page. */
export async function readOwnParts(
  document: OwnDocument,
  { after, limit }: { after: number; limit: number },
  deps: PartsDeps,
): ReturnType<OwnDocuments["parts"]> {
  const read = (await findReading(document, deps)) ?? (await readNow(document, deps));
  const parts: ContentPart[] = [];
  let place = 0;
  for await (const part of streamStoredParts(read, deps.base.blobs, deps.signal)) {
    place += 1;
    if (place <= after) continue;
    if (parts.length === limit) return { parts, next: after + limit, warnings: read.warnings };
    parts.push(part);
  }
  return { parts, next: null, warnings: read.warnings };
}

async function findReading(
  { id, workflowId }: OwnDocument,
  { store }: PartsDeps,
): Promise<ExtractedDocument | undefined> {
  if (workflowId === undefined) return undefined;
  const workflow = await store.getWorkflow(workflowId);
  const read = workflow?.readings.flatMap(({ extracted }) => extracted) ?? [];
  return read.findLast(({ documentId }) => documentId === id);
}

const keptReadings = 200;

async function readNow(document: OwnDocument, { base, signal }: PartsDeps): Promise<ExtractedDocument> {
  const { readings, blobs, extract } = base;
  const known = await readings.get(document.id)?.catch(() => undefined);
  if (known !== undefined && (await blobs.has(known.partsSha256))) return known;
  const reading = readContentOnce({ ...document, provenance: "user" }, { blobs, extract }, signal);
  readings.set(document.id, reading);
  reading.catch(() => readings.delete(document.id));
  const [oldest] = readings.keys();
  if (readings.size > keptReadings && oldest !== undefined) readings.delete(oldest);
  return reading;
}
