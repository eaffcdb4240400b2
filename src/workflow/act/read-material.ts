import type { Document, ExtractedDocument } from "../../model/document.ts";
import { chooseReading } from "../../model/task.ts";
import type { ExtractionOptions } from "../../model/task.ts";
import type { Material, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { executeAction } from "./execute-action.ts";

/** The documents at hand with what is in them: each is read once in a task, by the task's own options. */
export async function readMaterial(
  { documents, work }: { documents: readonly Document[]; work: Work },
  deps: RoundDeps,
): Promise<Material & { known: ExtractedDocument[] }> {
  const before = [...work.extracted, ...readBefore()];
  const read = new Set(before.map(({ documentId }) => documentId));
  const unread = documents.filter(({ id }) => !read.has(id));
  const known = [...before, ...(unread.length === 0 ? [] : await readAll(unread))];
  const ids = new Set(documents.map(({ id }) => id));
  const extracted = known.filter(({ documentId }) => ids.has(documentId));
  return { documents: [...documents], extracted, known };

  function chosenOptions(): ExtractionOptions {
    return chooseReading(work.task.extraction, deps.reading);
  }

  /** By an earlier task or round, with the same options. */
  function readBefore(): ExtractedDocument[] {
    const own = new Set(work.extracted.map(({ documentId }) => documentId));
    const options = JSON.stringify(chosenOptions());
    const alike = deps
      .workflow()
      .readings.filter(({ extraction }) => JSON.stringify(extraction) === options)
      .flatMap(({ extracted }) => extracted);
    return alike.filter(({ documentId }) => {
      const isNew = !own.has(documentId) && documents.some(({ id }) => id === documentId);
      if (isNew) own.add(documentId);
      return isNew;
    });
  }

  async function readAll(missing: Document[]): Promise<ExtractedDocument[]> {
    const { objective } = work.task;
    const extraction = chosenOptions();
    const call = { action: "document.extractContent", objective, parameters: {}, connection: null };
    const result = await executeAction({ ...call, bound: { documents: missing, extraction } }, deps);
    const found = result.kind === "extracted" ? result.extracted : [];
    for (const { code, message } of found.flatMap(({ warnings }) => warnings))
      await deps.emit({ type: "warning-raised", code, message });
    // what could not be read is tried again by whoever needs it next
    const good = found.filter(({ partCount }) => partCount > 0).map((one) => ({ ...one, warnings: [] }));
    if (good.length > 0) await deps.emit({ type: "documents-read", extracted: good, extraction });
    return found;
  }
}
