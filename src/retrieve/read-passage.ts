import type { TermReader } from "../lib/create-term-reader.ts";
import { splitSentences } from "../lib/split-sentences.ts";
import type { Bag } from "./score-bm25.ts";
import type { Passage } from "./to-passages.ts";

/** A passage as the index holds it: weighted words, and the words of each sentence in order. */
export interface ReadPassage {
  bag: Bag;
  sentences: readonly (readonly string[])[];
}

/** Words of headings and file name count, but less than those of the text. */
const headingWeight = 0.5;
const fileNameWeight = 0.25;

export function readPassage(passage: Passage, reader: TermReader): ReadPassage {
  const weights = new Map<string, number>();
  let length = 0;
  const add = (terms: readonly { term: string }[], weight: number) => {
    for (const { term } of terms) {
      weights.set(term, (weights.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  const words = reader.content(passage.text);
  add(words, 1);
  for (const heading of passage.part.heading ?? []) add(reader.content(heading), headingWeight);
  add(reader.content(passage.fileName.replaceAll(/[._-]+/gu, " ")), fileNameWeight);
  const sentences = splitSentences(passage.text).map(({ start, end }) =>
    words.filter((word) => word.start >= start && word.end <= end).map(({ term }) => term),
  );
  return { bag: { weights, length }, sentences };
}
