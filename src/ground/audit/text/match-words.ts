import { readTokens, type Token } from "./read-tokens.ts";

/** Words and phrases of a lexicon, ready to be found in a text. */
export interface WordMatcher {
  /** By their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Beginnings of words, by their first three letters. */
  beginnings: ReadonlyMap<string, readonly string[]>;
}

interface Phrase {
  words: readonly string[];
  /** The last word may go on. */
  open: boolean;
}

/** Tokens from `from` up to, but without, `to`. */
export interface WordHit {
  from: number;
  to: number;
}

const key = 3;

/** Reads a list parted by bars; a star stands for any ending. */
export function compileWords(list: string): WordMatcher {
  const phrases = new Map<string, Phrase[]>();
  const beginnings = new Map<string, string[]>();
  for (const entry of list.split("|")) {
    const open = entry.trim().endsWith("*");
    const words = readTokens(entry.replace("*", "")).map((token) => token.word);
    const [first] = words;
    if (first === undefined) continue;
    if (open && words.length === 1 && first.length >= key) put(beginnings, first.slice(0, key), first);
    else put(phrases, first, { words, open });
  }
  return { phrases, beginnings };
}

/** Every hit in order, the longest at each place, none inside another. */
export function findWords(tokens: readonly Token[], { phrases, beginnings }: WordMatcher): WordHit[] {
  const hits: WordHit[] = [];
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? "";
    const longest = (phrases.get(word) ?? []).reduce(
      (most, phrase) => Math.max(most, lengthAt(tokens, at, phrase)),
      0,
    );
    const length = longest > 0 ? longest : begins(beginnings, word) ? 1 : 0;
    if (length > 0) hits.push({ from: at, to: at + length });
    at += Math.max(1, length);
  }
  return hits;
}

export function hasWords(tokens: readonly Token[], matcher: WordMatcher): boolean {
  return findWords(tokens, matcher).length > 0;
}

function lengthAt(tokens: readonly Token[], at: number, { words, open }: Phrase): number {
  const fits = words.every((word, index) => {
    const said = tokens[at + index]?.word ?? "";
    return open && index === words.length - 1 ? said.startsWith(word) : said === word;
  });
  return fits ? words.length : 0;
}

function begins(beginnings: ReadonlyMap<string, readonly string[]>, word: string): boolean {
  return (beginnings.get(word.slice(0, key)) ?? []).some((beginning) => word.startsWith(beginning));
}

function put<T>(map: Map<string, T[]>, at: string, value: T): void {
  const list = map.get(at);
  if (list === undefined) map.set(at, [value]);
  else list.push(value);
}

/** The text from the first to the last word of a hit. */
export function textOf(text: string, tokens: readonly Token[], { from, to }: WordHit): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}
