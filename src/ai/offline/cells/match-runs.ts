import { regionNames } from "../../../lexicon/facts/regions.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { isSameWord } from "../tables/read-words.ts";
import type { ReadWords, QuestionWord } from "../tables/read-words.ts";

/** Where a name stands in a question. */
export interface WordRun {
  at: number;
  length: number;
}

const regions = new Map(regionNames.map(([name, code]) => [foldText(name), code]));

/** Longer names of countries are seldom said in full. */
const mostWords = 4;

/** What a question calls by the names of countries, by code. */
export function regionRuns(words: readonly QuestionWord[]): Map<string, WordRun> {
  const found = new Map<string, WordRun>();
  for (const at of words.keys())
    for (let length = mostWords; length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      // "us" and "it" are seldom countries
      const isName = run.length === length && /^\p{Lu}/u.test(run[0]?.text ?? "");
      const code = isName ? regions.get(run.map(({ fold }) => fold).join(" ")) : undefined;
      if (code !== undefined && !found.has(code)) found.set(code, { at, length });
    }
  return found;
}

export function regionOf(text: string): string | undefined {
  return regions.get(foldText(text.trim()));
}

/** Where the words of a name stand together in a question; the whole name, or what stands before a comma or bracket in it. */
export function findRun(name: string, words: readonly QuestionWord[], read: ReadWords): WordRun | undefined {
  const whole = runOf(read(name), words);
  if (whole !== undefined) return whole;
  const cut = name.search(/,\s|\s\(/u);
  return cut > 0 ? runOf(read(name.slice(0, cut)), words) : undefined;
}

function runOf(name: readonly QuestionWord[], words: readonly QuestionWord[]): WordRun | undefined {
  const [first] = name;
  if (first === undefined) return undefined;
  for (let at = 0; at + name.length <= words.length; at += 1)
    if (isSameWord(first, words[at]) && name.every((word, offset) => isSameWord(word, words[at + offset])))
      return { at, length: name.length };
  return undefined;
}
