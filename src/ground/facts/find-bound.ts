import { addAll } from "../../lib/add-all.ts";
import type { BoundKind, BoundRow } from "../../lexicon/facts/bounds.ts";
import {
  betweenBoundAndNumber,
  boundsAfterDates,
  boundsAfterNumbers,
  boundsBeforeDates,
  boundsBeforeNumbers,
  lossWords,
} from "../../lexicon/facts/bounds.ts";
import type { Fact } from "./fact.ts";
import { createPhrases, phraseAt, phraseBefore } from "./text/phrases.ts";
import type { Scan } from "./text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord } from "./text/scan.ts";
import { termDimensions } from "./numbers/unit-tables.ts";

export type Bounds = Pick<Fact, "limit" | "hedge">;

const toPhrases = (rows: readonly BoundRow[]) =>
  createPhrases(rows.map(({ bound, ...words }) => ({ words, value: bound })));

const beforeNumbers = toPhrases(boundsBeforeNumbers);
const afterNumbers = toPhrases(boundsAfterNumbers);
const beforeDates = toPhrases(boundsBeforeDates);
const afterDates = toPhrases(boundsAfterDates);
const between = createPhrases([{ words: betweenBoundAndNumber, value: true }]);
const losses = createPhrases([{ words: lossWords, value: true }]);

/** What bounds a number that stands from one token up to another. */
export function findNumberBounds(
  scan: Scan,
  at: { first: number; next: number },
  dimension?: string,
): Bounds {
  const isTerm = dimension !== undefined && termDimensions.has(dimension);
  const found = [
    before(scan, at.first, beforeNumbers),
    sign(scan, at.first),
    after(scan, at.next, afterNumbers),
  ];
  return merge(found.flatMap((bounds) => bounds.map((bound) => forTerm(bound, isTerm))));
}

/** What bounds a date or period. */
export function findDateBounds(scan: Scan, { first, next }: { first: number; next: number }): Bounds {
  return merge([...before(scan, first, beforeDates), ...sign(scan, first), ...after(scan, next, afterDates)]);
}

/** A loss of 802 may stand as -802 elsewhere; what fell to 802 is 802. */
export function isLoss(scan: Scan, first: number): boolean {
  if (/^(?:to|auf|a|until|bis)$/u.test(foldedOf(scan, first - 1))) return false;
  const phrases = losses(scan.language).values;
  for (let at = first - 1; at >= Math.max(0, first - 4); at -= 1) {
    if (isWord(scan, at) ? phrases.has(foldedOf(scan, at)) : !isMark(scan, at, "'’")) return isWord(scan, at);
  }
  return false;
}

function forTerm(bound: BoundKind, isTerm: boolean): BoundKind {
  if (bound === "within") return isTerm ? "atMost" : "none";
  if (bound === "over") return isTerm ? "none" : "moreThan";
  return bound;
}

function before(scan: Scan, first: number, table: typeof beforeNumbers): BoundKind[] {
  const phrases = table(scan.language);
  const filler = between(scan.language).values;
  let at = first;
  const found: BoundKind[] = [];
  // "bis höchstens rund 5" carries three; an article may stand between
  for (let step = 0; step < 4; step += 1) {
    const phrase = phraseBefore(scan, at, phrases);
    if (phrase !== undefined) {
      if (isRange(scan, phrase.first)) break;
      addAll(found, phrase.values);
      at = phrase.first;
    } else if (isWord(scan, at - 1) && isNear(scan, at) && filler.has(foldedOf(scan, at - 1))) at -= 1;
    else break;
  }
  return found;
}

/** In "5 bis 10" the word stands between two ends and bounds neither. */
function isRange(scan: Scan, at: number): boolean {
  const isUntil = /^(?:bis|hasta|fino|jusqu|up)$/u.test(foldedOf(scan, at));
  return isUntil && (isDigits(scan, at - 1) || isMark(scan, at - 1, "%‰$€."));
}

function after(scan: Scan, next: number, table: typeof beforeNumbers): BoundKind[] {
  if (isMark(scan, next, "+") && isGlued(scan, next) && !isDigits(scan, next + 1)) return ["atLeast"];
  if (!isNear(scan, next)) return [];
  const phrase = phraseAt(scan, next, table(scan.language));
  if (phrase === undefined || isDigits(scan, phrase.next)) return [];
  return [...phrase.values];
}

const signs: Readonly<Record<string, BoundKind>> = {
  "≥": "atLeast",
  "⩾": "atLeast",
  "≧": "atLeast",
  "≤": "atMost",
  "⩽": "atMost",
  "≦": "atMost",
  ">": "moreThan",
  "<": "lessThan",
  "~": "hedge",
  "≈": "hedge",
  "∼": "hedge",
  "≃": "hedge",
};

/** A sign right before the number, ">=" as well. */
function sign(scan: Scan, first: number): BoundKind[] {
  const last = scan.tokens[first - 1];
  if (last === undefined || last.kind !== "mark" || !isNear(scan, first)) return [];
  if (last.text === "=" && isMark(scan, first - 2, "<>") && isGlued(scan, first - 1))
    return [scan.tokens[first - 2]?.text === ">" ? "atLeast" : "atMost"];
  const bound = Object.hasOwn(signs, last.text) ? signs[last.text] : undefined;
  return bound === undefined ? [] : [bound];
}

function merge(bounds: readonly BoundKind[]): Bounds {
  const hedge = bounds.some((bound) => bound === "hedge" || bound === "hedgeAbove");
  const [limit] = bounds.flatMap((bound): Fact["limit"][] => {
    if (bound === "hedgeAbove") return ["moreThan"];
    if (bound === "hedge" || bound === "none" || bound === "within" || bound === "over") return [];
    return [bound];
  });
  return { ...(limit === undefined ? {} : { limit }), ...(hedge ? { hedge } : {}) };
}
