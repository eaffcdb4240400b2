import { sideArticles, sideTail, twoThings } from "../../../lexicon/requests/compare-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readGrids } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { compareAlike } from "./compare-alike.ts";
import { toQuote } from "./look-up.ts";
import type { Quoted } from "./quoted.ts";
import type { Candidate } from "./read-candidates.ts";

/** One of two things that are compared: its words, and those that the other one does not have. */
interface Side {
  words: readonly string[];
  own: readonly string[];
}

const mostWords = 6;
const mostOfSide = 4;
const mostRows = 20;
/** "A" and "12" mean something only behind their noun. */
const longestMark = 2;

/**
 * What documents say of two things that are named: columns or rows of a table, sentences, sections; or of as many things
 * of a kind as are listed. Undefined where there are none such, or they are documents themselves; empty where only one
 * of them is spoken of.
 */
export function compareThings(
  text: string,
  candidates: readonly Candidate[],
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] | undefined {
  const sides = readSides(text);
  if (sides === undefined) return compareAlike(text, candidates);
  if (areDocuments(sides, evidence)) return undefined;
  const columns = columnsOf(sides, evidence);
  if (columns.length > 0) return columns;
  const found = sides.map((side, at) => {
    const [other] = sides.filter((_, index) => index !== at);
    return candidates.filter((candidate) => isOf(candidate, side) && !(other && isOf(candidate, other)));
  });
  const both = candidates.filter((candidate) => sides.every((side) => isOf(candidate, side)));
  const [left = [], right = []] = found;
  // two papers may still say it, each of one of them
  const isOneDocument = new Set(evidence.map(({ document }) => document)).size < 2;
  if (both.length === 0 && (left.length === 0 || right.length === 0)) return isOneDocument ? [] : undefined;
  return [...both.slice(0, mostOfSide), ...best(left), ...best(right)].map(toQuote);
}

/** "The difference between the Basic and the Premium plan": two short names. */
export function readSides(text: string): [Side, Side] | undefined {
  for (const pattern of twoThings) {
    const { left, right } = pattern.exec(text)?.groups ?? {};
    if (left === undefined || right === undefined) continue;
    const first = wordsOf(left);
    const whole = wordsOf(right.replace(/\.\s.*$|\.$/u, ""));
    const cut = wordsOf(right.replace(/\.\s.*$|\.$/u, "").replace(sideTail, ""));
    const second = ownOf(cut, first).length > 0 ? cut : whole;
    const sides = [
      { words: first, own: ownOf(first, second) },
      { words: second, own: ownOf(second, first) },
    ] as const;
    if (sides.every(({ words, own }) => own.length > 0 && words.length <= mostWords)) return [...sides];
  }
  return undefined;
}

function ownOf(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word));
}

function wordsOf(text: string): string[] {
  let rest = text.trim();
  for (let at = 0; at < 2; at += 1) rest = rest.replace(sideArticles, "");
  return tokensOf(rest);
}

function tokensOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words that only this thing has stand together; a mark such as "A" stands beside its noun. */
function names(text: string, { words, own }: Side): boolean {
  const tokens = tokensOf(text);
  const isMark = own.every((word) => word.length <= longestMark);
  const wanted = isMark ? words : own;
  return tokens.some((_, at) => wanted.every((word, index) => isSame(tokens[at + index], word)));
}

/** Endings may differ where a word is long enough to be told by its beginning. */
function isSame(token: string | undefined, word: string): boolean {
  if (token === undefined) return false;
  return (
    token === word ||
    (word.length > 4 && token.startsWith(word) && token.length - word.length <= longestMark) ||
    (token.length > 4 && word.startsWith(token) && word.length - token.length <= longestMark)
  );
}

function isOf({ sentence, evidence }: Candidate, side: Side): boolean {
  if (sentence.kind === "heading" || /[:?]\s*$/u.test(sentence.text)) return false;
  return names(sentence.text, side) || names(evidence.heading?.at(-1) ?? "", side);
}

/** Those with figures first, in the order of the documents. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const [figures, words] = [
    candidates.filter(({ sentence }) => /\p{N}/u.test(sentence.text)),
    candidates.filter(({ sentence }) => !/\p{N}/u.test(sentence.text)),
  ];
  const chosen = new Set([...figures, ...words].slice(0, mostOfSide));
  return candidates.filter((candidate) => chosen.has(candidate));
}

function areDocuments(sides: readonly Side[], evidence: readonly EvidenceItem[]): boolean {
  const titles = [
    ...new Set(evidence.map(({ document, heading = [] }) => `${document}\n${heading[0] ?? ""}`)),
  ];
  const named = sides.map((side) => titles.find((title) => isCalled(title, side))?.split("\n")[0]);
  return named.every((name) => name !== undefined) && new Set(named).size === sides.length;
}

/** "The policies 2025 and 2026" are told apart by their years, however the rest is written. */
function isCalled(title: string, side: Side): boolean {
  const numbers = side.own.filter((word) => /^\p{N}+$/u.test(word));
  const tokens = tokensOf(title);
  return numbers.length > 0 ? numbers.every((word) => tokens.includes(word)) : names(title, side);
}

/** Where both are heads of one table, its rows say both side by side. */
function columnsOf(sides: readonly Side[], evidence: readonly EvidenceItem[]): ComputedClaim[] {
  for (const grid of readGrids(evidence, new Set())) {
    const columns = sides.map((side) => grid.heads.findIndex((head) => names(head, side)));
    if (columns.some((column) => column < 1) || new Set(columns).size < sides.length) continue;
    const rows = grid.rows.flatMap((row) => tellCells(row, [0, ...columns], grid) ?? []);
    if (rows.length > 0 && rows.length <= mostRows) return rows;
  }
  return [];
}
