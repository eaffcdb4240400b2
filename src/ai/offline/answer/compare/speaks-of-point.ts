import { countNouns } from "../../../../lexicon/requests/compare-words.ts";
import { kindNouns } from "../../../../lexicon/requests/kind-nouns.ts";
import type { ReadWord } from "../look-up/create-word-reader.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";

const isSaid = 0.7;

/** On what things are compared: its words, and the kind of figure that tells it. */
export interface ComparedPoint {
  words: readonly ReadWord[];
  holds: RegExp | undefined;
}

export function readPoint(point: string, language: string): ComparedPoint {
  const read = wordReaderOf(language)
    .read(point)
    .filter(({ isStop, word }) => !isStop && word.length > 1);
  const kind = kindNouns.find(({ noun }) => read.some(({ word }) => noun.test(word)));
  const isLoose = ({ word }: ReadWord) => countNouns.test(word) || kind?.noun.test(word) === true;
  const telling = read.filter((word) => !isLoose(word));
  return { words: telling.length > 0 || kind !== undefined ? telling : read, holds: kind?.holds };
}

/** How well a text speaks of a point: its share of the words, and a figure of its kind; 0 where it does not. */
export function speaksOfPoint({ words, holds }: ComparedPoint, said: string, language: string): number {
  const own = wordReaderOf(language).read(said);
  const shared = words.filter((word) => bestMatch(word, own) >= isSaid).length;
  const isKind = holds?.test(said) === true;
  if (words.length === 0) return isKind ? 1 : 0;
  if (shared === 0) return 0;
  return shared / words.length + (isKind ? 1 : 0);
}

/** How many figures of its kind a text holds; without a kind, how many figures at all. */
export function countFigures({ holds }: ComparedPoint, said: string): number {
  const pattern = holds === undefined ? /(?<!\p{N})\p{N}+/gu : new RegExp(holds.source, "giu");
  return [...said.matchAll(pattern)].length;
}
