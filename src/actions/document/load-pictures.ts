import { blobReference } from "../../model/documents/parts-to-document.ts";
import { loadImageFrom } from "../../render/render.ts";
import type { RenderRequest } from "../../render/render.ts";
import type { ContentPart, Document } from "../../model/document.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

type LoadImage = NonNullable<RenderRequest["loadImage"]>;

export interface PictureSources {
  blobs: Blobs;
  /** The documents at hand; no other is opened. */
  documents: readonly Document[];
  partsOf(documentId: string): Promise<readonly ContentPart[]>;
  signal: AbortSignal;
}

const mostBytes = 50_000_000;

/** Pictures of a document: those that were found in a file are blobs, others are documents at hand or parts of them. */
export function loadPictures({ blobs, documents, partsOf, signal }: PictureSources): LoadImage {
  const fromDocuments = loadImageFrom(documents, (sha256) => blobs.open(sha256, { signal }), partsOf);
  return async (reference) => {
    const [, sha256] = blobReference.exec(reference) ?? [];
    if (sha256 === undefined) return fromDocuments(reference);
    if (!(await blobs.has(sha256))) return undefined;
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of await blobs.open(sha256, { signal })) {
      const data = piece as Uint8Array;
      bytes += data.byteLength;
      if (bytes > mostBytes) return undefined;
      pieces.push(data);
    }
    return Buffer.concat(pieces);
  };
}
