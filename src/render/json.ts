import type { Evidence } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { toData } from "./tables/records.ts";

/** As JSON a document is written exactly as it is, nothing added; what was extracted as fields and lists is those. */
export function writeJson(document: UnifiedDocument, sources: readonly Evidence[]): Uint8Array {
  const value = document.metadata["data"] === true ? toData(document, sources) : document;
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`, "utf8");
}
