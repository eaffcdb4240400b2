import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { defineAction } from "../define-action.ts";
import { readContent } from "./read-content.ts";
import type { DocumentReading } from "./read-content.ts";

export const extractContent = defineAction({
  name: "document.extractContent",
  summary: "Read the content of the given documents, with the position of every piece.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({}),
  inferParameters: () => ({}),
  async run(_parameters, context) {
    const { documents } = context;
    const readings: DocumentReading[] = [];
    for (const document of documents) {
      await context.progress(readings.length, documents.length, document.fileName);
      readings.push(await readContent(document, context));
    }
    const faults = readings.flatMap(({ fault }) => fault ?? []);
    const [first] = faults;
    // one bad document is a warning beside the others; with nothing but bad ones there is nothing to go on
    if (first !== undefined && faults.length === documents.length)
      throw new Failure(first.code, faults.map(({ message }) => message).join(" "));
    const extracted = readings.map(({ fault: _fault, ...reading }) => reading);
    const parts = extracted.reduce((sum, { partCount }) => sum + partCount, 0);
    return { kind: "extracted", summary: `${parts} parts of ${documents.length} documents`, extracted };
  },
});
