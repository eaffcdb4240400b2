import { verbNeighbours } from "../../../../lexicon/answers/verb-neighbours.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { ReadWord } from "./create-word-reader.ts";

interface Neighbours {
  before: ReadonlySet<string>;
  /** What a noun of the same ending stands behind. */
  article: ReadonlySet<string>;
  ending: RegExp;
}

const known = new Map<string, Neighbours>(
  languages.map((own) => {
    const { before, article, ending } = verbNeighbours[own];
    return [own, { before: new Set(before.split("|")), article: new Set(article.split("|")), ending }];
  }),
);

/** Whether a word of a question is one that says what is done, as far as its form and its neighbours tell. */
export function readsAsVerb(
  all: readonly ReadWord[],
  at: number,
  { text, language }: { text: string; language: string },
): boolean {
  const [word, next] = [all[at], all[at + 1]];
  const own = known.get(language);
  if (word === undefined || own === undefined) return false;
  if (language === "de") return isGermanVerb(word, next, text);
  const last = all[at - 1]?.word ?? "";
  if (own.article.has(last)) return false;
  // "s'applique-t-elle", "payons-nous"
  if (/^-(?:t-)?(?:ils?|elles?|on|nous|vous|je)(?!\p{L})/u.test(text.slice(word.end))) return true;
  return own.before.has(last) || own.ending.test(word.word);
}

/** Small, and no noun behind it that it would belong to. */
function isGermanVerb({ word, start, end }: ReadWord, next: ReadWord | undefined, text: string): boolean {
  if (word.length < 4 || /^\p{Lu}/u.test(text.slice(start, end))) return false;
  const isJoined = next !== undefined && text.slice(end, next.start) === " ";
  return !(isJoined && /^\p{Lu}/u.test(text.slice(next.start, next.end)));
}
