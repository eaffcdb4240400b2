import { z } from "zod";
import type { ExtractedDocument } from "../../model/document.ts";
import { defineAction } from "../define-action.ts";
import { storeParts } from "./parts-blob.ts";

/** Each document is a step of its own: a crash in the tenth does not read the first nine again. */
export const extractContent = defineAction({
  name: "document.extractContent",
  summary: "Read the content of the given documents, with the position of every piece.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({}),
  async run(_parameters, { run, documents, extract, blobs }) {
    const extracted: ExtractedDocument[] = [];
    for (const { id, fileName, sha256 } of documents) {
      const result = await run.step(`extract ${fileName}`, async ({ signal }) => {
        const content = await blobs.open(sha256, { signal });
        const { parts, warnings } = await extract({ documentId: id, fileName, content, signal });
        const partsSha256 = await storeParts(blobs, parts, signal);
        return { documentId: id, partsSha256, partCount: parts.length, warnings };
      });
      extracted.push(result);
    }
    const parts = extracted.reduce((sum, { partCount }) => sum + partCount, 0);
    return { kind: "extracted", summary: `${parts} parts of ${documents.length} documents`, extracted };
  },
});
