import type { WordsByLanguage } from "../../lexicon/words-by-language.ts";

const letters = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

/** All phrases of all languages as one pattern; the longest wins. */
export function toPattern(words: WordsByLanguage): RegExp {
  const source = listPhrases(words).map(toSource).join("|");
  return new RegExp(`${letters.before}(?:${source})${letters.after}`, "iu");
}

/** Patterns of phrases with a gap, {X}; what fills it is the group "x". */
export function toGapPatterns(words: WordsByLanguage): RegExp[] {
  return listPhrases(words).map((phrase) => {
    const [before = "", after = ""] = phrase.split("{X}").map((piece) => toSource(piece.trim()));
    const start = before === "" ? "^" : `${letters.before}${before}\\s+`;
    const end = after === "" ? "$" : `\\s+${after}${letters.after}`;
    return new RegExp(`${start}(?<x>[^\\n]{1,300}?)${end}`, "iu");
  });
}

function listPhrases(words: WordsByLanguage): string[] {
  return Object.values(words)
    .flatMap((list) => list.split("|"))
    .toSorted((a, b) => b.length - a.length);
}

/** Apostrophes may be curved, spaces wide; signs of a pattern are kept as such. */
function toSource(phrase: string): string {
  return phrase.replaceAll("'", "['’]").replaceAll(" ", "\\s+");
}
