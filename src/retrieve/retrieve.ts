// Turns content parts into passages, an index of them, and the evidence that may answer one part of a request.
// It never calls a model by itself, never reads files, and never decides whether evidence answers the question.
import { estimateTokens } from "../lib/text/estimate-tokens.ts";
import type { ContentPart } from "../model/document.ts";
import { choosePlaces } from "./evidence/choose-places.ts";
import type { EvidenceRequest } from "./evidence/evidence-request.ts";
import { createRangeFilter, inRange } from "./evidence/create-range-filter.ts";
import type { Range } from "./evidence/range.ts";
import { buildWordIndex } from "./index/build-index.ts";
import { namesTopic } from "./names-topic.ts";
import { aside, findAside } from "./passages/find-aside.ts";
import { orderPassages } from "./passages/order-passages.ts";
import { toPassages } from "./passages/to-passages.ts";
import type { Passage } from "./passages/passage.ts";
import { cutPool, rankPool } from "./rank/rank-pool.ts";
import type { PoolEntry, PoolIndex } from "./rank/pool.ts";
import type { Query } from "./rank/query.ts";
import type { Sieve, SieveOptions } from "./passage-sieve.ts";
import { createSieve } from "./sieve.ts";
import { surveyPassages } from "./survey-passages.ts";

/** Whether a part stands in a range, or reaches into it. */
export function isInRange(part: ContentPart, range: Range): boolean {
  return inRange(part, range);
}

/** Keeps of parts that go by what may serve the queries. */
export function openSieve(options: SieveOptions): Sieve {
  return createSieve(options);
}

/** Turns texts into vectors of equal length, in order. */
export type Embed = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (readonly number[])[]>;

export function createIndex(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string = (id) => id,
): PoolIndex {
  return indexPassages(toPassages(parts, fileNameOf));
}

/** The order of the passages does not matter: they are put into that of their documents. */
export function indexPassages(unordered: readonly Passage[]): PoolIndex {
  const passages = orderPassages(unordered);
  return {
    ...{ passages, words: buildWordIndex(passages), aside: findAside(passages) },
    costs: Uint32Array.from(passages, estimateCost),
  };
}

/** What the line takes that says where a passage stands. */
const frameTokens = 16;

function estimateCost({ text, part }: Passage): number {
  return frameTokens + estimateTokens(text) + estimateTokens((part.heading ?? []).join(" "));
}

/** Passages spread over the whole of the documents, in order, for requests that are about all of it. */
export function lookThrough(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string = (id) => id,
): Passage[] {
  const passages = toPassages(parts, fileNameOf);
  const isAside = findAside(passages);
  return surveyPassages(passages.filter((_, at) => isAside[at] === aside.no));
}

/** Whether a request says what it is about; the names of the files it is to be found in do not count. */
export function hasTopic({ text, language }: Query, fileNames: readonly string[]): boolean {
  return namesTopic(text, { ...(language !== undefined && { language }), fileNames });
}

export async function embedIndex(index: PoolIndex, embed: Embed, signal: AbortSignal): Promise<PoolIndex> {
  const texts = index.passages.map(({ part, text }) => [...(part.heading ?? []), text].join("\n"));
  return { ...index, vectors: await embed(texts, signal) };
}

/** The passages for one sub-intent, best first; the same input always gives the same pool. */
export async function selectPool(
  index: PoolIndex,
  query: Query,
  semantic?: { embed: Embed; signal: AbortSignal },
): Promise<PoolEntry[]> {
  const isWanted = (at: number) => (index.aside[at] ?? 0) === aside.no;
  const hasVectors = semantic !== undefined && index.vectors !== undefined;
  const [vector] = hasVectors ? await semantic.embed([query.text], semantic.signal) : [];
  return cutPool(rankPool(index, query, { isWanted, vector }));
}

/** The passages that share most with the query by words, their titles and how close together the words stand. */
export function rankLexically(index: PoolIndex, asked: Query): PoolEntry[] {
  return rankPool(index, asked);
}

export interface EvidenceSelection {
  /** In the order of the documents: those that are named first, as they are named. */
  passages: Passage[];
  /** Whether this is all there is. */
  isWhole: boolean;
}

/** The evidence for one part of a request: all there is where it fits, else what its points ask for. */
export function selectEvidence(index: PoolIndex, request: EvidenceRequest): EvidenceSelection {
  const { places, isWhole } = choosePlaces(index, request);
  const ranks = new Map(request.documents.map(({ id }, rank) => [id, rank]));
  const rankOf = (at: number) => ranks.get(index.passages[at]?.part.document ?? "") ?? ranks.size;
  const ordered = places.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
  return { passages: ordered.flatMap((at) => index.passages[at] ?? []), isWhole };
}

export interface FindOptions {
  most: number;
  documentId?: string | undefined;
  /** Ids of passages that are not wanted. */
  exclude?: Iterable<string> | undefined;
  language?: string | undefined;
}

/** The passages that share most with a query, best first; of one document where that is said. */
export function findPassages(index: PoolIndex, query: string, options: FindOptions): Passage[] {
  const { most, documentId, language } = options;
  const excluded = new Set(options.exclude);
  const isWanted = (at: number) => {
    const passage = index.passages[at];
    if (passage === undefined || (index.aside[at] ?? 0) > aside.no) return false;
    return (documentId === undefined || passage.part.document === documentId) && !excluded.has(passage.id);
  };
  return rankPool(index, { text: query, ...(language !== undefined && { language }) }, { isWanted })
    .slice(0, most)
    .map(({ passage }) => passage);
}

/** The passages of a page, slide, sheet, section or range of lines, in their order. */
export function readRange(passages: readonly Passage[], range: Range): Passage[] {
  const inDocument = passages.filter(({ part }) => part.document === range.documentId);
  return inDocument.filter(createRangeFilter(inDocument, range));
}

/** Everything but furniture, in the order of the documents, in pieces of about so many tokens. */
export function cutPassages({ passages, aside: asides, costs }: PoolIndex, tokenBudget: number): Passage[][] {
  const pieces: Passage[][] = [];
  let spent = Number.POSITIVE_INFINITY;
  for (const [at, passage] of passages.entries()) {
    if ((asides[at] ?? 0) !== aside.no) continue;
    const cost = costs[at] ?? 0;
    if (spent + cost > tokenBudget) {
      pieces.push([]);
      spent = 0;
    }
    spent += cost;
    pieces.at(-1)?.push(passage);
  }
  return pieces;
}
