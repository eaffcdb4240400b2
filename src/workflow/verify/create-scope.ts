import { createTermReader } from "../../lib/create-term-reader.ts";
import { monthNames } from "../../lib/month-names.ts";
import { numberWords } from "../../lib/number-words.ts";
import { readNumber } from "../../lib/read-number.ts";
import { segmentWords } from "../../lib/segment-words.ts";
import { findFacts, monthKey, scaleOf } from "./find-facts.ts";
import type { Fact } from "./find-facts.ts";
import type { Name } from "./find-names.ts";

/** What a draft may take over: everything that its sources and the person say. */
export interface Scope {
  holds(fact: Fact): boolean;
  holdsName(name: Name): boolean;
  /** Whether a text with this word in lower case is among them. */
  common: ReadonlySet<string>;
}

export function createScope(texts: readonly string[], language: string): Scope {
  const facts = texts.flatMap(cutPieces).flatMap(findFacts);
  const reader = createTermReader(language);
  const words = texts.flatMap((text) => segmentWords(text.normalize("NFC"))).map(({ text }) => text);
  const known = new Set(words.flatMap((word) => formsOf(word)));
  const terms = new Set(reader.all(texts.join("\n")).map(({ term }) => term));
  const dates = datesOf(facts, words);
  const numbers = numbersOf(facts, words, language);
  const keys = new Set(facts.flatMap(({ kind, keys: own }) => own.map((key) => `${kind} ${key}`)));
  const scales = new Set(words.flatMap((word) => scaleOf(word) ?? []));
  const flat = flatten(texts.join("\n"));
  const holdsWord = (word: string): boolean =>
    formsOf(word).some((form) => known.has(form)) || reader.all(word).every(({ term }) => terms.has(term));
  return {
    common: new Set(words.filter((word) => /^\p{Ll}/u.test(word))),
    holds({ kind, text, keys: own, scaled }) {
      if (kind === "quotation") return holdsQuotation(text, flat);
      if (kind === "date") return own.some((key) => dates.has(key));
      if (kind === "number") return holdsNumber({ text, keys: own, scaled }, numbers, scales);
      if (own.some((key) => keys.has(`${kind} ${key}`))) return true;
      return kind === "code" && text.split(/[-/.]/).every((piece) => known.has(piece.toLowerCase()));
    },
    holdsName: (name) => (name.needs === "one" ? name.words.some(holdsWord) : name.words.every(holdsWord)),
  };
}

const usualPiece = 2_000;

/** A whole document in pieces of whole lines or words: what is looked for in a text is looked for many times over. */
function cutPieces(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    const near = text.slice(start + usualPiece, start + 2 * usualPiece);
    const cut = [near.indexOf("\n"), near.indexOf(" "), near.length].find((at) => at >= 0) ?? 0;
    const end = start + usualPiece + cut;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** A draft may leave out day or year of a date that it knows. */
function datesOf(facts: readonly Fact[], words: readonly string[]): Set<string> {
  const dates = new Set<string>();
  for (const { kind, keys } of facts) {
    if (kind !== "date") continue;
    for (const key of keys) {
      dates.add(key);
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(key) ?? [];
      if (year !== undefined) dates.add(`${year}-${month}`).add(`--${month}-${day}`);
      const [, ofDate] = /^(?:\d{4}|-)-(\d{2})/.exec(key) ?? [];
      if (ofDate !== undefined) dates.add(monthKey(Number(ofDate)));
    }
  }
  for (const word of words) {
    const named = monthNames.get(word.toLowerCase());
    if (named !== undefined) dates.add(monthKey(named));
  }
  return dates;
}

/** A number without a sign may be said of one with; small numbers may be written out in the sources. */
function numbersOf(facts: readonly Fact[], words: readonly string[], language: string): Set<string> {
  const spelled = numberWords(language);
  const numbers = new Set(
    words.flatMap((word) => {
      const value = spelled.get(word.toLowerCase());
      return value === undefined ? [] : [String(value)];
    }),
  );
  for (const { kind, keys, text, scaled } of facts) {
    if (kind === "number")
      for (const key of [...keys, ...(scaled?.from ?? []), ...piecesOf(text)])
        numbers.add(key).add(key.replace(/^-/, ""));
    if (kind === "date") for (const digits of text.match(/\d+/g) ?? []) numbers.add(String(Number(digits)));
    if (kind === "code") for (const digits of text.match(/\d+/g) ?? []) numbers.add(String(Number(digits)));
  }
  return numbers;
}

/** A table "in millions" holds the digits of its numbers alone. */
function holdsNumber(
  { text, keys, scaled }: Pick<Fact, "text" | "keys"> & { scaled: Fact["scaled"] },
  numbers: ReadonlySet<string>,
  scales: ReadonlySet<number>,
): boolean {
  if (keys.some((key) => numbers.has(key))) return true;
  if (scaled !== undefined) return scales.has(scaled.places) && scaled.from.some((key) => numbers.has(key));
  return piecesOf(text).every((piece) => numbers.has(piece));
}

/** "3 100" may be one number, or two that stand side by side. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s/u);
  return pieces.length === 1 ? [text] : pieces.map((piece) => readNumber(piece)[0] ?? piece);
}

function formsOf(word: string): string[] {
  const lower = word.normalize("NFKC").toLowerCase();
  const bare = lower.replace(/['’]s?$/u, "");
  return [...new Set([lower, bare, bare.replace(/s$/u, "")])].filter((form) => form !== "");
}

/** Pieces that a quotation leaves out do not count. */
function holdsQuotation(text: string, flat: string): boolean {
  const pieces = flatten(text).split(/\s*(?:\[?(?:\.{3}|…)\]?)\s*/u);
  return pieces.every((piece) => flat.includes(piece.replace(/[.,;:!?]+$/u, "").trim()));
}

function flatten(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/["“”„«»‹›]/gu, "")
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[‐‑–—]/gu, "-")
    .replaceAll(/\s+/gu, " ");
}
