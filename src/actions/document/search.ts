import { z } from "zod";
import type { Evidence } from "../../model/grounding.ts";
import { PoolWidth } from "../../model/pool-width.ts";
import { createIndex, hasTopic, lookThrough, rankLexically, selectPool } from "../../retrieve/retrieve.ts";
import type { PoolEntry } from "../../retrieve/rank/pool.ts";
import { defineAction } from "../define-action.ts";
import { holdParts } from "./hold-parts.ts";

const widest = 8;

export const search = defineAction({
  name: "document.search",
  summary: "Find the passages of the extracted documents that a question is about.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({
    query: z.string().min(1).describe("the question, in the words the documents may use"),
    width: PoolWidth.default("near").describe(
      "near the question, as wide as a pool may be, or a look through the whole",
    ),
  }),
  inferParameters: ({ objective }) => ({ query: objective }),
  readsContent: true,
  async run({ query, width }, { run, documents, extracted, blobs, language }) {
    const pool = await run.step(`search ${width}`, async ({ signal }) => {
      const { parts } = await holdParts(extracted, { queries: [query] }, { blobs, signal });
      const names = new Map(documents.map(({ id, fileName }) => [id, fileName]));
      const nameOf = (id: string) => names.get(id) ?? id;
      const asked = { text: query, language };
      // "summarise this" is about everything, and no word of it needs to stand there
      if (width === "survey" || !hasTopic(asked, [...names.values()]))
        return lookThrough(parts, nameOf).map(toEvidence);
      const index = createIndex(parts, nameOf);
      const entries =
        width === "near" ? await selectPool(index, asked) : rankLexically(index, asked).slice(0, widest);
      return entries.map(({ passage }) => toEvidence(passage));
    });
    return { kind: "found", summary: `${pool.length} passages`, pool };
  },
});

function toEvidence({ id, part, fileName, text, start }: PoolEntry["passage"]): Evidence {
  const linesBefore = part.text.slice(0, start).split("\n").length - 1;
  const line = part.position.line === undefined ? {} : { line: part.position.line + linesBefore };
  return {
    id,
    documentId: part.document,
    document: fileName,
    position: { ...part.position, ...line },
    ...(part.heading === undefined ? {} : { heading: part.heading }),
    quote: text,
  };
}
