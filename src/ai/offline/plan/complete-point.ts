import { lastThing } from "../../../lexicon/requests/follow-up-words.ts";
import { asksForNoun, pronounArticles } from "../../../lexicon/requests/pronoun-articles.ts";

/** A longer rest has a verb of its own. */
const mostWords = 5;
const copulas = new Set(
  "is are was were ist sind war waren est sont était étaient è sono era erano es son fue".split(" "),
);

/** Behind a copula they stand for what the question before asks about. */
const pronouns = new Set("it they he she er sie es lui lei esso essa ello ella".split(" "));

/** What is left out of a question that goes on with another one is said there: "how much was paid to A, how much to B". */
export function completePoint(point: string, before: string | undefined): string {
  if (before === undefined) return point;
  const whole = withRest(point, before);
  return whole === point ? withThing(point, before) : whole;
}

function withRest(point: string, before: string): string {
  const [own, whole] = [withoutPronoun(point.split(/\s+/u)), before.split(/\s+/u)];
  const shared = own.findIndex((word, at) => fold(word) !== fold(whole[at]));
  const rest = shared < 0 ? [] : own.slice(shared);
  const tail = copulas.has(fold(rest[0])) ? rest.slice(1) : rest;
  if (shared < 1 || tail.length === 0 || tail.length > mostWords || lengthOf(own) * 2 > lengthOf(whole) + 2)
    return point;
  const from = whole.findLastIndex((word, at) => at >= shared && fold(word) === fold(tail[0]));
  if (from > 0) return [...whole.slice(0, from), ...tail].join(" ");
  const isSwapped = rest.length === 1 || (tail.length === 1 && isNumber(tail[0]) && isNumber(whole.at(-1)));
  return isSwapped ? [...whole.slice(0, -1), ...tail].join(" ") : point;
}

/** "What is the rent and when is it due": it is what the question before ends with. */
function withThing(point: string, before: string): string {
  if (asksForNoun.test(before)) return point;
  const last = lastThing.exec(before)?.[0];
  const found = pronounArticles.find(({ pronoun }) => pronoun.test(point));
  if (found === undefined || (last !== undefined && /\p{N}/u.test(last))) return point;
  const thing = last !== undefined && found.article.test(last) ? last : onlyThing(before, found.article);
  return thing === undefined ? point : point.replace(found.pronoun, thing);
}

/** "How high is the deposit for Ann": of all things the only one of that gender. */
function onlyThing(before: string, article: RegExp): string | undefined {
  const [only, ...more] = (before.match(germanThing) ?? []).filter((thing) => article.test(thing));
  return more.length === 0 ? only : undefined;
}

/** An article with its noun; only German nouns show by themselves where they end. */
const germanThing = /(?<!\p{L})(?:der|die|das|den|dem|unsere?[nmr]?|diese[nmrs]?)\s\p{Lu}[\p{L}-]+/gu;

/** A question mark that stands apart is no word. */
function lengthOf(words: readonly string[]): number {
  return words.filter((word) => fold(word) !== "").length;
}

function isNumber(word: string | undefined): boolean {
  return /^\d+$/u.test(fold(word));
}

/** "What is it in 2025", "quel est-il en 2025". */
function withoutPronoun(words: readonly string[]): string[] {
  const plain = words.map((word) => word.replace(/(?<=\p{L})-(?:ils?|elles?)$/u, ""));
  return plain.filter((word, at) => !(pronouns.has(fold(word)) && copulas.has(fold(plain[at - 1]))));
}

function fold(word: string | undefined): string {
  return (word ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
