import { addAll } from "../../lib/add-all.ts";
import type { WordIndex } from "../index/build-index.ts";
import { readQuery, type ReadQuery } from "./read-query.ts";
import type { Query } from "./query.ts";
import { scoreBlocks, type FirstScores } from "./score-blocks.ts";
import { takeBest } from "./take-best.ts";
import { createCloseReader, type Closeness } from "./score-closely.ts";

export interface Ranked {
  /** The number of the passage in the index. */
  passage: number;
  score: number;
}

/** How many blocks are read closely. */
const closelyRead = 200;

/** What counts beside the words of the block itself, which count 1. */
const weights = {
  passage: 0.3,
  apart: 0.5,
  near: 0.25,
  beside: 0.5,
  around: 0.3,
  language: 0.25,
  numbers: 0.6,
  contents: 0.5,
};

/** More figures than this make no page a better answer. */
const enoughNumbers = 0.3;

export interface RankOptions {
  /** Leaves passages out before any is counted. */
  isWanted?: (passage: number) => boolean;
  /** Where fewer passages than this share words with the query, those under a title that does are taken too. */
  least?: number;
}

/** Passages that share words with the query, best first. */
export function rankPassages(index: WordIndex, query: Query, options: RankOptions = {}): Ranked[] {
  const { isWanted = () => true, least = 0 } = options;
  const { blocks } = index;
  const read = readQuery(index, query);
  const first = scoreBlocks(index, read);
  const score = createScorer(index, read, first);
  const holding: number[] = [];
  for (const block of bestBlocks(index, first, isWanted))
    for (let at = blocks.starts[block] ?? 0; at < (blocks.starts[block + 1] ?? 0); at += 1)
      if ((first.passages[at] ?? 0) > 0 && isWanted(at)) holding.push(at);
  const titled = holding.length < least ? underTitles(index, first, new Set(holding)).filter(isWanted) : [];
  return [...holding, ...titled]
    .map((passage) => ({ passage, score: score(passage) }))
    .filter((ranked) => ranked.score > 0)
    .toSorted((a, b) => b.score - a.score || a.passage - b.passage);
}

/** The blocks worth reading closely, by what is known without reading them. */
function bestBlocks(index: WordIndex, first: FirstScores, isWanted: (passage: number) => boolean): number[] {
  const { blocks, titles } = index;
  const scoreOf = (block: number) => {
    const set = titles.setOf[blocks.starts[block] ?? 0] ?? 0;
    return (first.blocks[block] ?? 0) + (first.titles[set] ?? 0);
  };
  const wanted = first.found.filter((block) => {
    for (let at = blocks.starts[block] ?? 0; at < (blocks.starts[block + 1] ?? 0); at += 1)
      if (isWanted(at)) return true;
    return false;
  });
  return takeBest(wanted, closelyRead, scoreOf);
}

/** Passages under titles that share words with the query, for want of better ones. */
function underTitles({ titles }: WordIndex, first: FirstScores, known: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (const [set, { passages }] of titles.sets.entries())
    if ((first.titles[set] ?? 0) > 0)
      addAll(
        found,
        passages.filter((passage) => !known.has(passage)),
      );
  return found;
}

/** The most that a passage of a block holds: beside it the others of the block are less likely meant. */
function mostHeld({ blocks }: WordIndex, first: FirstScores, block: number): number {
  let most = 0;
  for (let at = blocks.starts[block] ?? 0; at < (blocks.starts[block + 1] ?? 0); at += 1)
    most = Math.max(most, first.held[at] ?? 0);
  return most;
}

function createScorer(index: WordIndex, query: ReadQuery, first: FirstScores): (passage: number) => number {
  const { blocks, titles, languages, languageOf } = index;
  const closeReaders = query.byLanguage.map((own) => {
    let reader: ((passage: number) => Closeness) | undefined;
    let total = 0;
    for (const [term, weight] of own.weights) total += weight * (first.worth.get(term) ?? 0);
    return {
      total,
      read: (passage: number) => (reader ??= createCloseReader(index, own, first.worth))(passage),
    };
  });
  return (passage) => {
    const language = languageOf[passage] ?? 0;
    const block = blocks.of[passage] ?? 0;
    const own = closeReaders[language];
    const title = first.titles[titles.setOf[passage] ?? 0] ?? 0;
    const words = (first.blocks[block] ?? 0) + weights.passage * (first.passages[passage] ?? 0);
    if (own === undefined || words === 0) return title;
    const apart = weights.apart * ((first.held[passage] ?? 0) - mostHeld(index, first, block));
    const { near, beside, around } = own.read(passage);
    const close = weights.near * near + weights.beside * beside + weights.around * around;
    const numbers = query.asksForAmount ? Math.min(enoughNumbers, index.numberShare[block] ?? 0) : 0;
    const traits =
      (languages.length > 1 && query.language === languages[language] ? weights.language : 0) +
      weights.numbers * numbers -
      weights.contents * (index.contentsShare[block] ?? 0);
    return Math.max(words / 2, words + title + apart + close + traits * own.total);
  };
}
