import { Failure } from "../../model/failure.ts";
import type { OwnDocument } from "./own-dossier.ts";
import type { OwnBase } from "./own-base.ts";

/** A page of a PDF, or a picture, drawn in the sandbox in which documents are read. */
export async function drawPicture(
  { id, fileName, sha256, mediaType }: OwnDocument,
  page: number,
  { base, signal }: { base: OwnBase; signal: AbortSignal },
): Promise<Uint8Array> {
  if (mediaType !== "application/pdf" && !mediaType.startsWith("image/"))
    throw new Failure("unsupported", `${fileName} has no pages that can be shown as pictures.`);
  const { blobs, extractor } = base;
  const path = blobs.path?.(sha256);
  const isFile = path !== undefined && (await blobs.has(sha256));
  const content = isFile ? { path } : { content: await blobs.open(sha256, { signal }) };
  const events = extractor.read({ documentId: id, fileName, ...content, ocr: "never", draw: page, signal });
  for await (const event of events) {
    if (event.kind !== "parts" || event.index !== 0) continue;
    for (const { image, position } of event.parts)
      if (image !== undefined && (position.page ?? 1) === page) return new Uint8Array(image.data);
  }
  throw new Failure("not-found", `${fileName} has no page ${page}.`);
}
