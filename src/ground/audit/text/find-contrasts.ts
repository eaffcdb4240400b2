import { contrasts } from "../../../lexicon/facts/contrast.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { compileWords, findWords, textOf, type WordMatcher } from "./match-words.ts";
import type { Token } from "./read-tokens.ts";

/** Which side of a pair of opposites a text takes, and by what words. */
export interface Side {
  pair: number;
  name: string;
  side: "one" | "other";
  text: string;
  copiesOnly: boolean;
}

const compiled = new Map<string, readonly { one: WordMatcher; other: WordMatcher }[]>(
  languages.map((language) => [
    language,
    contrasts.map(({ one, other }) => ({
      one: compileWords(one[language]),
      other: compileWords(other[language]),
    })),
  ]),
);

/** The opposites that a text takes sides in; a pair of which it has both sides is left out. */
export function findContrasts(text: string, tokens: readonly Token[], language: string): Side[] {
  return (compiled.get(language) ?? []).flatMap(({ one, other }, pair): Side[] => {
    const found = { one: findWords(tokens, one), other: findWords(tokens, other) };
    const [hit, against] = [found.one[0] ?? found.other[0], found.one.length > 0 && found.other.length > 0];
    if (hit === undefined || against) return [];
    const { name = "", copiesOnly = false } = contrasts[pair] ?? {};
    return [
      {
        pair,
        name,
        copiesOnly,
        side: found.one.length > 0 ? "one" : "other",
        text: textOf(text, tokens, hit),
      },
    ];
  });
}
