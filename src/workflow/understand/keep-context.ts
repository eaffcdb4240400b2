import { streamOf } from "../../lib/stream-of.ts";
import type { Document } from "../../model/document.ts";
import type { Received } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { CutItem } from "./to-context-items.ts";

const contextLabel = "user_context";

/** Blocks of the message become documents like any other, under a label of their own. */
export async function keepContext(
  received: Received,
  items: readonly CutItem[],
  deps: RoundDeps,
): Promise<Received> {
  if (items.length === 0) return received;
  const ids = items.map(() => deps.newId("doc"));
  const id = deps.newId("msg");
  const message = await deps.run.step("keep context", async ({ signal }) => {
    const documents: Document[] = [];
    for (const [index, { fileName, mimeType, text }] of items.entries()) {
      const info = await deps.blobs.put(streamOf(Buffer.from(text, "utf8")), { signal });
      const documentId = ids[index] ?? "";
      documents.push({ id: documentId, fileName, mediaType: mimeType, ...info, provenance: "user" });
    }
    const { round, task, action } = deps.workflow();
    const said = { id, role: "user" as const, text: "", documentsLabel: contextLabel, documents };
    return { ...said, round, task, action, at: deps.clock.now() };
  });
  await deps.emit({ type: "message-added", message });
  return { ...received, documents: [...received.documents, ...message.documents] };
}
