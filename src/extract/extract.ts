/**
 * Turns the bytes of a document into content parts with their positions. It calls no model, cuts
 * nothing down to size and never follows what a document says.
 */
import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import { decodeText } from "./decode-text.ts";
import { extractMarkdown } from "./markdown.ts";
import { extractPlainText } from "./plain-text.ts";

export interface ExtractRequest {
  documentId: string;
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

export interface Extracted {
  parts: ContentPart[];
  warnings: { code: string; message: string }[];
}

export type Extract = (request: ExtractRequest) => Promise<Extracted>;

const largestText = 64 * 1_048_576;
const markdownNames = /\.(md|markdown|mdown|mkd)$/i;

export async function extractDocument({
  documentId,
  fileName,
  content,
  signal,
}: ExtractRequest): Promise<Extracted> {
  const bytes = await readAll(content, fileName, signal);
  const { text, warnings } = decodeText(bytes, fileName);
  const parts = markdownNames.test(fileName)
    ? extractMarkdown(text, documentId)
    : extractPlainText(text, documentId);
  if (parts.length === 0) warnings.push({ code: "empty", message: `${fileName} holds no text.` });
  return { parts, warnings };
}

/** The media type that goes with a file name, for the formats read here. */
export function mediaTypeOf(fileName: string): string {
  return markdownNames.test(fileName) ? "text/markdown" : "text/plain";
}

async function readAll(
  content: AsyncIterable<Uint8Array>,
  fileName: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > largestText) {
      throw new Failure(
        "limit",
        `${fileName} is larger than ${largestText / 1_048_576} MB, the most this version reads as text. Split it.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
