import type { Usage } from "./calls/usage.ts";

/** The first character of a document's parts that was not yet taken. */
export interface ChunkPosition {
  part: number;
  offset: number;
}

/** What one call did: which content it saw, and what came back. */
export interface ProcessedChunkRecord {
  documentId: string;
  model: string;
  from: ChunkPosition;
  /** Undefined for the last of a document. */
  next?: ChunkPosition;
  bytesSent: number;
  bytesReceived: number;
}

export interface Processed {
  /** The results in order, with an empty line between them. */
  text: string;
  chunks: ProcessedChunkRecord[];
  usage: Usage[];
}
