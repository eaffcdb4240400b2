import type { WordsByLanguage } from "../../lexicon/words-by-language.ts";

/** Where a cue stands in a text. */
export interface CueMatch {
  cue: string;
  start: number;
  end: number;
}

/** Finds any of the cues as whole words, longest first; "devs" holds no "vs". */
export function createCueFinder(cues: readonly string[]): (text: string) => CueMatch[] {
  const pattern = new RegExp(source(cues), "giu");
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      cue: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** The cue a text begins with, if any. */
export function createCueStart(cues: readonly string[]): (text: string) => string | undefined {
  const pattern = new RegExp(`^\\s*${source(cues)}`, "iu");
  return (text) => pattern.exec(text)?.[0];
}

function source(cues: readonly string[]): string {
  return `(?<![\\p{L}\\p{N}_-])(?:${toAlternatives(cues)})(?![\\p{L}\\p{N}_])`;
}

/** The cues as the inside of a pattern, longest first; a space stands for any white space. */
export function toAlternatives(cues: readonly string[]): string {
  return [...new Set(cues)]
    .toSorted((a, b) => b.length - a.length)
    .map((cue) =>
      cue
        .replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, "\\$&")
        .replaceAll(" ", "\\s+")
        .replaceAll("'", "['’]"),
    )
    .join("|");
}

/** The words of all languages in one list. */
export function cuesOf(...words: readonly WordsByLanguage[]): string[] {
  return words.flatMap((byLanguage) => Object.values(byLanguage).flatMap((text) => text.split("|")));
}
