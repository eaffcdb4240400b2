import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { FailureCode } from "../model/failure.ts";
import type { ReadEvent } from "./sandbox/messages.ts";
import { toContentPart } from "./to-content-part.ts";
import type { StoreImage } from "./to-content-part.ts";

export interface Warning {
  code: string;
  message: string;
}

export interface DocumentFacts {
  fileName: string;
  mediaType: string;
  format: string;
  bytes: number;
  sha256: string;
}

export interface Extracted {
  document: DocumentFacts;
  parts: ContentPart[];
  warnings: Warning[];
  /** Attachments of a mail, files of an archive; theirs are inside them again. */
  documents?: (Extracted | FailedDocument)[];
}

export interface FailedDocument {
  document: { fileName: string };
  error: { code: FailureCode; message: string };
}

/** The whole of a file at once, for files that fit into memory. */
export async function collectDocument(
  events: AsyncIterable<ReadEvent>,
  storeImage?: StoreImage,
): Promise<Extracted> {
  const found = new Map<number, Extracted>();
  const under = (parent: number | undefined, inside: Extracted | FailedDocument) => {
    const holder = parent === undefined ? undefined : found.get(parent);
    if (holder !== undefined) (holder.documents ??= []).push(inside);
  };
  for await (const event of events) {
    switch (event.kind) {
      case "document": {
        const { fileName, mediaType, format, bytes, sha256 } = event;
        const read = { document: { fileName, mediaType, format, bytes, sha256 }, parts: [], warnings: [] };
        found.set(event.index, read);
        under(event.parent, read);
        break;
      }
      case "parts":
        for (const part of event.parts)
          found.get(event.index)?.parts.push(await toContentPart(part, storeImage));
        break;
      case "warning":
        found.get(event.index)?.warnings.push({ code: event.code, message: event.message });
        break;
      case "failed": {
        const { fileName, code, message } = event;
        forget(found, event);
        under(event.parent, { document: { fileName }, error: { code, message } });
        break;
      }
    }
  }
  const whole = found.get(0);
  if (whole === undefined) throw new Failure("internal", "A file was read, and nothing was said of it.");
  return whole;
}

/** One that fails half way has said what it is before. */
function forget(found: Map<number, Extracted>, { index, parent }: { index: number; parent: number }): void {
  const begun = found.get(index);
  const holder = found.get(parent);
  if (begun !== undefined && holder?.documents?.at(-1) === begun) holder.documents.pop();
  found.delete(index);
}
