import { stopWords } from "../../../lib/text/stop-words.ts";
import { magnitudes, magnitudeSigns } from "../../../lexicon/facts/magnitudes.ts";
import { perWords } from "../../../lexicon/facts/quantity-words.ts";
import { multiply } from "./decimal.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";
import type { MeasureUnit } from "./unit-tables.ts";
import { currencyOfCode, longestSymbol, unitSymbols, unitWords } from "./unit-tables.ts";

export interface Found<T> {
  value: T;
  next: number;
}

const magnitudeWords = createPhrases(magnitudes.map(({ factor, ...words }) => ({ words, value: factor })));
const perPhrases = createPhrases([{ words: perWords, value: true }], "own");

/** A unit, sign or currency from a token on. */
export function readUnit(scan: Scan, at: number): Found<MeasureUnit> | undefined {
  if (!isNear(scan, at)) return undefined;
  const named = phraseAt(scan, at, unitWords(scan.language));
  const signed = readSymbol(scan, at);
  if (named !== undefined && named.next >= (signed?.next ?? 0)) {
    const [value] = named.values;
    if (value !== undefined) return { value, next: named.next };
  }
  return signed;
}

/** The longest sign: m² before m, US$ before $. */
export function readSymbol(scan: Scan, first: number): Found<MeasureUnit> | undefined {
  let text = "";
  let found: Found<MeasureUnit> | undefined;
  for (let at = first; at < first + longestSymbol; at += 1) {
    if (at > first && !isGlued(scan, at)) break;
    const piece = textOf(scan, at);
    if (piece === "" || piece.length > 7) break;
    text += piece;
    const value = unitSymbols.get(text) ?? (at === first ? currencyOfCode(text) : undefined);
    if (value !== undefined) found = { value, next: at + 1 };
  }
  if (found === undefined) return undefined;
  return isOtherWord(scan, first, found) ? undefined : found;
}

/** A sign of letters may be the beginning of a code, a usual word ("ha") or an elision ("d'une"). */
function isOtherWord(scan: Scan, first: number, { value, next }: Found<MeasureUnit>): boolean {
  if (value.dimension === "×") return !isGlued(scan, first) || isDigits(scan, next);
  if (!isWord(scan, next - 1)) return false;
  if (isGlued(scan, next) && /^[\p{L}\p{N}'’]/u.test(textOf(scan, next))) return true;
  const word = textOf(scan, first);
  return word.length > 1 && !isGlued(scan, first) && stopWords(scan.language).has(word);
}

/** Several factors where the language of the text is not known. */
export type Magnitude = readonly string[];

/** "Million", "Mio.", "bn", or "k" and the like right behind the digits; "m" only beside a currency. */
export function readMagnitude(scan: Scan, at: number, hasCurrency: boolean): Found<Magnitude> | undefined {
  const named = isNear(scan, at) ? phraseAt(scan, at, magnitudeWords(scan.language)) : undefined;
  if (named !== undefined) {
    const after = skipStop(scan, named.next);
    const more = isNear(scan, after) ? phraseAt(scan, after, magnitudeWords(scan.language)) : undefined;
    if (more === undefined) return { value: named.values, next: named.next };
    return { value: named.values.flatMap((a) => more.values.map((b) => multiply(a, b))), next: more.next };
  }
  const sign = Object.hasOwn(magnitudeSigns, textOf(scan, at)) ? magnitudeSigns[textOf(scan, at)] : undefined;
  if (sign === undefined || !isNear(scan, at)) return undefined;
  const behind = skipStop(scan, at + 1);
  const isMoney = hasCurrency || isCurrency(scan, behind);
  const isSure = sign.sure && isGlued(scan, at);
  const runsOn = isGlued(scan, at + 1) && /^[\p{N}/]/u.test(textOf(scan, at + 1));
  return (isMoney || isSure) && !runsOn ? { value: [sign.factor], next: at + 1 } : undefined;
}

function isCurrency(scan: Scan, at: number): boolean {
  const unit = isNear(scan, at) ? readSymbol(scan, at) : undefined;
  return unit?.value.dimension.startsWith("cur:") === true;
}

const glueing = /^(k|K|T|M|m|Mio|Mrd)([A-Z]{3}|€)$/u;

/** TCHF and kEUR: a magnitude and a currency in one word. */
export function readScaledCurrency(
  scan: Scan,
  at: number,
): { unit: MeasureUnit; magnitude: Magnitude } | undefined {
  const [, sign = "", code = ""] = glueing.exec(textOf(scan, at)) ?? [];
  const unit = currencyOfCode(code);
  if (unit === undefined) return undefined;
  const factors: Readonly<Record<string, string>> = { Mio: "1000000", Mrd: "1000000000" };
  const factor = factors[sign] ?? magnitudeSigns[sign]?.factor;
  return factor === undefined ? undefined : { unit, magnitude: [factor] };
}

/** Past the full stop of a short form, where something goes on behind it. */
export function skipStop(scan: Scan, at: number): number {
  return isMark(scan, at, ".") && isGlued(scan, at) && isNear(scan, at + 1) ? at + 1 : at;
}

/** What a rate is for, as its base unit: "per year" is 12 month. Only a stroke belongs to the number itself. */
export function readRate(scan: Scan, at: number): (Found<string> & { isStroke: boolean }) | undefined {
  const isStroke = isMark(scan, at, "/") && isNear(scan, at);
  const word = isStroke ? undefined : phraseAt(scan, at, perPhrases(scan.language));
  if (!isStroke && (word === undefined || !isNear(scan, at))) return undefined;
  const unit = readUnit(scan, skipApostrophe(scan, word?.next ?? at + 1));
  if (unit === undefined || unit.value.dimension === "%") return undefined;
  return { value: `${unit.value.factor} ${unit.value.dimension}`, next: unit.next, isStroke };
}

function skipApostrophe(scan: Scan, at: number): number {
  return isMark(scan, at, "'’") && isGlued(scan, at) ? at + 1 : at;
}
