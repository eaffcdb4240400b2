import type { FailureCode } from "../../model/failure.ts";
import type { NewPart, ReadOptions } from "../reader.ts";

/** A part as it leaves the sandbox: named, with the bytes of a picture still in it. */
export interface ReadPart extends NewPart {
  id: string;
  document: string;
}

/**
 * What is said of one file while it is read. A document's own events end before those of a document
 * inside it begin. Index 0 is the file itself, which fails by a Failure and never by an event.
 */
export type ReadEvent =
  | {
      kind: "document";
      index: number;
      parent?: number;
      fileName: string;
      mediaType: string;
      format: string;
      bytes: number;
      sha256: string;
    }
  | { kind: "parts"; index: number; parts: ReadPart[] }
  | { kind: "warning"; index: number; code: string; message: string }
  | {
      kind: "failed";
      index: number;
      parent: number;
      fileName: string;
      code: FailureCode;
      message: string;
    };

export interface ReadProgress {
  done: number;
  total?: number;
}

/** How much one file may unfold to. */
export interface UnfoldLimits {
  /** Documents inside documents inside documents. */
  depth: number;
  documents: number;
  nestedBytes: number;
  /** Of parts, whichever is more: so many bytes, or so many times the bytes of the file that was sent. */
  outputBytes: number;
  outputRatio: number;
  /** Of parts, however large the file is. */
  outputMost: number;
}

export interface ReadJob {
  id: number;
  documentId: string;
  fileName: string;
  /** Inside the child's own folder. */
  path: string;
  /** For files that are unpacked on the way; the only place where the child may write. */
  workFolder: string;
  options: ReadOptions;
  limits: UnfoldLimits;
}

export type ToChild = { kind: "read"; job: ReadJob } | { kind: "received"; job: number };

export type FromChild =
  | { kind: "ready" }
  | { kind: "event"; job: number; event: ReadEvent }
  | { kind: "alive"; job: number; index: number; progress?: ReadProgress }
  | { kind: "done"; job: number }
  | { kind: "failed"; job: number; code: FailureCode; message: string };
