import { normalizeWord } from "../lib/text/create-term-reader.ts";
import { detectLanguage } from "../lib/text/detect-language.ts";
import { walkWords } from "../lib/text/segment-words.ts";
import { stopWords } from "../lib/text/stop-words.ts";
import { createGrowingNumbers } from "./index/growing-numbers.ts";
import type { Sieve, SieveOptions } from "./passage-sieve.ts";

/** Of what is found the texts before and after are kept too: a heading, the rest of a list. */
const neighbours = 2;
/** Of what is kept at the most so much is the beginning, and so much is spread over the whole. */
const beginningShare = 0.05;
const spreadShare = 0.15;
const steepness = 1.2;

/**
 * Picks from texts that are too long for an index those that an index would be asked for. Only numbers are held: a word
 * counts if it begins like one of the queries, in any ending, and is worth the more the fewer texts hold it.
 */
export function createSieve({ queries, letters }: SieveOptions): Sieve {
  const stems = readStems(queries);
  const lengths = createGrowingNumbers();
  /** Of each find the text, and the stem. */
  const [inText, ofStem] = [createGrowingNumbers(), createGrowingNumbers()];
  const holding = new Uint32Array(stems.count);
  return {
    weigh(text) {
      const place = lengths.length;
      lengths.push(text.length);
      const seen = new Set<number>();
      walkWords(text, (start, end) => {
        const stem = stems.find(text, start, end);
        if (stem === undefined || seen.has(stem)) return;
        seen.add(stem);
        holding[stem] = (holding[stem] ?? 0) + 1;
        inText.push(place);
        ofStem.push(stem);
      });
    },
    choose() {
      const count = lengths.length;
      const scores = new Float64Array(count);
      const worth = Float64Array.from(holding, (held) => Math.log(1 + (count - held + 0.5) / (held + 0.5)));
      for (let find = 0; find < inText.length; find += 1) {
        const place = inText.at(find);
        scores[place] = (scores[place] ?? 0) + (worth[ofStem.at(find)] ?? 0);
      }
      return pick({ scores, lengths: lengths.view(), letters });
    },
  };
}

interface Picking {
  scores: Float64Array;
  lengths: Uint32Array;
  letters: number;
}

function pick({ scores, lengths, letters }: Picking): (place: number) => boolean {
  const count = scores.length;
  const kept = new Uint8Array(count);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count);
  let left = letters;
  const take = (place: number) => {
    if (place < 0 || place >= count || kept[place] === 1) return;
    const length = lengths[place] ?? 0;
    if (length > left) return;
    kept[place] = 1;
    left -= length;
  };
  const stopAt = (share: number) => letters * share;
  for (let place = 0; place < count && left > letters - stopAt(beginningShare); place += 1) take(place);
  const found = Uint32Array.from(scores.keys())
    .filter((place) => (scores[place] ?? 0) > 0)
    // long texts hold more words by chance
    .toSorted((a, b) => weight(b) - weight(a) || a - b);
  for (const place of found) {
    if (left <= stopAt(spreadShare)) break;
    for (let near = place - neighbours; near <= place + neighbours; near += 1) take(near);
  }
  // requests about the whole see something of every stretch
  const step = Math.max(1, Math.floor((count * mean) / Math.max(1, left)));
  for (let place = 0; place < count; place += step) take(place);
  return (place) => kept[place] === 1;

  function weight(place: number): number {
    return (scores[place] ?? 0) / (steepness + (lengths[place] ?? 0) / Math.max(1, mean));
  }
}

/** An ending has so many letters at the most, and a stem is no shorter than this. */
const longestEnding = 3;
const shortestStem = 4;
const mostStems = 400;

interface Stems {
  count: number;
  find(text: string, start: number, end: number): number | undefined;
}

function readStems(queries: readonly string[]): Stems {
  const words = new Set<string>();
  for (const query of queries) {
    const stops = stopWords(detectLanguage(query));
    walkWords(query, (start, end) => {
      const word = normalizeWord(query.slice(start, end));
      const bare = word.replace(/^\p{L}{1,5}['’](?=\p{L}{3})/u, "");
      if (!stops.has(word) && words.size < mostStems) words.add(toStem(fold(bare)));
    });
  }
  const stems = [...words];
  const byBeginning = Map.groupBy(stems.entries(), ([, stem]) => stem.slice(0, 2));
  const firstLetters = new Set(stems.map((stem) => stem.slice(0, 1)));
  const findWord = (text: string, start: number, end: number) => {
    // most words of a text begin like none of the stems, and cost no more than this
    if (!firstLetters.has(fold(text.slice(start, start + 1)))) return undefined;
    const word = fold(text.slice(start, Math.min(end, start + longestWord)));
    const near = byBeginning.get(word.slice(0, 2));
    return near?.find(([, stem]) => (isNumber(stem) ? word === stem : word.startsWith(stem)))?.[0];
  };
  return {
    count: stems.length,
    find(text, start, end) {
      const found = findWord(text, start, end);
      if (found !== undefined) return found;
      // "l'eau", "dell'acqua"
      for (let at = start + 1; at < Math.min(end - 1, start + longestElision); at += 1)
        if (text[at] === "'" || text[at] === "’") return findWord(text, at + 1, end);
      return undefined;
    },
  };
}

const longestElision = 6;

function fold(word: string): string {
  const plain = normalizeWord(word);
  return /\P{ASCII}/u.test(plain) ? plain.normalize("NFD").replaceAll(/\p{M}+/gu, "") : plain;
}

const longestWord = 64;

function toStem(word: string): string {
  if (isNumber(word)) return word;
  return word.slice(0, Math.max(Math.min(word.length, shortestStem), word.length - longestEnding));
}

function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word);
}
