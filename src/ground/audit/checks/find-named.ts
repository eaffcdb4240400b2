import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Leaf, Rival } from "./find-rival.ts";

/** A single word may be meant in any sense; two and more that are a head word by word are that head. */
const fewestWords = 2;

/**
 * A leaf that the claim names in full, word by word, where it names none of its own: "Total assets" has no word that
 * tells much, but it is a row. Undefined where there is none, or where one name is a part of the other.
 */
export function findNamed(
  statement: string,
  leaves: readonly Leaf[],
  own: ReadonlySet<number>,
): Rival | undefined {
  const said = wordsOf(statement);
  const mine = leaves.filter((_, at) => own.has(at)).map(({ name }) => wordsOf(name));
  if (mine.length === 0 || mine.some((name) => name === "" || holds(said, name))) return undefined;
  const named = leaves.filter(({ name }, at) => {
    const words = wordsOf(name);
    if (own.has(at) || words.split(" ").length < fewestWords || !holds(said, words)) return false;
    return mine.every((other) => !holds(other, words) && !holds(words, other));
  });
  const [first, ...others] = named;
  if (first === undefined || others.some(({ name }) => name !== first.name)) return undefined;
  return { leaf: first, words: first.name };
}

function wordsOf(text: string): string {
  return readTokens(text.replaceAll("_", " "))
    .map(({ word }) => foldWord(word))
    .join(" ");
}

function holds(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}
