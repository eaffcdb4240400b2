import type { Document, ExtractedDocument } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import { partsToDocument } from "../../model/documents/parts-to-document.ts";
import type { ActionContext } from "../action-context.ts";
import type { MadeFrom } from "./made-from.ts";
import { loadMadeFrom } from "./made-from.ts";
import { loadParts } from "./store-parts.ts";
import { readContent } from "./read-content.ts";

/** A document as it can be written, and what it is called. */
export interface WritableDocument {
  name: string;
  load(signal: AbortSignal): Promise<MadeFrom>;
}

/** The first document that was named, however it came about; else what the task has made so far. */
export async function bindDocument(context: ActionContext): Promise<WritableDocument | undefined> {
  const { documents, draft, pool, blobs } = context;
  const [first] = documents;
  if (first === undefined) {
    if (draft === undefined) return undefined;
    return { name: draft.metadata.title, load: async () => ({ document: draft, sources: [...pool] }) };
  }
  const name = first.fileName.replace(/\.[^.]*$/, "");
  const { madeFrom } = first;
  if (madeFrom !== undefined) return { name, load: (signal) => loadMadeFrom(blobs, madeFrom.sha256, signal) };
  const { partsSha256 } = await contentOf(first, context);
  const isMarked = first.mediaType === "text/markdown";
  const load = async (signal: AbortSignal) => {
    const parts = await loadParts(blobs, partsSha256, signal);
    return { document: partsToDocument(parts, { title: name, isMarked }), sources: [] };
  };
  return { name, load };
}

async function contentOf(document: Document, context: ActionContext): Promise<ExtractedDocument> {
  const known = context.extracted.find(({ documentId }) => documentId === document.id);
  if (known !== undefined) return known;
  const read = await readContent(document, context);
  if (read.fault !== undefined) throw new Failure(read.fault.code, read.fault.message);
  return read;
}

const longestName = 80;

/** The name that was asked for, else one made from what the document is called; safe on every system. */
export function nameFile(wanted: {
  fileName: string | undefined;
  format: string;
  bound: WritableDocument;
}): string {
  const { fileName, format, bound } = wanted;
  const given = (fileName ?? bound.name).normalize("NFC").replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, " ");
  const line = given.replaceAll(/\s+/gu, " ").trim().replace(/^\.+/, "");
  const bare = line.toLowerCase().endsWith(`.${format}`) ? line.slice(0, -format.length - 1) : line;
  const short = Array.from(bare)
    .slice(0, longestName)
    .join("")
    .replace(/(?<![. ])[. ]+$/, "");
  return `${short === "" ? "document" : short}.${format}`;
}
