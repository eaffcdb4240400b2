import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { foldWord } from "./read-words.ts";
import type { QuestionWord } from "./read-words.ts";

/** Phrases of one language by their first word, each with what it stands for. */
export interface PhraseBook<Tag extends string> {
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; tag: Tag }[]>;
  /** Words that may go on behind their beginning. */
  openings: readonly { opening: string; tag: Tag }[];
}

export interface Phrase<Tag extends string> {
  tag: Tag;
  length: number;
}

export function compilePhrases<Tag extends string>(
  lists: Readonly<Partial<Record<Tag, WordsByLanguage>>>,
  language: string,
): PhraseBook<Tag> {
  const byFirst = new Map<string, { words: string[]; tag: Tag }[]>();
  const openings: { opening: string; tag: Tag }[] = [];
  for (const [tag, words] of Object.entries(lists) as [Tag, WordsByLanguage][])
    for (const phrase of (words[language as keyof WordsByLanguage] ?? "").split("|")) {
      const parts = phrase.split(" ").filter(Boolean).map(foldWord);
      const [first = ""] = parts;
      if (first === "") continue;
      if (parts.length === 1 && first.endsWith("*")) openings.push({ opening: first.slice(0, -1), tag });
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { words: parts, tag }]);
    }
  return { byFirst, openings };
}

/** Every phrase that begins at a word, longest first. */
export function phrasesAt<Tag extends string>(
  book: PhraseBook<Tag>,
  words: readonly QuestionWord[],
  at: number,
): Phrase<Tag>[] {
  const fold = words[at]?.fold ?? "";
  const whole = (book.byFirst.get(fold) ?? [])
    .filter(({ words: own }) => own.every((word, offset) => words[at + offset]?.fold === word))
    .map(({ words: own, tag }) => ({ tag, length: own.length }));
  const opened = book.openings
    .filter(({ opening }) => fold.startsWith(opening))
    .map(({ tag }) => ({ tag, length: 1 }));
  return [...whole, ...opened].toSorted((a, b) => b.length - a.length);
}
