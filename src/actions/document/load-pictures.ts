import { blobReference } from "../../model/documents/parts-to-document.ts";
import { loadImageFrom } from "../../render/render.ts";
import type { RenderRequest } from "../../render/render.ts";
import type { ActionContext } from "../action-context.ts";
import { loadParts } from "./parts-blob.ts";

type LoadImage = NonNullable<RenderRequest["loadImage"]>;

const mostBytes = 50_000_000;

/** Pictures of a document: those that were found in a file are blobs, others are documents at hand or parts of them. */
export function loadPictures(
  { blobs, documents, extracted }: Pick<ActionContext, "blobs" | "documents" | "extracted">,
  signal: AbortSignal,
): LoadImage {
  const partsOf = async (id: string) => {
    const read = extracted.find(({ documentId }) => documentId === id);
    return read === undefined ? [] : loadParts(blobs, read.partsSha256, signal);
  };
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
