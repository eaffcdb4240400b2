import type { LocatedCell } from "../grounding.ts";
import { stripMarkup } from "./strip-markup.ts";
import type { PlainLine } from "./strip-markup.ts";

/** What is cited: exact words, or one cell with its heads. */
export interface Quotable {
  quote: string;
  cell?: LocatedCell | undefined;
}

export interface ShortQuoteOptions {
  /** The text that cites: of a long passage the part is kept that it rests on. */
  about?: string | undefined;
  /** Characters, with the ellipses. */
  limit?: number | undefined;
}

export const longestQuote = 160;
const shortestLimit = 16;
/** Of a longer passage nobody would find more than this worth quoting from. */
const mostRead = 40_000;

/** The cited words in short: no markup, one line, cut between words, the part with the facts kept. */
export function shortQuote(
  { quote, cell }: Quotable,
  { about = "", limit: wanted = longestQuote }: ShortQuoteOptions = {},
): string {
  const limit = Math.max(shortestLimit, wanted);
  const facts = factsOf(about);
  if (cell !== undefined) return shortCell(cell, facts, limit);
  return cutAround(chooseLine(stripMarkup(quote.slice(0, mostRead)), facts), facts, limit);
}

/** "Desk lamp · Price: 39.00": the value is what a reader looks for, so the heads give way first. */
function shortCell({ rowHead, columnHead, value }: LocatedCell, facts: Facts, limit: number): string {
  const said = cutAround(oneLine(value), facts, Math.max(shortestLimit, Math.floor(limit * 0.6))) || "–";
  const heads = [oneLine(rowHead), oneLine(columnHead)].filter((head) => head !== "" && head !== said);
  const room = Math.floor((limit - said.length - 2 - 3 * (heads.length - 1)) / Math.max(1, heads.length));
  const short = room < shortestLimit ? [] : heads.map((head) => cutAround(head, noFacts, room));
  return short.length === 0 ? said : `${short.join(" · ")}: ${said}`;
}

function oneLine(text: string): string {
  return stripMarkup(text.slice(0, mostRead))
    .map((line) => line.text)
    .join(" ");
}

/** Of a table one row, that which the citing text speaks of; running text as a whole. */
function chooseLine(lines: readonly PlainLine[], facts: Facts): string {
  const rows = lines.filter(({ isRow }) => isRow);
  if (rows.length < 2) return lines.map(({ text }) => text).join(" ");
  const body = rows.filter(({ isHead }) => !isHead);
  const prose = lines.filter(({ isRow }) => !isRow);
  const rated = [...body, ...prose].map(({ text }) => ({ text, score: scoreOf(toPieces(text), facts) }));
  const best = rated.reduce((most, one) => (one.score > most.score ? one : most), { text: "", score: -1 });
  return best.text;
}

type Facts = ReadonlySet<string>;
const noFacts: Facts = new Set();

function factsOf(about: string): Facts {
  if (about === "") return noFacts;
  return new Set(
    toPieces(about.slice(0, mostRead)).flatMap(({ key }) => (key.length > 2 || /\d/u.test(key) ? [key] : [])),
  );
}

interface Piece {
  /** How it is compared: letters and digits alone. */
  key: string;
  start: number;
  end: number;
}

const words = new Intl.Segmenter("und", { granularity: "word" });
const letters = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Where a text may be cut: at white space, in some scripts between words, in a word that is too long between letters. */
function toPieces(text: string, room = longestQuote): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    let at = index;
    for (const piece of splitRun(run, room)) {
      pieces.push({ key: keyOf(piece), start: at, end: at + piece.length });
      at += piece.length;
    }
  }
  return pieces;
}

function splitRun(run: string, room: number): string[] {
  const parts = unspaced.test(run) ? Array.from(words.segment(run), ({ segment }) => segment) : [run];
  return parts.flatMap((part) => (part.length <= room ? [part] : splitWord(part)));
}

function splitWord(word: string): string[] {
  return Array.from(letters.segment(word), ({ segment }) => segment).flatMap((letter) =>
    // one letter may carry any number of accents
    letter.length > shortestLimit / 2 ? Array.from(letter) : [letter],
  );
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function weightOf({ key }: Piece, facts: Facts): number {
  const hasDigit = /\d/u.test(key);
  if (facts.has(key)) return hasDigit ? 6 : 2;
  return hasDigit ? 1 : 0;
}

function scoreOf(pieces: readonly Piece[], facts: Facts): number {
  return pieces.reduce((sum, piece) => sum + weightOf(piece, facts), 0);
}

/** As much as the limit takes around what counts most; from the start of a sentence, if one fits. */
function cutAround(text: string, facts: Facts, limit: number): string {
  if (text.length <= limit) return text;
  const pieces = toPieces(text, limit - 4);
  const [from, to] = chooseWindow({ text, pieces, facts, room: limit - 4 });
  const start = pieces[from]?.start ?? 0;
  const end = pieces[to - 1]?.end ?? 0;
  const isSpaced = (at: number): boolean => /\s/u.test(text[at] ?? "");
  const before = from === 0 ? "" : isSpaced(start - 1) ? "… " : "…";
  const after = to === pieces.length ? "" : isSpaced(end) ? " …" : "…";
  return `${before}${text.slice(start, end)}${after}`;
}

interface Windows {
  text: string;
  pieces: readonly Piece[];
  facts: Facts;
  room: number;
}

/** The window with the highest score: one that begins with a sentence, else the one in the middle of equals. */
function chooseWindow({ text, pieces, facts, room }: Windows): [number, number] {
  let best = { score: -1, ends: [] as [number, number][] };
  let to = 0;
  let score = 0;
  for (const [from, piece] of pieces.entries()) {
    for (let next = pieces[to]; next !== undefined && next.end - piece.start <= room; next = pieces[to]) {
      score += weightOf(next, facts);
      to += 1;
    }
    if (score > best.score) best = { score, ends: [] };
    if (score === best.score) best.ends.push([from, to]);
    score -= weightOf(piece, facts);
    // nothing is gained behind a window that reaches the end
    if (to === pieces.length) break;
  }
  const opens = ([from]: [number, number]): boolean =>
    from === 0 ||
    /[.!?。！？]["'”’»)]*$/u.test(
      text.slice(Math.max(0, (pieces[from]?.start ?? 0) - 8), pieces[from]?.start).trimEnd(),
    );
  // equals that do not follow each other are other places: the first one counts
  const gap = best.ends.findIndex(
    ([from], index) => index > 0 && from !== (best.ends[index - 1]?.[0] ?? 0) + 1,
  );
  const alike = gap === -1 ? best.ends : best.ends.slice(0, gap);
  return alike.find(opens) ?? alike[Math.floor(alike.length / 2)] ?? [0, 0];
}

const openings: Record<string, readonly [string, string]> = {
  en: ["“", "”"],
  de: ["„", "“"],
  fr: ["«\u202f", "\u202f»"],
  it: ["«", "»"],
  es: ["«", "»"],
  ja: ["「", "」"],
};

/** As the language sets words that are not one's own; in Switzerland with angles. */
export function inQuotationMarks(text: string, language: string): string {
  const [base = "", region = ""] = language.toLowerCase().split("-");
  const [open, close] = (region === "ch" ? openings["it"] : openings[base]) ?? ["“", "”"];
  return `${open}${text}${close}`;
}
