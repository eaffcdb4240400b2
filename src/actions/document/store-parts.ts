import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { z } from "zod";
import { ContentPart } from "../../model/document.ts";
import type { ExtractedDocument } from "../../model/document.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

export interface StoredParts {
  sha256: string;
  count: number;
  /** Of the text of all parts together. */
  letters: number;
}

/** Extracted parts are kept beside the original, a line each, compressed while they come: no document is whole in memory. */
export async function storeParts(
  blobs: Blobs,
  batches: AsyncIterable<readonly ContentPart[]>,
  signal: AbortSignal,
): Promise<StoredParts> {
  let count = 0;
  let letters = 0;
  const toLines = async function* () {
    for await (const parts of batches)
      for (const part of parts) {
        count += 1;
        letters += part.text.length;
        yield `${JSON.stringify(part)}\n`;
      }
  };
  const packed = createZstdCompress();
  const [{ sha256 }] = await Promise.all([
    blobs.put(packed, { signal }),
    pipeline(Readable.from(toLines()), packed, { signal }),
  ]);
  return { sha256, count, letters };
}

/** The parts one after the other; whoever takes them slowly slows the reading down. */
export async function* streamParts(
  blobs: Blobs,
  sha256: string,
  signal: AbortSignal,
): AsyncGenerator<ContentPart> {
  let isFirst = true;
  for await (const line of readLines(blobs, sha256, signal)) {
    // how parts were kept in earlier versions: one list
    if (isFirst && line.startsWith("[")) {
      yield* z.array(ContentPart).parse(JSON.parse(line));
      return;
    }
    isFirst = false;
    yield ContentPart.parse(JSON.parse(line));
  }
}

/** Looks up what was read of a document; nothing where it was not read. */
export function partsOfExtracted(
  { blobs, extracted }: { blobs: Blobs; extracted: readonly ExtractedDocument[] },
  signal: AbortSignal,
): (documentId: string) => Promise<ContentPart[]> {
  return async (id) => {
    const read = extracted.find(({ documentId }) => documentId === id);
    return read === undefined ? [] : loadParts(blobs, read.partsSha256, signal);
  };
}

/** All of them, for documents that are known to fit into memory. */
export async function loadParts(blobs: Blobs, sha256: string, signal: AbortSignal): Promise<ContentPart[]> {
  const parts: ContentPart[] = [];
  for await (const part of streamParts(blobs, sha256, signal)) parts.push(part);
  return parts;
}

async function* readLines(blobs: Blobs, sha256: string, signal: AbortSignal): AsyncGenerator<string> {
  const plain = createZstdDecompress();
  const packed = await blobs.open(sha256, { signal });
  const reading = pipeline(packed, plain, { signal });
  // whoever stops early breaks the pipe, and that is no fault
  reading.catch(() => undefined);
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of plain) {
    const text = decoder.decode(chunk as Uint8Array, { stream: true });
    let from = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      pieces.push(text.slice(from, at));
      yield pieces.join("");
      pieces = [];
      from = at + 1;
    }
    pieces.push(text.slice(from));
  }
  const rest = pieces.join("") + decoder.decode();
  if (rest !== "") yield rest;
  await reading;
}
