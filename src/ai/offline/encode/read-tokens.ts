import { normalizeWord } from "../../../lib/text/create-term-reader.ts";
import type { GlossedLanguage } from "../../../lexicon/gloss/gloss-words.ts";
import { createBaseReader } from "../answer/look-up/create-word-reader.ts";

/** A word of a text that is to be told in English. */
export interface GlossToken {
  /** As it stands. */
  text: string;
  /** Lower case. */
  word: string;
  stem: string;
  /** Stem of its basic form: that of "go" for "went". */
  base: string;
  /** Whether its capital tells a German noun; undefined where it begins a sentence, and in other languages. */
  isNoun: boolean | undefined;
  /** Has a capital inside a sentence of a language whose nouns have none. */
  isName: boolean;
  isNumber: boolean;
  /** The last word before a mark or the end. */
  isLast: boolean;
}

/** Reads the words of a text; an apostrophe parts two of them. */
export function createTokenReader(language: GlossedLanguage): (text: string) => GlossToken[] {
  const readBase = createBaseReader(language);
  const hasNouns = language === "de";
  return (text) => {
    const apart = text.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, " ");
    let end = 0;
    return readBase(apart).map((word) => {
      const begins = end === 0 || /[.:!?•\n"«„“–]/u.test(text.slice(end, word.start));
      end = word.end;
      const hasCapital = /^\p{Lu}/u.test(word.text);
      return {
        text: word.text,
        word: normalizeWord(word.text),
        stem: word.stem,
        base: word.term,
        isNoun: hasNouns && !begins ? hasCapital : undefined,
        isName: !hasNouns && !begins && hasCapital,
        isNumber: /\p{N}/u.test(word.text),
        isLast: /^\s*(?:[.,;:!?)]|$)/u.test(text.slice(end, end + 3)),
      };
    });
  };
}
