// Turns content parts into passages, an index of them, and the pool of passages that may answer one sub-intent.
// It never calls a model by itself, never reads files, and never decides whether a pool answers the question.
import { createTermReader, normalizeWord, type TermReader } from "../lib/create-term-reader.ts";
import { stopWords } from "../lib/stop-words.ts";
import type { ContentPart } from "../model/document.ts";
import { cutAtKnee } from "./cut-at-knee.ts";
import { namesTopic } from "./names-topic.ts";
import { readPassage, type ReadPassage } from "./read-passage.ts";
import { scoreCloseness } from "./score-closeness.ts";
import { createBm25, type Bm25 } from "./score-bm25.ts";
import { surveyPassages } from "./survey-passages.ts";
import { toPassages, type Passage } from "./to-passages.ts";

/** Turns texts into vectors of equal length, in order. */
export type Embed = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (readonly number[])[]>;

export interface Index {
  passages: readonly Passage[];
  read: readonly ReadPassage[];
  bm25: Bm25;
  readers: ReadonlyMap<string, TermReader>;
  /** One per passage once `embedIndex` has run. */
  vectors?: readonly (readonly number[])[];
}

export interface Query {
  text: string;
  /** Whose function words to leave out where a passage's own language is not known. */
  language?: string;
}

export interface PoolEntry {
  id: string;
  score: number;
  passage: Passage;
}

const lexicalPool = 40;
const semanticPool = 40;
const unionBelow = 8;
const knee = { least: 4, most: 8, drop: 0.25 };

export function createIndex(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string = (id) => id,
): Index {
  return indexPassages(toPassages(parts, fileNameOf));
}

/** Passages spread over the whole of the documents, in order, for requests that are about all of it. */
export function lookThrough(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string = (id) => id,
): Passage[] {
  return surveyPassages(toPassages(parts, fileNameOf));
}

/** Whether a request says what it is about; the names of the files it is to be found in do not count. */
export function hasTopic({ text, language }: Query, fileNames: readonly string[]): boolean {
  return namesTopic(text, { ...(language !== undefined && { language }), fileNames });
}

/** The order of the passages does not matter: everything is kept and compared by id. */
export function indexPassages(unordered: readonly Passage[]): Index {
  const passages = unordered.toSorted((a, b) => compareIds(a.id, b.id));
  const readers = new Map<string, TermReader>();
  const read = passages.map((passage) => {
    const reader = readers.get(passage.language) ?? createTermReader(passage.language);
    readers.set(passage.language, reader);
    return readPassage(passage, reader);
  });
  return { passages, read, readers, bm25: createBm25(read.map(({ bag }) => bag)) };
}

export async function embedIndex(index: Index, embed: Embed, signal: AbortSignal): Promise<Index> {
  const texts = index.passages.map(({ part, text }) => [...(part.heading ?? []), text].join("\n"));
  return { ...index, vectors: await embed(texts, signal) };
}

/** The passages for one sub-intent, best first; the same input always gives the same pool. */
export async function selectPool(
  index: Index,
  query: Query,
  semantic?: { embed: Embed; signal: AbortSignal },
): Promise<PoolEntry[]> {
  const lexical = rankLexically(index, query);
  if (semantic === undefined || index.vectors === undefined) return cutPool(lexical);
  const [vector = []] = await semantic.embed([query.text], semantic.signal);
  const all = rankBySimilarity(index, vector);
  const near = new Set(all.slice(0, semanticPool).map((entry) => entry.id));
  const found = new Set(lexical.map((entry) => entry.id));
  const both = all.filter(({ id }) => near.has(id) && found.has(id));
  const either = all.filter(({ id }) => near.has(id) || found.has(id));
  return cutPool(both.length >= unionBelow ? both : either);
}

/** The passages that share most with the query by words, and again by how close together those stand. */
export function rankLexically(index: Index, asked: Query): PoolEntry[] {
  const { bm25 } = index;
  const queries = new Map(
    [...index.readers].map(([language, reader]) => {
      const ordered = toQueryTerms(reader, asked);
      return [language, { inOrder: ordered, weighted: bm25.expand([...new Set(ordered)]) }];
    }),
  );
  const scored = index.passages.map((passage, i) => {
    const query = queries.get(passage.language);
    const read = index.read[i];
    const score = query === undefined || read === undefined ? 0 : bm25.score(read.bag, query.weighted);
    return { id: passage.id, score, passage, query, sentences: read?.sentences ?? [] };
  });
  const pool = inOrder(scored).slice(0, lexicalPool);
  return inOrder(
    pool.map(({ query, sentences, id, score, passage }) => {
      const closeness = query === undefined ? 0 : scoreCloseness(sentences, query, bm25);
      return { id, score: score + closeness, passage };
    }),
  );
}

function rankBySimilarity(index: Index, vector: readonly number[]): PoolEntry[] {
  const scored = index.passages.map((passage, i) => {
    return { id: passage.id, score: cosine(vector, index.vectors?.[i] ?? []), passage };
  });
  return inOrder(scored);
}

function inOrder<Entry extends PoolEntry>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compareIds(a.id, b.id));
}

function cutPool(entries: readonly PoolEntry[]): PoolEntry[] {
  return entries.slice(
    0,
    cutAtKnee(
      entries.map(({ score }) => score),
      knee,
    ),
  );
}

/** Only function words in the query: better those than nothing. */
function toQueryTerms(reader: TermReader, { text, language = "unknown" }: Query): string[] {
  const stops = stopWords(reader.language === "unknown" ? language : reader.language);
  const words = reader.all(text);
  const content = words.filter((word) => !stops.has(normalizeWord(word.text)));
  return (content.length > 0 ? content : words).map(({ term }) => term);
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return lengthA === 0 || lengthB === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
