import { fillers } from "../../../lexicon/facts/limits-of-clause-fillers.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { agree } from "../../facts/agree.ts";
import type { Fact } from "../../facts/fact.ts";
import type { CellPiece } from "../context.ts";
import type { ReadClaim } from "../read-claim.ts";
import { headNames, rowNames } from "../table/name-cell.ts";
import { compileWords, findWords, type WordMatcher } from "../text/match-words.ts";
import { readPlain } from "../text/read-plain.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";

const fillersOf = new Map<string, WordMatcher>(
  languages.map((language) => [language, compileWords(fillers[language])]),
);

/** Row head, column head and value of one cited cell, and nothing else but words that change nothing. */
export function provesCell(claim: ReadClaim, piece: CellPiece): boolean {
  const { tokens } = claim.signals;
  if (claim.answer !== undefined || piece.cell.value.trim() === "" || /\?\s*$/u.test(claim.text))
    return false;
  const covered = new Set<number>();
  if (!takesOne(rowNames(piece), tokens, covered) || !takesOne(headNames(piece), tokens, covered))
    return false;
  const taken = tokens.filter((_, at) => covered.has(at));
  const value = valueSpan(claim, piece, taken);
  if (value === undefined) return false;
  for (const [at, token] of tokens.entries())
    if (token.start < value.end && token.end > value.start) covered.add(at);
  const matcher = fillersOf.get(claim.language);
  for (const { from, to } of matcher === undefined ? [] : findWords(tokens, matcher))
    for (let at = from; at < to; at++) covered.add(at);
  return tokens.every((_, at) => covered.has(at));
}

type Place = Pick<Token, "start" | "end">;

/** Where the claim says the value: as the same fact, or letter by letter. In another language digits may mean something else. */
function valueSpan(
  { statement, facts, language }: ReadClaim,
  piece: CellPiece,
  taken: readonly Place[],
): Place | undefined {
  const isFree = (place: Place) => !taken.some(({ start, end }) => start < place.end && end > place.start);
  const isBare = ({ limit, hedge }: Fact) => limit === undefined && hedge === undefined;
  if (piece.language === language) {
    const own = piece.facts().filter(({ kind }) => kind !== "name");
    const same = facts.find(
      (fact) =>
        isBare(fact) &&
        isFree(fact) &&
        own.some((other) => fact.kind === other.kind && agree(fact, other) === "same"),
    );
    if (same !== undefined && own.length === 1) return same;
  } else if (piece.language !== "unknown") return undefined;
  const value = piece.cell.value.trim();
  for (let start = statement.indexOf(value); start >= 0; start = statement.indexOf(value, start + 1)) {
    const place = { start, end: start + value.length };
    const stands =
      !/[\p{L}\p{N}]$/u.test(statement.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(statement.slice(place.end));
    if (
      stands &&
      isFree(place) &&
      facts.every((fact) => isBare(fact) || fact.end <= start || fact.start >= place.end)
    )
      return place;
  }
  return undefined;
}

/** The first of some names whose parts stand in the claim, each word after word; its words are taken. */
function takesOne(
  names: readonly (readonly string[])[],
  tokens: readonly Token[],
  covered: Set<number>,
): boolean {
  const named = names.filter((parts) => parts.length > 0);
  if (named.length === 0) return true;
  for (const parts of named) {
    const places = parts.map((part) =>
      placeOf(readTokens(readPlain(part.replaceAll("_", " ")).text), tokens, covered),
    );
    if (places.includes(undefined)) continue;
    for (const place of places) for (let at = place?.from ?? 0; at < (place?.to ?? 0); at++) covered.add(at);
    return true;
  }
  return false;
}

function placeOf(
  words: readonly Token[],
  tokens: readonly Token[],
  covered: ReadonlySet<number>,
): { from: number; to: number } | undefined {
  for (let from = 0; from + words.length <= tokens.length; from++) {
    if (words.every(({ word }, at) => tokens[from + at]?.word === word && !covered.has(from + at)))
      return { from, to: from + words.length };
  }
  return undefined;
}
