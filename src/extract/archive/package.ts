import type { Archive } from "./open-archive.ts";
import type { Sink } from "../reader.ts";

/** A document that is a zip of parts, while it is read. */
export interface Package {
  archive: Archive;
  /** Of the document, for messages. */
  fileName: string;
  sink: Sink;
}
