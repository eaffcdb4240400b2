import { putsBoth } from "../../../../lexicon/requests/follow-up-words.ts";
import type { AnalysedPart } from "../../../../model/intent.ts";
import { partsOfRound } from "./find-follow-up.ts";
import { readRounds } from "./read-rounds.ts";

const mostWords = 14;

/**
 * "Put both into an Excel table": what was asked in the two rounds before, or twice in the one before, once more. Where
 * the rounds hold no two answers it is a rewording, which is declined: anything else would be searched for. Empty where
 * nobody says "both".
 */
export function putBoth(message: string, earlier: string, language: string): AnalysedPart[] {
  const text = message.trim();
  const [newest, other] = readRounds(earlier);
  if (newest === undefined || text.split(/\s+/u).length > mostWords || !putsBoth.test(text)) return [];
  const own = newest.isAnswered ? partsOfRound(newest, language) : [];
  const isOne = countAsked(own) === 1 && other?.isAnswered === true;
  const asked = isOne ? [...partsOfRound(other, language), ...own] : own;
  const [first, ...more] = asked;
  if (first === undefined || countAsked(asked) !== 2)
    return [{ role: "REWRITE", text, points: [], constraints: [] }];
  // what it is to look like asks for nothing by itself
  return [{ ...first, constraints: [...first.constraints, text] }, ...more];
}

function countAsked(parts: readonly AnalysedPart[]): number {
  return parts.reduce((sum, { points }) => sum + Math.max(1, points.length), 0);
}
