/**
 * Turns the bytes of a document into content parts with their positions, in processes of their own that
 * see nothing but the file. It calls no model, cuts nothing down to size and never follows what a document says.
 */
import { addAll } from "../lib/add-all.ts";
import type { ContentPart } from "../model/document.ts";
import { boundExtract } from "./bound-extract.ts";
import { collectDocument } from "./collect-document.ts";
import type { Extracted } from "./collect-document.ts";
import type { Extract, ExtractRequest } from "./extract-request.ts";
import { flattenNested } from "./flatten-nested.ts";
import type { FlatContent } from "./flatten-nested.ts";
import { formatByName, formats } from "./formats.ts";
import { usualLimits } from "./sandbox/limits.ts";
import type { ExtractLimits } from "./sandbox/limits.ts";
import type { ReadEvent, ReadPart } from "./sandbox/messages.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { toContentPart } from "./to-content-part.ts";
import type { StoreImage } from "./to-content-part.ts";

export interface Extractor {
  /** What is found while it is found; whoever takes it slowly slows the reader down. */
  read(request: ExtractRequest): AsyncIterable<ReadEvent>;
  /** The whole of it, for files that fit into memory. */
  extract(request: ExtractRequest): Promise<Extracted>;
  /** Ends what is being read and removes every temporary file. */
  close(): Promise<void>;
}

export interface ExtractorOptions {
  limits?: Partial<ExtractLimits>;
  /** How many files are read at a time; as many as there are cores, at most 4, if left out. */
  workers?: number;
  /** Where temporary files go. */
  folder?: string;
  /** Another start of the processes than our own, for tests. */
  entry?: string;
  /** Where LibreOffice may be, which reads what is older than our readers; its usual places if left out. */
  office?: readonly string[];
}

const usualLanguages = ["deu", "eng"];

export function createExtractor(given: ExtractorOptions = {}): Extractor {
  const { limits, workers, folder, entry, office } = given;
  const sandbox = createSandbox({ limits: { ...usualLimits, ...limits }, workers, folder, entry, office });
  const read: Extractor["read"] = (request) => {
    const { password, ocr = "auto", languages = usualLanguages, draw, fit, mainContent } = request;
    const secret = password === undefined ? {} : { password };
    const pictures = { ...(draw === undefined ? {} : { draw }), ...(fit === undefined ? {} : { fit }) };
    const options = { ocr, languages, ...secret, ...pictures, ...(mainContent && { mainContent }) };
    return sandbox.read({ ...request, options });
  };
  return {
    read,
    extract: (request) => collectDocument(read(request), request.storeImage),
    close: sandbox.close,
  };
}

export function createExtract({ read }: Pick<Extractor, "read">): Extract {
  const stream: Extract["stream"] = (request) =>
    flattenNested(read(request), request.documentId, request.storeImage);
  const whole = async (request: ExtractRequest) => {
    const found: FlatContent = { parts: [], warnings: [] };
    for await (const { parts, warnings } of stream(request)) {
      for (const part of parts) found.parts.push(part);
      addAll(found.warnings, warnings);
    }
    return found;
  };
  return Object.assign(whole, { stream });
}

const mostOfRequest = 8_192 * 1_048_576;

/** For the files of one request: together they may not unfold without end either. */
export function forOneRequest(extract: Extract): Extract {
  return boundExtract(extract, mostOfRequest);
}

/** A part of an event as content, with the bytes of its picture put away. */
export function keepPart(part: ReadPart, storeImage?: StoreImage): Promise<ContentPart> {
  return toContentPart(part, storeImage);
}

/** By the name alone, for files that nobody reads. */
export function mediaTypeOf(fileName: string): string {
  const format = formatByName(fileName);
  return format === undefined ? "application/octet-stream" : formats[format].mediaType;
}
