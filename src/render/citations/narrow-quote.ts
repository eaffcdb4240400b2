import { segmentWords } from "../../lib/text/segment-words.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { Evidence } from "../../model/grounding.ts";

/** A sentence is what a claim rests on when most of its words are in the claim. */
const enough = 0.8;

/** The sentence or row of a cited passage that the citing text rests on, with its own line; else the whole passage. */
/** Longer passages are whole tables: their rows are told apart when they are quoted. */
const longestPassage = 20_000;

export function narrowQuote(source: Evidence, citing: string): Evidence {
  if (source.quote.length > longestPassage || citing === "") return source;
  const said = new Set(wordsOf(citing));
  const found = splitSentences(source.quote).find(({ text }) => {
    const words = wordsOf(text);
    return words.length > 1 && words.filter((word) => said.has(word)).length / words.length >= enough;
  });
  if (found === undefined) return source;
  const { line } = source.position;
  const before = source.quote.slice(0, found.start).split("\n").length - 1;
  const position = line === undefined ? source.position : { ...source.position, line: line + before };
  return { ...source, position, quote: source.quote.slice(found.start, found.end) };
}

function wordsOf(text: string): string[] {
  return segmentWords(text).map((word) => word.text.toLowerCase());
}
