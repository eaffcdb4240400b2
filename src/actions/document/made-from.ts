import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import { withoutMembers } from "../../model/documents/walk-members.ts";
import { Failure } from "../../model/failure.ts";
import { Evidence } from "../../model/grounding.ts";
import { UnifiedDocument } from "../../model/unified-document.ts";
import type { BlobInfo, Blobs } from "../../store/blobs/blobs.ts";

/** What a generated file was written from: the document, and the passages that its citations lead to. */
export const MadeFrom = z.object({ document: UnifiedDocument, sources: z.array(Evidence) });
export type MadeFrom = z.infer<typeof MadeFrom>;

export function storeMadeFrom(blobs: Blobs, made: MadeFrom, signal: AbortSignal): Promise<BlobInfo> {
  return blobs.put(streamOf(JSON.stringify(made)), { signal });
}

export async function loadMadeFrom(blobs: Blobs, sha256: string, signal: AbortSignal): Promise<MadeFrom> {
  const parsed = parseJson((await buffer(await blobs.open(sha256, { signal }))).toString("utf8"));
  const made = MadeFrom.safeParse(parsed.ok ? parsed.value : undefined);
  if (made.success) return made.data;
  throw new Failure("invalid", `What a file was made from is damaged: ${z.prettifyError(made.error)}`);
}

const hostMembers = new Set(["citations", "statements", "uses", "handoff_id"]);

/** A document as a writer sees it: what it leads to is the host's. */
export function withoutCitations<Value>(value: Value): Value {
  return withoutMembers(value, (key) => hostMembers.has(key));
}
