import type { Priority } from "../../model/calls/model-card.ts";
import type { ContentPart } from "../../model/document.ts";
import type { Place } from "../../model/workflow.ts";
import type { DurableStep } from "../long-json/generate-json.ts";

export interface ChunkedDocument {
  id: string;
  fileName: string;
  partCount: number;
  /** Read when the document's turn has come, and never held as a whole. */
  parts(): AsyncIterable<ContentPart>;
}

export interface ProcessCall {
  instruction: string;
  language: string;
  documents: readonly ChunkedDocument[];
  priority?: Priority;
  run: string;
  place: Place;
  step: DurableStep;
  onProgress?: (progress: ChunkProgress) => Promise<void>;
}

export interface ChunkProgress {
  document: string;
  /** How many chunks of all documents have been answered. */
  chunks: number;
  /** How many parts of all documents lie behind. */
  parts: number;
  ofParts: number;
}
