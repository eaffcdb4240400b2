import { z } from "zod";
import { UnifiedDocument } from "../../model/unified-document.ts";
import {
  loadImageFrom,
  readMarkdown,
  renderDocument,
  unwritable,
  writableFormats,
} from "../../render/render.ts";
import { defineAction } from "../define-action.ts";

/** The pictures of the document are looked for among the documents at hand; its citations lead to the pool. */
export const render = defineAction({
  name: "document.render",
  summary: `Write a document as a finished file: ${writableFormats.join(", ")}.`,
  effect: "read",
  needs: { documents: "none", connection: "none" },
  parameters: z.object({
    document: z.union([UnifiedDocument, z.string().min(1)]).describe("a unified document, or Markdown"),
    format: z.string().toLowerCase(),
    fileName: z.string().min(1).default("document"),
    theme: z.string().optional(),
    contents: z.boolean().optional(),
    numberedHeadings: z.boolean().optional(),
    header: z.string().optional(),
    footer: z.string().optional(),
  }),
  async run({ document: given, fileName, ...wanted }, { run, blobs, documents, pool, language }) {
    const { format } = wanted;
    if (!writableFormats.includes(format)) throw unwritable(format);
    const name = fileName.toLowerCase().endsWith(`.${format}`) ? fileName : `${fileName}.${format}`;
    const known = language === "unknown" ? {} : { language };
    const rendered = await run.step(`render ${name}`, async ({ signal }) => {
      const document = typeof given === "string" ? await readMarkdown(given, known) : given;
      const loadImage = loadImageFrom(documents, (sha256) => blobs.open(sha256, { signal }));
      const request = { ...wanted, document, sources: pool, loadImage, signal };
      const { bytes, mediaType, warnings } = await renderDocument(request);
      const info = await blobs.put(once(bytes), { signal });
      const id = `doc_${info.sha256.slice(0, 16)}`;
      return {
        document: { id, fileName: name, mediaType, ...info, provenance: "generated" as const },
        warnings,
      };
    });
    const summary = `${name}, ${rendered.document.bytes} bytes`;
    return { kind: "rendered", summary, ...rendered };
  },
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
