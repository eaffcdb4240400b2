import { largest } from "../../../lib/largest.ts";
import { stopWords } from "../../../lib/text/stop-words.ts";
import type { Language, WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { foldWord } from "../fold-word.ts";
import type { Scan } from "./scan.ts";
import { isGlued, isMark, isNear, isWord } from "./scan.ts";

/** Phrases by their folded words, parted by blanks. */
export interface PhraseTable<T> {
  values: ReadonlyMap<string, readonly T[]>;
  longest: number;
  /** Their first and last words, so that most texts are passed over at once. */
  firsts: ReadonlySet<string>;
  lasts: ReadonlySet<string>;
}

export interface FoundPhrase<T> {
  /** More than one where languages differ and the text's is not known. */
  values: readonly T[];
  first: number;
  next: number;
}

/** Folded as tokens are read: hyphens, apostrophes and full stops part words. */
export function phraseKey(phrase: string): string {
  return foldWord(phrase)
    .replaceAll(/['’.-]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/**
 * Phrases for each language: its own first, then what the others have, unless that is a usual word of this one
 * ("an" is a year in French only). For a text of unknown language all of them.
 */
export function createPhrases<T>(
  rows: readonly { words: WordsByLanguage; value: T }[],
  scope: "all" | "own" = "all",
): (language: string) => PhraseTable<T> {
  const tables = new Map<string, PhraseTable<T>>(
    languages.map((language) => [language, collect(rows, language, scope)]),
  );
  const unknown = collect(rows, undefined, "all");
  return (language) => tables.get(language) ?? unknown;
}

function collect<T>(
  rows: readonly { words: WordsByLanguage; value: T }[],
  own: Language | undefined,
  scope: "all" | "own",
): PhraseTable<T> {
  const values = new Map<string, T[]>();
  const add = (language: Language, isOwn: boolean) => {
    const taken = isOwn ? undefined : new Set(values.keys());
    for (const { words, value } of rows) {
      for (const phrase of words[language]?.split("|") ?? []) {
        const key = phraseKey(phrase);
        if (own !== undefined && !isOwn && (taken?.has(key) === true || stopWords(own).has(key))) continue;
        if (own === undefined && isStopWord(key, language)) continue;
        const known = values.get(key);
        if (known === undefined) values.set(key, [value]);
        else if (!known.includes(value)) known.push(value);
      }
    }
  };
  if (own !== undefined) add(own, true);
  if (scope === "all") for (const language of languages) if (language !== own) add(language, false);
  return toPhrases(values);
}

export function toPhrases<T>(values: ReadonlyMap<string, readonly T[]>): PhraseTable<T> {
  const split = [...values.keys()].map((key) => key.split(" "));
  return {
    values,
    longest: largest(
      split.map((words) => words.length),
      0,
    ),
    firsts: new Set(split.map(([first = ""]) => first)),
    lasts: new Set(split.map((words) => words.at(-1) ?? "")),
  };
}

function isStopWord(key: string, but: Language): boolean {
  return languages.some((language) => language !== but && stopWords(language).has(key));
}

/** The longest phrase that begins at a token. */
export function phraseAt<T>(
  scan: Scan,
  first: number,
  { values, longest, firsts }: PhraseTable<T>,
): FoundPhrase<T> | undefined {
  if (!firsts.has(scan.tokens[first]?.folded ?? "")) return undefined;
  let key = "";
  let at = first;
  let found: FoundPhrase<T> | undefined;
  for (let count = 0; count < longest && isWord(scan, at); count += 1) {
    if (count > 0 && !isNear(scan, at)) break;
    key = count === 0 ? (scan.tokens[at]?.folded ?? "") : `${key} ${scan.tokens[at]?.folded ?? ""}`;
    at += 1;
    const known = values.get(key);
    if (known !== undefined) found = { values: known, first, next: at };
    if (isMark(scan, at, "'’.-") && isGlued(scan, at) && isWord(scan, at + 1)) at += 1;
  }
  return found;
}

/** The longest phrase that ends right before a token. */
export function phraseBefore<T>(
  scan: Scan,
  next: number,
  { values, longest, lasts }: PhraseTable<T>,
): FoundPhrase<T> | undefined {
  let key = "";
  let at = next - 1;
  let found: FoundPhrase<T> | undefined;
  if (isMark(scan, at, ".'’") && isGlued(scan, at)) at -= 1;
  if (!lasts.has(scan.tokens[at]?.folded ?? "")) return undefined;
  for (let count = 0; count < longest && isWord(scan, at); count += 1) {
    if (!isNear(scan, at + 1)) break;
    key = count === 0 ? (scan.tokens[at]?.folded ?? "") : `${scan.tokens[at]?.folded ?? ""} ${key}`;
    const known = values.get(key);
    if (known !== undefined) found = { values: known, first: at, next };
    at -= 1;
    if (isMark(scan, at, "'’-") && isGlued(scan, at + 1) && isWord(scan, at - 1)) at -= 1;
  }
  return found;
}
