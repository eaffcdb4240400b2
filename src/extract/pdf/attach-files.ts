import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { streamOf } from "../../lib/stream-of.ts";
import type { Sink } from "../reader.ts";

export interface AttachedFile {
  id: string;
  fileName: string;
}

const mostFiles = 1_000;

/** Files embedded in the document or pinned to a page, each read as a document of its own. */
export async function attachFiles(
  document: PDFDocumentProxy,
  pinned: readonly AttachedFile[],
  sink: Pick<Sink, "attach" | "warn">,
): Promise<void> {
  const embedded = await document.getAttachments().catch(() => null);
  const files = new Map<string, string>();
  for (const [id, { filename }] of embedded ?? []) files.set(id, filename || id);
  for (const { id, fileName } of pinned) if (!files.has(id)) files.set(id, fileName);
  const all = [...files].slice(0, mostFiles);
  if (files.size > mostFiles)
    sink.warn("many-attachments", `Only the first ${mostFiles} of ${files.size} embedded files were read.`);
  for (const [id, fileName] of all) {
    const content = await document.getAttachmentContent(id).catch(() => undefined);
    if (!(content instanceof Uint8Array)) {
      sink.warn("damaged-attachment", `The embedded file ${fileName} could not be read.`);
      continue;
    }
    await sink.attach({ fileName, open: () => streamOf(content) });
  }
}
