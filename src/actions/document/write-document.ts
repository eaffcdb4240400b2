import { streamOf } from "../../lib/stream-of.ts";
import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { lookFor, renderDocument } from "../../render/render.ts";
import type { HouseLook, Rendered, RenderRequest } from "../../render/render.ts";
import type { BlobInfo } from "../../store/blobs/blobs.ts";
import type { PictureSources } from "./load-pictures.ts";
import { loadPictures } from "./load-pictures.ts";

export interface FileToWrite {
  document: UnifiedDocument;
  sources: readonly Evidence[];
  format: string;
  fileName: string;
  /** Named after its content if left out. */
  id?: string;
  /** What was stored of the document, so that it can be written in other formats too. */
  madeFrom?: BlobInfo;
  /** What counts before the look of the house. */
  wishes?: Partial<RenderRequest>;
}

export interface WriteDeps extends PictureSources {
  look: HouseLook;
}

export interface WrittenDocument {
  file: Document;
  warnings: Rendered["warnings"];
  /** As it was rendered, for whoever asks how it looks. */
  rendered: RenderRequest;
}

/** The one way from a document to a stored file: in the look of the house, with its pictures and sources. */
export async function writeDocument(wanted: FileToWrite, deps: WriteDeps): Promise<WrittenDocument> {
  const { document, sources, format, fileName, madeFrom, wishes = {} } = wanted;
  const { blobs, look, signal } = deps;
  const rendered: RenderRequest = {
    ...{ ...lookFor(format, look), ...wishes },
    ...{ document, format, sources, loadImage: loadPictures(deps), signal },
  };
  const { bytes, mediaType, warnings } = await renderDocument(rendered);
  const info = await blobs.put(streamOf(bytes), { signal });
  const file: Document = {
    ...{ id: wanted.id ?? `doc_${info.sha256.slice(0, 16)}`, fileName, mediaType, ...info },
    ...{ provenance: "generated", ...(madeFrom !== undefined && { madeFrom }) },
  };
  return { file, warnings, rendered };
}
