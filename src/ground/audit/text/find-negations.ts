import { monthNames } from "../../../lib/text/month-names.ts";
import { numberWords } from "../../../lib/text/number-words.ts";
import { findWords, textOf, type WordHit, type WordMatcher } from "./match-words.ts";
import type { Token } from "./read-tokens.ts";

export interface Negation {
  at: number;
  clause: number;
  text: string;
  /** "without": only the noun behind it. */
  ofNoun: boolean;
  /** Inside quotation marks, as in a title: it denies nothing around them. */
  quoted: boolean;
}

export interface NegationWords {
  negations: WordMatcher;
  without: WordMatcher;
  innocent: WordMatcher;
  bounds: WordMatcher;
}

export interface ClausedText {
  language: string;
  text: string;
  tokens: readonly Token[];
  /** Of each token the clause it stands in. */
  clauses: readonly number[];
}

const counted = numberWords();
const quotation =
  /“[^“”]{1,120}”|„[^„“”]{1,120}[“”]|«[^«»]{1,120}»|"[^"\n]{1,120}"|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,80}['’](?![\p{L}\p{N}])/gu;

const auxiliaries: ReadonlySet<string> = new Set(
  "am is are was were be been being do does did has have had will would can could may might must shall should need ought and or but".split(
    " ",
  ),
);

type IsAttributive = (tokens: readonly Token[], at: number, clauses: readonly number[]) => boolean;

/** "Days not used", "nicht bezogene Tage", "jours non pris": the negation belongs to the noun, not to the clause. */
const attributive: Readonly<Record<string, IsAttributive>> = {
  en: (tokens, at, clauses) => {
    const before = [1, 2, 3]
      .map((step) => tokens[at - step])
      .filter((_, step) => clauses[at - step - 1] === clauses[at]);
    return (
      tokens[at]?.word === "not" &&
      before.length > 0 &&
      !before.some((token) => auxiliaries.has(token?.word ?? ""))
    );
  },
  de: (tokens, at) =>
    tokens[at]?.word === "nicht" &&
    /^\p{Ll}+e[nrsm]?$/u.test(tokens[at + 1]?.text ?? "") &&
    /^\p{Lu}/u.test(tokens[at + 2]?.text ?? ""),
  fr: (tokens, at) => tokens[at]?.word === "non",
  it: (tokens, at) =>
    tokens[at]?.word === "non" && /(?:[aiu]t|es|rs|rt|tt)[oaie]$/u.test(tokens[at + 1]?.word ?? ""),
  es: (tokens, at) => tokens[at]?.word === "no" && /(?:[ai]d)[oa]s?$/u.test(tokens[at + 1]?.word ?? ""),
};

/** Words that negate, outside phrases such as "not only", "no less than 5", "No. 5" and "ne … que". */
export function findNegations(
  said: ClausedText,
  words: NegationWords,
  restrictions: readonly WordHit[],
): Negation[] {
  const { language, text, tokens, clauses } = said;
  const attributes = attributive[language];
  const spared = new Set<number>();
  const bounding = findWords(tokens, words.bounds).filter(({ to }) => boundsNumber(tokens, to));
  for (const { from, to } of [...findWords(tokens, words.innocent), ...bounding, ...restrictions])
    for (let at = from; at < to; at++) spared.add(at);
  const quotes = [...text.matchAll(quotation)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  const isQuoted = inside(quotes);
  const read = (matcher: WordMatcher, ofNoun: boolean) =>
    findWords(tokens, matcher)
      .filter(({ from }) => !spared.has(from) && !isNumberSign(text, tokens, from))
      .map((hit) => ({
        at: hit.from,
        clause: clauses[hit.from] ?? 0,
        text: textOf(text, tokens, hit),
        ofNoun: ofNoun || attributes?.(tokens, hit.from, clauses) === true,
        quoted: isQuoted(tokens[hit.from]?.start ?? 0),
      }));
  return [...read(words.negations, false), ...read(words.without, true)].toSorted(
    (one, other) => one.at - other.at,
  );
}

/** Whether a place lies in one of some stretches that follow one another; found by halving. */
function inside(stretches: readonly { start: number; end: number }[]): (place: number) => boolean {
  return (place) => {
    let low = 0;
    let high = stretches.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stretches[middle]?.end ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return (stretches[low]?.start ?? Infinity) < place;
  };
}

/** The clauses that are negated in the end; two negations lift each other where the language does so. */
export function findNegated(negations: readonly Negation[], concord: boolean): Set<number> {
  const counts = new Map<number, number>();
  for (const { clause, ofNoun, quoted, text } of negations) {
    if (ofNoun || quoted || /^nor$/iu.test(text)) continue;
    counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => concord || count % 2 === 1).map(([clause]) => clause));
}

/** "ne … que" says only, unless a real negation stands between. */
export function findRestrictions({ tokens, clauses }: ClausedText): WordHit[] {
  return tokens.flatMap((token, at) => {
    if (token.word !== "ne" && token.word !== "n") return [];
    for (let next = at + 1; next <= at + 3 && clauses[next] === clauses[at]; next++) {
      const word = tokens[next]?.word ?? "";
      if (/^(?:pas|plus|jamais|aucune?|rien|guère|ni|point)$/u.test(word)) return [];
      const isFree = !/^(?:ce|afin|pour|parce|alors|avant|tandis|dès)$/u.test(tokens[next - 1]?.word ?? "");
      if ((word === "que" || word === "qu") && isFree) return [{ from: at, to: next + 1 }];
    }
    return [];
  });
}

/** A number stands right behind, or behind an article or a currency. */
function boundsNumber(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at, at + 3)
    .some(({ word }) => /^\p{N}/u.test(word) || counted.has(word) || monthNames.has(word));
}

/** "No. 5", "Agreement No. SL-2207", "Invoice No 12" and "n° CM-118" number something. */
function isNumberSign(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !/^no?$/u.test(token.word)) return false;
  const behind = text.slice(token.end, token.end + 24);
  // a point may end a sentence that says no, a degree sign does not
  if (/^(?:\.\s?\p{N}|\.?[º°]|\.\s?[\p{Lu}\p{N}/-]*\p{N})/u.test(behind)) return true;
  const isWritten = at > 0 && text.slice(token.start, token.end) === "No";
  return isWritten && /^\s[\p{Lu}\p{N}/-]*\p{N}/u.test(behind);
}
