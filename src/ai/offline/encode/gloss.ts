import { lazy } from "../../../lib/lazy.ts";
import { createGlossBook, type GlossBook } from "./gloss-book.ts";
import type { GlossToken } from "./read-tokens.ts";
import { joinParticles } from "./join-particles.ts";
import { splitCompound } from "./split-compound.ts";

/** Reading the lexicon takes a moment: each language is read when it is first asked for. */
const books: ReadonlyMap<string, () => GlossBook> = new Map(
  (["de", "fr", "it", "es"] as const).map((language) => [language, lazy(() => createGlossBook(language))]),
);

/** Tells a text in English word for word, for comparing only; English and languages without a lexicon stay as they are. */
export function glossText(text: string, language: string): string {
  const book = books.get(language)?.();
  if (book === undefined) return text;
  const read = book.tokens(text);
  const words = book.language === "de" ? joinParticles(read, book) : read;
  const glosses: string[] = [];
  for (let at = 0; at < words.length;) {
    const [gloss, count] = glossAt(words, at, book);
    if (gloss !== "") glosses.push(gloss);
    at += count;
  }
  return glosses.join(" ");
}

/** The longest phrase that begins here, or else the word. */
function glossAt(words: readonly GlossToken[], at: number, book: GlossBook): [gloss: string, count: number] {
  const first = words[at];
  if (first === undefined || first.isNumber) return [first?.text ?? "", 1];
  for (let count = Math.min(book.longest(first), words.length - at); count > 0; count -= 1) {
    const gloss = book.find(words.slice(at, at + count));
    if (gloss !== undefined) return [gloss, count];
  }
  return [(book.language === "de" ? splitCompound(first, book) : undefined) ?? first.word, 1];
}
