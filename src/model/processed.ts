import type { ChunkPosition } from "./cut-chunk.ts";
import type { Usage } from "./usage.ts";

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
