import { createReadStream } from "node:fs";
import { randomBytes } from "node:crypto";
import { mediaTypeOf } from "../../extract/extract.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import { Failure } from "../../model/failure.ts";
import type { OwnStore } from "../../store/own/own-store.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { OwnDocument, OwnDocuments } from "./own-dossier.ts";
import { removeFileContent } from "../removal/remove-file-content.ts";
import type { OwnBase } from "./own-base.ts";

/** The caller's library, and the documents of their workflows. */
export function createOwnDocuments(store: OwnStore, base: OwnBase): OwnDocuments {
  const { blobs, clock } = base;
  const find = async (id: string): Promise<OwnDocument> => {
    const file = await store.files.find(id);
    if (file !== undefined) return { ...file, isGenerated: false };
    const document = await store.findDocument(id);
    if (document === undefined) throw new Failure("not-found", `There is no document ${id}.`);
    const { fileName, mediaType, bytes, sha256, workflowId, provenance } = document;
    const isGenerated = provenance === "generated";
    return { id, fileName, mediaType, bytes, sha256, createdAt: 0, workflowId, isGenerated };
  };
  return {
    async add({ fileName: given, content }, signal) {
      const fileName = cleanFileName(given);
      const info = await blobs.put(content, { signal });
      const id = `file_${randomBytes(8).toString("hex")}`;
      const createdAt = clock.now();
      return store.files.add({ id, fileName, mediaType: mediaTypeOf(fileName), ...info, createdAt });
    },
    list: (filter) => store.files.list(filter),
    find,
    async content(id, signal) {
      const document = await find(id);
      return {
        ...document,
        open: (range) => openRange(blobs, document, { signal, ...(range && { range }) }),
      };
    },
    async parts(id, page, signal) {
      const { readOwnParts } = await import("./read-own-parts.ts");
      return readOwnParts(await find(id), page, { store, base, signal });
    },
    async picture(id, page, signal) {
      const { drawPicture } = await import("./draw-picture.ts");
      return drawPicture(await find(id), page, { base, signal });
    },
    async remove(id) {
      const file = await store.files.find(id);
      if (file === undefined || !(await store.files.remove(id)))
        throw new Failure("not-found", `There is no document ${id}.`);
      await removeFileContent(file, base);
    },
  };
}

/** From a file just the wanted bytes; from a server everything up to them is passed over. */
async function openRange(
  blobs: Blobs,
  { sha256 }: OwnDocument,
  { signal, range }: { signal: AbortSignal; range?: { start: number; end: number } },
): Promise<AsyncIterable<Uint8Array>> {
  if (range === undefined) return blobs.open(sha256, { signal });
  if (blobs.path !== undefined && (await blobs.has(sha256)))
    return createReadStream(blobs.path(sha256), { ...range, signal });
  return between(await blobs.open(sha256, { signal }), range);
}

async function* between(
  content: AsyncIterable<Uint8Array>,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of content) {
    const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.byteLength;
    if (piece.byteLength > 0) yield piece;
    if (at > end) return;
  }
}
