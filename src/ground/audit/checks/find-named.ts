import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Leaf, Rival } from "./find-rival.ts";

/** Two and more words that are a head word by word are that head; a single one may be meant in any sense. */
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
    if (own.has(at) || words === "" || !holds(said, words)) return false;
    if (words.split(" ").length < fewestWords && !isWrittenAsName(statement, name.trim())) return false;
    return mine.every((other) => !holds(other, words) && !holds(words, other));
  });
  // "Assets" stands in "Other assets": the longest is the one meant
  const [first, ...others] = named.toSorted((a, b) => wordsOf(b.name).length - wordsOf(a.name).length);
  if (first === undefined) return undefined;
  const whole = wordsOf(first.name);
  return others.every(({ name }) => holds(whole, wordsOf(name)))
    ? { leaf: first, words: first.name }
    : undefined;
}

/** "For All, it is 5.": a capital within a sentence says that a word is the name of something. */
function isWrittenAsName(statement: string, name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  const at = statement.indexOf(name, 1);
  return (
    at > 0 &&
    /[\p{Ll},]\s$/u.test(statement.slice(0, at)) &&
    !/^\p{L}/u.test(statement.slice(at + name.length))
  );
}

function wordsOf(text: string): string {
  return readTokens(text.replaceAll("_", " "))
    .map(({ word }) => foldWord(word))
    .join(" ");
}

function holds(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}
