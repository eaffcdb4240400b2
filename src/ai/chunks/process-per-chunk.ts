import { addAll } from "../../lib/add-all.ts";
import { chunkSizeFor, noRoom } from "./chunk-size.ts";
import type { ChunkPosition } from "../../model/processed.ts";
import { chunkStart } from "./cut-chunk.ts";
import { Failure } from "../../model/failure.ts";
import type { Processed, ProcessedChunkRecord } from "../../model/processed.ts";
import type { Usage } from "../../model/calls/usage.ts";
import { processChunk } from "../../prompts/process-chunk.ts";
import type { AnswerDeps } from "../call/recorded-answer.ts";
import { createPartWindow } from "./part-window.ts";
import type { ChunkedDocument, ProcessCall } from "./process-call.ts";
import { promptBytesOf, readProcessed, takeChunk } from "./take-chunk.ts";
import { recallAnswer } from "../call/write-answer.ts";

/** Content is halved no further than this. */
const smallestShare = 1 / 64;

/**
 * Runs an instruction over whole documents, however long: only the next chunk exists, cut for the model
 * that answers it, and each is a durable step, so that a crash goes on at the chunk where it was.
 */
export async function processDocumentsPerChunk(call: ProcessCall, deps: AnswerDeps): Promise<Processed> {
  checkRoom(call, deps);
  const results: string[] = [];
  const chunks: ProcessedChunkRecord[] = [];
  const usage: Usage[] = [];
  const ofParts = call.documents.reduce((sum, { partCount }) => sum + partCount, 0);
  let before = 0;
  let share = 1;
  for (const document of call.documents) {
    const { id: documentId, partCount } = document;
    const parts = createPartWindow(() => document.parts());
    let from: ChunkPosition | undefined = partCount === 0 ? undefined : chunkStart;
    for (let piece = 1; from !== undefined;) {
      const place: ChunkPosition = from;
      const taken = await call.step(`chunk ${chunks.length + 1}`, (step) =>
        takeChunk({ ...call, document, parts, from: place, piece, share }, deps, step),
      );
      addAll(usage, taken.usage);
      if (taken.kind === "too-long") {
        share /= 2;
        if (share < smallestShare) throw tooLong(document, taken.reason);
        continue;
      }
      from = taken.next;
      if (taken.kind === "nothing") break;
      const { model, bytesSent } = taken;
      const { text } = await recallAnswer(deps.ledger, call.run, taken.answer);
      const result = readProcessed(text);
      if (!result.ok) throw new Failure("internal", `The answer ${taken.answer} can no longer be read.`);
      const bytesReceived = Buffer.byteLength(result.text);
      if (result.text.trim() !== "") results.push(result.text);
      const next = from === undefined ? {} : { next: from };
      chunks.push({ documentId, model, from: place, ...next, bytesSent, bytesReceived });
      const behind = before + (from?.part ?? partCount);
      await call.onProgress?.({ document: document.fileName, chunks: chunks.length, parts: behind, ofParts });
      piece += 1;
    }
    before += partCount;
  }
  return { text: results.join("\n\n"), chunks, usage };
}

/** Before anything is asked: at least one model that does such work must have room for content. */
function checkRoom({ instruction, language }: ProcessCall, { pool }: AnswerDeps): void {
  const rated = pool.cards.filter(({ ratings }) => ratings[processChunk.operation] !== undefined);
  const [roomiest] = rated.toSorted(
    (a, b) => b.contextLength - b.maxTokens - (a.contextLength - a.maxTokens),
  );
  const bytes = promptBytesOf({ instruction, language });
  // with no model rated for it, asking says so best
  if (roomiest !== undefined && rated.every((card) => chunkSizeFor(card, bytes) === undefined))
    throw noRoom(roomiest, bytes);
}

function tooLong({ fileName }: ChunkedDocument, reason: string): Failure {
  return new Failure(
    "model",
    `The models give no whole answer even for small pieces of ${fileName} (${reason}). Ask for a shorter result, or choose another model.`,
  );
}
