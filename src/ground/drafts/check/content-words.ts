import { plainDraftWords } from "../../../lexicon/draft-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { createTermReader, normalizeWord } from "../../../lib/text/create-term-reader.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { stopWords } from "../../../lib/text/stop-words.ts";

/** A word that carries meaning, and the form under which it is compared. */
export interface ContentWord {
  text: string;
  term: string;
}

interface Words {
  reader: TermReader;
  plain: ReadonlySet<string>;
}

const known: ReadonlyMap<string, Words> = new Map(languages.map((language) => [language, read(language)]));
const other: Words = { reader: createTermReader("unknown"), plain: new Set(allPlain().map(normalizeWord)) };

function read(language: (typeof languages)[number]): Words {
  const reader = createTermReader(language);
  const list = plainDraftWords[language]?.split("|") ?? [];
  return { reader, plain: new Set(list.flatMap((word) => reader.all(word).map(({ term }) => term))) };
}

function allPlain(): string[] {
  return Object.values(plainDraftWords).flatMap((list) => list.split("|"));
}

/** The words of a text that may be true or false of something: no little words, no words of courtesy or transition. */
export function contentWords(text: string, language: string): ContentWord[] {
  const { reader, plain } = known.get(language) ?? other;
  const isLittle = (word: string) =>
    known.has(language) ? stopWords(language).has(word) : languages.some((one) => stopWords(one).has(word));
  return reader
    .all(text)
    .filter(({ text: word, term }) => {
      const lower = normalizeWord(word);
      return (
        /\p{L}/u.test(word) && lower.length > 1 && !isLittle(lower) && !plain.has(term) && !plain.has(lower)
      );
    })
    .map(({ text: word, term }) => ({ text: word, term }));
}

/** Every word's form, so that another text can be looked up in it. */
export function termsOf(text: string, language: string): Set<string> {
  const { reader } = known.get(language) ?? other;
  return new Set(reader.all(text).map(({ term }) => term));
}

/** Words without what inflection changes: the same if one goes on where the other ends, after most of it. */
export function isSameWord(one: string, two: string): boolean {
  if (one === two) return true;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  if (short.length < 4) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= 4 && shared >= 0.75 * long.length;
}
