import { buffer } from "node:stream/consumers";
import { findParts, readMadeFrom, writeFile } from "../../actions/actions.ts";
import { fileNameOf } from "../../model/wording/file-name-of.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { Workflow } from "../../model/workflow.ts";
import { unwritable, writableFormats } from "../../render/render.ts";
import type { OwnDeliverables } from "./own-dossier.ts";
import type { OwnBase } from "./own-base.ts";

/** Files of a round as the documents they were written from. */
export function createOwnDeliverables(
  need: (workflowId: string) => Promise<Workflow>,
  base: OwnBase,
): OwnDeliverables {
  const { blobs, look } = base;
  const find = async (workflowId: string, round: number, documentId: string) => {
    const workflow = await need(workflowId);
    const file = workflow.messages
      .filter((message) => message.round === round)
      .flatMap(({ documents }) => documents)
      .find(({ id }) => id === documentId);
    if (file?.provenance !== "generated")
      throw new Failure("not-found", `Round ${round} of ${workflowId} delivered no document ${documentId}.`);
    return { workflow, file };
  };
  return {
    async document(workflowId, round, documentId) {
      const { file } = await find(workflowId, round, documentId);
      return (await needMade(file, base, new AbortController().signal)).document;
    },
    async write({ workflowId, round, documentId, format }, signal) {
      if (!writableFormats.includes(format)) throw unwritable(format);
      const { workflow, file } = await find(workflowId, round, documentId);
      const { document, sources } = await needMade(file, base, signal);
      const extracted = workflow.readings.flatMap((reading) => reading.extracted);
      const documents = workflow.messages.flatMap((message) => message.documents);
      const written = await writeFile(
        { document, sources, format, fileName: `${fileNameOf(document.metadata.title)}.${format}` },
        { blobs, look, documents, partsOf: findParts({ blobs, extracted }, signal), signal },
      );
      const { fileName, mediaType, sha256 } = written.file;
      return { fileName, mediaType, bytes: await buffer(await blobs.open(sha256, { signal })) };
    },
  };
}

async function needMade(file: Document, { blobs }: OwnBase, signal: AbortSignal) {
  const made = await readMadeFrom(file, blobs, signal);
  if (made !== undefined) return made;
  throw new Failure("not-found", `${file.fileName} was not written from a document; it stands as it is.`);
}
