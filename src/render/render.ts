/**
 * Writes a unified document as a finished file, its citations with it. It adds no content and asks
 * no model; the same document always gives the same bytes.
 */
import { Failure } from "../model/failure.ts";
import type { Evidence } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { renderMarkdown } from "./markdown.ts";
import { renderText } from "./text.ts";

export interface RenderRequest {
  document: UnifiedDocument;
  format: string;
  /** What the citations of the document point to. */
  sources: readonly Evidence[];
}

export interface Rendered {
  text: string;
  mediaType: string;
}

type Writer = (document: UnifiedDocument, sources: readonly Evidence[]) => string;

const writers: Record<string, { mediaType: string; write: Writer }> = {
  md: { mediaType: "text/markdown", write: renderMarkdown },
  txt: { mediaType: "text/plain", write: renderText },
  // as JSON a document is written exactly as it is, nothing added
  json: { mediaType: "application/json", write: (document) => `${JSON.stringify(document, undefined, 2)}\n` },
};

export const writableFormats: readonly string[] = Object.keys(writers);

export function renderDocument({ document, format, sources }: RenderRequest): Rendered {
  const writer = writers[format];
  if (writer === undefined) throw unwritable(format);
  return { text: writer.write(document, sources), mediaType: writer.mediaType };
}

export function unwritable(format: string): Failure {
  return new Failure(
    "unsupported",
    `This version cannot write "${format}"; it writes ${writableFormats.join(", ")}.`,
  );
}
