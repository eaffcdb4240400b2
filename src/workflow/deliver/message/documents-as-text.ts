import type { UnifiedDocument } from "../../../model/unified-document.ts";
import { renderDocument } from "../../../render/render.ts";

/** The words of documents alone, without titles and sources: what a rule about a text is about. */
export async function documentsAsText(documents: readonly UnifiedDocument[]): Promise<string> {
  const texts: string[] = [];
  for (const { metadata, ...rest } of documents) {
    const document = { ...rest, metadata: { ...metadata, title: "" } };
    const { bytes } = await renderDocument({ document, format: "txt", sources: [] });
    texts.push(Buffer.from(bytes).toString("utf8").trimEnd());
  }
  return texts.join("\n\n");
}
