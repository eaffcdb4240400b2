import { sha256 } from "../lib/hash.ts";
import type { ContentPart } from "../model/document.ts";
import type { ReadPart } from "./sandbox/messages.ts";

/** Keeps the bytes of a picture and returns their SHA-256. */
export type StoreImage = (data: Uint8Array, mediaType: string) => Promise<string>;

/** A part as the rest of the product knows it: the bytes of a picture are elsewhere, or not kept. */
export async function toContentPart(part: ReadPart, storeImage?: StoreImage): Promise<ContentPart> {
  const { id, document, type, text, table, heading, role, position, hidden, image } = part;
  return {
    ...{ id, document, type, text },
    ...(table === undefined ? {} : { table }),
    ...(heading === undefined ? {} : { heading }),
    ...(role === undefined ? {} : { role }),
    position,
    ...(hidden === undefined ? {} : { hidden: true, hiddenBy: hidden }),
    ...(image === undefined ? {} : { image: await keep(image, storeImage) }),
  };
}

async function keep({ mediaType, data }: NonNullable<ReadPart["image"]>, storeImage?: StoreImage) {
  const stored = storeImage === undefined ? sha256(data) : await storeImage(data, mediaType);
  return { mediaType, sha256: stored, bytes: data.length };
}
