import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import type { ContentPart, ExtractedDocument } from "../../model/document.ts";
import type { Processed, ProcessedChunkRecord } from "../../model/processed.ts";
import { languageOfPart, targetLanguage } from "../../model/wording/target-language.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { defineAction } from "../define-action.ts";
import { joinLines } from "../join-lines.ts";
import { storeParts, streamParts } from "../document/store-parts.ts";
import { mergeTables } from "./merge-tables.ts";
import { reworkMade } from "./rework-made.ts";
import { tellAnswered } from "../tell-answered.ts";

/** For what has to see everything: no search in between, and no document too long. */
export const processDocuments = defineAction({
  name: "ai.processDocuments",
  summary:
    "Carry out an instruction on the whole of the extracted documents, piece by piece, and put the results together in order.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  parameters: z.object({
    instruction: z.string().min(1).describe("what to do with every piece of the documents"),
  }),
  inferParameters: ({ objective, context }) => ({ instruction: joinLines([objective, context]) }),
  readsContent: true,
  usesModel: true,
  asks: ({ instruction }) => ({ instruction, everything: true, besides: true }),
  async run({ instruction }, context) {
    const { answered } = context;
    if (answered > 0) return { kind: "answered", summary: tellAnswered(answered) };
    const { run, ai, blobs, documents, extracted, intent, place, used, progress } = context;
    const asked = intent === undefined ? context.language : languageOfPart(intent, context.language);
    const language = targetLanguage(instruction, asked);
    const [made, ...others] = documents;
    if (made?.madeFrom !== undefined && others.length === 0)
      return reworkMade({ instruction, language, made }, context);
    const names = new Map(documents.map(({ id, fileName }) => [id, fileName]));
    const processed = await ai.processDocuments({
      ...{ instruction, language, run: run.runId, place, step: run.step },
      documents: extracted.map(({ documentId, partsSha256, partCount }) => ({
        id: documentId,
        fileName: names.get(documentId) ?? documentId,
        partCount,
        parts: () => streamParts(blobs, partsSha256, run.signal),
      })),
      onProgress: ({ parts, ofParts }) => progress(parts, ofParts),
    });
    for (const usage of processed.usage) used(usage);
    const text = await run.step("merge results", ({ signal }) =>
      blobs.put(streamOf(mergeTables(processed.text)), { signal }),
    );
    const noted: ExtractedDocument[] = [];
    for (const document of extracted) {
      const step = `note processing of ${document.documentId}`;
      noted.push(await run.step(step, ({ signal }) => noteOn(document, processed, { blobs, signal })));
    }
    const chunks = processed.chunks.length;
    const summary = `${chunks} pieces of ${extracted.length} documents, ${text.bytes} bytes of results`;
    return { kind: "processed", summary, text, extracted: noted };
  },
});

/** What processing did to a part is recorded on the part: the chunk it began in, and what that chunk sent and got. */
async function noteOn(
  document: ExtractedDocument,
  { chunks }: Processed,
  { blobs, signal }: { blobs: Blobs; signal: AbortSignal },
): Promise<ExtractedDocument> {
  const own = chunks.map((record, chunk) => ({ ...record, chunk }));
  const mine = own.filter(({ documentId }) => documentId === document.documentId);
  const noted = async function* () {
    let [place, chunk] = [0, 0];
    for await (const part of streamParts(blobs, document.partsSha256, signal)) {
      for (let next = mine[chunk]; next !== undefined && beginsIn(next.from, place); next = mine[chunk])
        chunk += 1;
      yield [note(part, mine[chunk - 1])];
      place += 1;
    }
  };
  const { sha256, count } = await storeParts(blobs, noted(), signal);
  return { ...document, partsSha256: sha256, partCount: count };
}

function beginsIn(from: ProcessedChunkRecord["from"], part: number): boolean {
  return from.part < part || (from.part === part && from.offset === 0);
}

function note(
  part: ContentPart,
  record: (ProcessedChunkRecord & { chunk: number }) | undefined,
): ContentPart {
  if (record === undefined || part.text === "") return part;
  const { chunk, bytesSent, bytesReceived } = record;
  return { ...part, processing: { chunk, bytesSent, bytesReceived } };
}
