import type { FlatContent } from "./flatten-nested.ts";
import type { ReadOptions } from "./reader.ts";
import type { ReadProgress } from "./sandbox/messages.ts";
import type { StoreImage } from "./to-content-part.ts";

export interface ExtractRequest {
  documentId: string;
  /** A label, and between texts that look alike the word that decides. */
  fileName: string;
  /** One of both: a file, which is read where it is, or content, which is written to a temporary file first. */
  path?: string;
  content?: AsyncIterable<Uint8Array>;
  password?: string;
  ocr?: ReadOptions["ocr"];
  /** Of the text in pictures, as tesseract names them. */
  languages?: readonly string[];
  /** A page of the web: what stands beside its article is marked. */
  mainContent?: boolean;
  /** Only this page is wanted, as a picture. */
  draw?: number;
  /** Only pictures are wanted, none longer on a side than so many pixels. */
  fit?: number;
  signal: AbortSignal;
  onProgress?(progress: ReadProgress): void;
  /** Without it only the hash and the size of a picture are kept. */
  storeImage?: StoreImage;
}

/** A document and those inside it as one, as the rest of the product takes it: whole, or as it comes. */
export interface Extract {
  (request: ExtractRequest): Promise<FlatContent>;
  stream(request: ExtractRequest): AsyncIterable<FlatContent>;
}
