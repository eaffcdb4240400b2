import type { Passage } from "../passages/passage.ts";
import { buildBlocks, type Blocks } from "./build-blocks.ts";
import { createPostingsBuilder, type Postings } from "./build-postings.ts";
import { createWordReader, type IndexWordReader } from "./create-word-reader.ts";
import { createTermExpander, type TermExpander } from "./expand-term.ts";
import { indexTitles, type TitleIndex } from "./index-titles.ts";
import { createGlossary, type Glossary } from "./create-glossary.ts";
import { shareOfContents } from "./share-of-contents.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Everything that ranking needs, in typed arrays: a query touches only the postings of its terms. */
export interface WordIndex {
  vocabulary: Vocabulary;
  postings: Postings;
  titles: TitleIndex;
  blocks: Blocks;
  /** In how many blocks each term stands. */
  blocksWith: Uint32Array;
  /** The share of numbers among the words of a block, and of entries of a table of contents among its lines. */
  numberShare: Float64Array;
  contentsShare: Float64Array;
  languages: readonly string[];
  /** The number of the language of each passage. */
  languageOf: Uint16Array;
  readers: ReadonlyMap<string, IndexWordReader>;
  expander: TermExpander;
  glossary: Glossary;
}

/** The passages must stand in the order of their documents. */
export function buildWordIndex(passages: readonly Passage[]): WordIndex {
  const languages = [...new Set(passages.map(({ language }) => language))].toSorted();
  const numbers = new Map(languages.map((language, number) => [language, number]));
  const vocabulary = createVocabulary();
  const readers = new Map(languages.map((language) => [language, createWordReader(language, vocabulary)]));
  const builder = createPostingsBuilder();
  const blocks = buildBlocks(passages);
  const shares = createShares(blocks);
  for (const [at, { text, language }] of passages.entries()) {
    let words = 0;
    let figures = 0;
    readers.get(language)?.walk(text, (term, start) => {
      words += 1;
      if (isDigit(text, start)) figures += 1;
      builder.token(term);
    });
    builder.endPassage();
    shares.add(at, { words, figures, contents: shareOfContents(text) });
  }
  const titles = indexTitles(passages, { blocks, readers, vocabulary });
  const postings = builder.build(vocabulary.terms.length);
  return {
    ...{ vocabulary, postings, titles, blocks, languages, readers },
    ...shares.end(),
    blocksWith: countBlocks(postings, blocks),
    languageOf: Uint16Array.from(passages, ({ language }) => numbers.get(language) ?? 0),
    expander: createTermExpander(vocabulary.terms),
    glossary: createGlossary(),
  };
}

function countBlocks({ starts, holders }: Postings, { of }: Blocks): Uint32Array {
  const counts = new Uint32Array(starts.length - 1);
  for (let term = 0; term < counts.length; term += 1) {
    let last = -1;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      const block = of[holders[at] ?? 0] ?? 0;
      if (block !== last) counts[term] = (counts[term] ?? 0) + 1;
      last = block;
    }
  }
  return counts;
}

function createShares({ count, of, starts }: Blocks) {
  const words = new Float64Array(count);
  const figures = new Float64Array(count);
  const contents = new Float64Array(count);
  return {
    add(passage: number, counted: { words: number; figures: number; contents: number }) {
      const block = of[passage] ?? 0;
      const passages = (starts[block + 1] ?? 0) - (starts[block] ?? 0);
      words[block] = (words[block] ?? 0) + counted.words;
      figures[block] = (figures[block] ?? 0) + counted.figures;
      contents[block] = (contents[block] ?? 0) + counted.contents / passages;
    },
    end: () => ({
      numberShare: figures.map((found, block) => found / Math.max(1, words[block] ?? 0)),
      contentsShare: contents,
    }),
  };
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
