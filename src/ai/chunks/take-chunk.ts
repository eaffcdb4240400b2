import { closeJson } from "../../lib/json/close-json.ts";
import { toJson } from "../../lib/json/to-json.ts";
import { chunkSizeFor } from "./chunk-size.ts";
import type { Chunk } from "./cut-chunk.ts";
import type { ChunkPosition } from "../../model/processed.ts";
import { chunkText, cutChunk, isAtEnd } from "./cut-chunk.ts";
import { Failure } from "../../model/failure.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { ContentPart } from "../../model/document.ts";
import type { PartWindow } from "./part-window.ts";
import type { Usage } from "../../model/calls/usage.ts";
import { fence } from "../../prompts/define-prompt.ts";
import type { ProcessChunkInput } from "../../prompts/process-chunk.ts";
import { processChunk } from "../../prompts/process-chunk.ts";
import type { ChunkedDocument, ProcessCall } from "./process-call.ts";
import type { AnswerDeps, LedgerEntry } from "../call/recorded-answer.ts";
import { answerOnce } from "../call/recorded-answer.ts";

export interface ChunkTurn extends ProcessCall {
  document: ChunkedDocument;
  parts: PartWindow;
  from: ChunkPosition;
  piece: number;
  /** How much of a model's room is used; less after answers that were too long. */
  share: number;
}

/** Small, for a step's result: the text itself is in the ledger under `answer`. */
export type TakenChunk = { usage: Usage[]; next?: ChunkPosition } & (
  | { kind: "answered"; answer: string; model: string; bytesSent: number }
  /** There is no text left in the document. */
  | { kind: "nothing" }
  /** The content, or the answer to it, is longer than the models can take: try less. */
  | { kind: "too-long"; reason: string }
);

/** How often an answer may be unusable: each model is asked once more, and two models at the most. */
const mostAnswers = 4;

interface CutFor {
  chunk: Chunk;
  input: ProcessChunkInput;
}

/** Cuts the next chunk for whichever model answers, and has it answered. */
export async function takeChunk(
  turn: ChunkTurn,
  deps: AnswerDeps,
  { signal, key: stepKey }: { signal: AbortSignal; key: string },
): Promise<TakenChunk> {
  const bytes = promptBytesOf(turn);
  const room = deps.pool.cards.reduce(
    (most, card) => Math.max(most, chunkSizeFor(card, bytes)?.textBytes ?? 0),
    0,
  );
  // one letter more than any chunk can take, so that none ends where the stretch does
  const stretch = await turn.parts(turn.from.part, room + 1);
  const from = { ...turn.from, part: turn.from.part - stretch.first };
  if (isAtEnd(stretch.parts, from)) return { kind: "nothing", usage: [] };
  const { run, place, priority } = turn;
  const cut = createCutter({ ...turn, from }, stretch.parts);
  const call = {
    ...{ prompt: processChunk, input: (card: ModelCard) => cut(card).input },
    ...{ run, stepKey, place, signal, ...(priority && { priority }) },
  };
  const pool = withRoom(turn, deps);
  const usage: Usage[] = [];
  const exhausted = new Set<string>();
  const complained = new Set<string>();
  let complaint = "";
  for (let number = 0; number < mostAnswers; number += 1) {
    const more = complaint === "" ? {} : { more: complaintText(complaint) };
    const answered = await answerOnce(call, { ...deps, pool }, { number, ...more, exhausted }).catch(
      asTooLong,
    );
    if ("kind" in answered) return { ...answered, usage };
    const { entry, key } = answered;
    usage.push(answered.usage);
    const seen = seenBy(entry, { cut, cards: pool.cards, ...more });
    // the answer is from before a restart with other models: what it saw cannot be told, so it is asked for again
    if (seen === undefined) continue;
    const read = readProcessed(entry.text);
    const next = inDocument(seen.chunk.next, stretch.first);
    const bytesSent = Buffer.byteLength(seen.input.content);
    if (read.ok) return { kind: "answered", answer: key, model: entry.model, bytesSent, ...next, usage };
    if (isCutOff(entry)) return { kind: "too-long", reason: `${entry.model}: the answer was cut off`, usage };
    complaint = read.complaint;
    if (complained.has(entry.model)) exhausted.add(entry.model);
    complained.add(entry.model);
    if (pool.cards.every(({ id }) => exhausted.has(id))) break;
  }
  return { kind: "too-long", reason: complaint, usage };
}

/** A place in the stretch as a place in the document. */
function inDocument(at: ChunkPosition | undefined, first: number): { next?: ChunkPosition } {
  return at === undefined ? {} : { next: { ...at, part: at.part + first } };
}

/** A prompt without its content. */
export function promptBytesOf({
  instruction,
  language,
}: Pick<ProcessCall, "instruction" | "language">): number {
  const empty = { instruction, language, document: "", piece: 1, goesOn: true, content: "" };
  return Buffer.byteLength(processChunk.instructions) + Buffer.byteLength(processChunk.render(empty));
}

export type ReadProcessed = { ok: true; text: string } | { ok: false; complaint: string };

/** Only what the text itself says counts, as for every answer. */
export function readProcessed(text: string): ReadProcessed {
  const { value, status } = toJson(text);
  if (status === "hopeless") return { ok: false, complaint: "It is no JSON object." };
  if (status === "repaired") return { ok: false, complaint: "Its JSON is broken or cut off." };
  const parsed = processChunk.output.safeParse(value);
  return parsed.success
    ? { ok: true, text: parsed.data.result }
    : { ok: false, complaint: 'It has no member "result" with a text.' };
}

/** One chunk per model, however often it is looked at. */
function createCutter(turn: ChunkTurn, parts: readonly ContentPart[]): (card: ModelCard) => CutFor {
  const { instruction, language, document, piece, from, share } = turn;
  const promptBytes = promptBytesOf(turn);
  const known = new Map<string, CutFor>();
  const cutFor = (card: ModelCard): CutFor => {
    const size = chunkSizeFor(card, promptBytes) ?? { textBytes: 1, tokens: 1 };
    const limit = { bytes: Math.floor(size.textBytes * share), tokens: Math.floor(size.tokens * share) };
    const chunk = cutChunk(parts, from, limit);
    const content = chunkText(chunk);
    const goesOn = chunk.next !== undefined;
    return { chunk, input: { instruction, language, document: document.fileName, piece, goesOn, content } };
  };
  return (card) => {
    const made = known.get(card.id) ?? cutFor(card);
    known.set(card.id, made);
    return made;
  };
}

/**
 * The models with room, the smallest first: whether a model fits is judged by what would be sent to the
 * first, and what is sent to each is made to fit it.
 */
function withRoom(turn: ChunkTurn, { pool }: AnswerDeps): AnswerDeps["pool"] {
  const bytes = promptBytesOf(turn);
  const room = (card: ModelCard) => chunkSizeFor(card, bytes)?.textBytes ?? 0;
  const cards = pool.cards.filter((card) => room(card) > 0).toSorted((a, b) => room(a) - room(b));
  return { ...pool, cards };
}

/** What the model that answered had been sent. */
function seenBy(
  { model, bytesIn }: LedgerEntry,
  { cut, cards, more }: { cut: (card: ModelCard) => CutFor; cards: readonly ModelCard[]; more?: string },
): CutFor | undefined {
  const card = cards.find(({ id }) => id === model);
  if (card === undefined) return undefined;
  const made = cut(card);
  const data = `${processChunk.render(made.input)}${more === undefined ? "" : `\n\n${more}`}`;
  const bytes = Buffer.byteLength(processChunk.instructions) + Buffer.byteLength(data);
  return bytes === bytesIn ? made : undefined;
}

/** Models count tokens in their own way, and some text takes more than any estimate. */
function asTooLong(error: unknown): { kind: "too-long"; reason: string } {
  if (error instanceof Failure && error.code === "limit" && error.message.includes("context-overflow"))
    return { kind: "too-long", reason: error.message };
  throw error;
}

function isCutOff({ text, finishReason }: LedgerEntry): boolean {
  return finishReason === "length" || closeJson(text.trim()) !== undefined;
}

function complaintText(complaint: string): string {
  return `${fence("what was wrong with your last answer", complaint)}\nReply again, this time with exactly the JSON that is asked for.`;
}
