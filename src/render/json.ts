import type { UnifiedDocument } from "../model/unified-document.ts";

/** As JSON a document is written exactly as it is, nothing added. */
export function writeJson(document: UnifiedDocument): Uint8Array {
  return Buffer.from(`${JSON.stringify(document, undefined, 2)}\n`, "utf8");
}
