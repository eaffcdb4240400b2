import type { Document } from "../../model/document.ts";
import { toFailure } from "../../model/failure.ts";
import { formatOf } from "../../model/documents/format-of.ts";
import type { RoundDeps } from "../round-deps.ts";
import { countParts } from "./count-parts.ts";
import type { FileCounts } from "./count-parts.ts";

export interface ReopenedFile {
  /** Null is well; what is wrong otherwise. */
  problem: string | null;
  counts: FileCounts;
}

/** Reads a file that was written as anybody else would, to see that it can be, and counts what is in it. */
export async function reopenFile(
  file: Pick<Document, "id" | "fileName" | "sha256">,
  { own, signal }: { own: string; signal: AbortSignal },
  deps: Pick<RoundDeps, "blobs" | "extract">,
): Promise<ReopenedFile> {
  try {
    const content = await deps.blobs.open(file.sha256, { signal });
    const { parts } = await deps.extract({ documentId: file.id, fileName: file.fileName, content, signal });
    if (parts.length === 0) return { problem: `${file.fileName} holds nothing.`, counts: {} };
    return { problem: null, counts: countParts(parts, formatOf(file.fileName), own) };
  } catch (error) {
    signal.throwIfAborted();
    const problem = `${file.fileName} cannot be opened again: ${toFailure(error).message}`;
    return { problem, counts: {} };
  }
}
