import { halfWords } from "../../../lexicon/facts/magnitudes.ts";
import { findNumberBounds, isLoss } from "../find-bound.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Unplaced, FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isGlued, isMark, isWord } from "../text/scan.ts";
import { add, multiply, negate } from "./decimal.ts";
import type { Prefix } from "./read-number-prefix.ts";
import { readNumberPrefix } from "./read-number-prefix.ts";
import type { NumberHead, Tail } from "./read-number-tail.ts";
import { readNumberTail } from "./read-number-tail.ts";
import { readCompoundWord, readNumberWords } from "./read-number-words.ts";
import { readNumeral } from "./read-numeral.ts";
import { readUnit } from "./read-unit.ts";
import type { MeasureUnit } from "./unit-tables.ts";

interface Amount {
  readings: string[];
  written: string;
  next: number;
  isWords: boolean;
  isArticle: boolean;
  isDoubtful: boolean;
  unit?: MeasureUnit;
}

const halves = createPhrases([{ words: halfWords, value: true }], "own");

/** A number with everything that belongs to it: sign, currency, magnitude, unit, bounds. */
export function readQuantity(scan: Scan, first: number): FactReading | undefined {
  const prefix = readNumberPrefix(scan, first);
  const amount = readAmount(scan, prefix.next);
  if (amount === undefined) return undefined;
  const head: NumberHead = { next: amount.next, isWords: amount.isWords };
  const unit = prefix.unit ?? amount.unit;
  if (unit !== undefined) head.unit = unit;
  if (prefix.magnitude !== undefined) head.magnitude = prefix.magnitude;
  const tail = readNumberTail(scan, head);
  takeUnitBehindBracket(scan, tail, prefix);
  if (amount.isArticle && tail.unit === undefined && tail.magnitude === undefined) return undefined;
  const reading = toReading(scan, toFact(scan, { prefix, amount, tail }), {
    first: prefix.first,
    next: tail.next,
  });
  reading.scale = { factor: tail.unit?.factor ?? "1", magnitude: tail.magnitude ?? [] };
  return reading;
}

/** Changes the tail of the second number in "thirty (30) days". */
function takeUnitBehindBracket(scan: Scan, tail: Tail, { first }: Prefix): void {
  if (tail.unit !== undefined || !isMark(scan, first - 1, "(") || !isMark(scan, tail.next, ")")) return;
  const isRepeated = isWord(scan, first - 2) && readNumberWords(scan, first - 2) !== undefined;
  const unit = isRepeated ? readUnit(scan, tail.next + 1) : undefined;
  if (unit !== undefined) tail.unit = unit.value;
}

function readAmount(scan: Scan, at: number): Amount | undefined {
  const plain = { isWords: false, isArticle: false, isDoubtful: false };
  const numeral = readNumeral(scan, at);
  if (numeral !== undefined) return { ...numeral, ...plain };
  const half = phraseAt(scan, at, halves(scan.language));
  if (half !== undefined)
    return { ...plain, readings: ["0.5"], written: "0.5", next: half.next, isWords: true, isArticle: true };
  const words = readNumberWords(scan, at);
  if (words !== undefined) return { ...words, readings: [words.value], written: words.value, isWords: true };
  const compound = readCompoundWord(scan, at);
  if (compound === undefined) return undefined;
  const { value, unit } = compound;
  return { ...plain, readings: [value], written: value, next: at + 1, isWords: true, unit };
}

interface Parts {
  prefix: Prefix;
  amount: Amount;
  tail: Tail;
}

function toFact(scan: Scan, parts: Parts): Unplaced {
  const { prefix, amount, tail } = parts;
  const { first } = prefix;
  const plain = valuesOf(amount, tail);
  const factor = tail.unit?.factor ?? "1";
  const signed = (value: string) => signsOf(scan, { value, prefix, next: tail.next });
  const fact: Unplaced = {
    kind: "number",
    keys: unique(plain.flatMap((value) => signed(multiply(value, factor)))),
    digits: unique(plain.flatMap(signed)),
    ...findNumberBounds(scan, { first, next: tail.next }, tail.unit?.dimension),
  };
  if (tail.unit !== undefined) fact.dimension = tail.unit.dimension;
  if (tail.per !== undefined) fact.per = tail.per;
  if (tail.unknownUnit !== undefined) fact.unknownUnit = tail.unknownUnit;
  if (fact.hedge === true)
    fact.roundedBy = multiply(multiply(halfStep(amount.written), tail.magnitude?.[0] ?? "1"), factor);
  if (isWeak(scan, parts)) fact.weak = true;
  return fact;
}

/** Every reading, multiplied by the magnitude. */
function valuesOf({ readings }: Amount, { magnitude, more }: Tail): string[] {
  const scaled =
    magnitude === undefined
      ? readings
      : readings.flatMap((value) => magnitude.map((by) => multiply(value, by)));
  return more === undefined ? scaled : scaled.map((value) => add(value, more));
}

/** "ein Jahr" may be any year; "sei" and "Zwei-Faktor" are no numbers that must stand elsewhere. */
function isWeak(scan: Scan, { prefix, amount, tail }: Parts): boolean {
  if (tail.magnitude !== undefined) return false;
  if (amount.isArticle) return foldedOf(scan, prefix.next) !== "one";
  return tail.unit === undefined && (amount.isDoubtful || (amount.isWords && tail.isJoined));
}

function unique(values: string[]): string[] {
  return values.length < 2 ? values : [...new Set(values)];
}

interface Signed {
  value: string;
  prefix: Prefix;
  next: number;
}

/** A number in brackets of its own is a negative one in many tables, and a loss may be written with a minus. */
function signsOf(scan: Scan, { value, prefix, next }: Signed): string[] {
  if (prefix.sign === "±") return [`±${value}`];
  if (prefix.sign === "-") return isLoss(scan, prefix.first) ? [negate(value), value] : [negate(value)];
  const isBracketed =
    scan.role === "evidence" &&
    isMark(scan, prefix.first - 1, "(") &&
    isMark(scan, next, ")") &&
    isGlued(scan, prefix.first);
  return isBracketed || isLoss(scan, prefix.first) ? [value, negate(value)] : [value];
}

/** Half of the last digit that was written for its value: 50 for 200, 0.05 for 1.2. */
function halfStep(written: string): string {
  const [whole = "", fraction = ""] = written.split(".");
  if (fraction !== "") return `0.${"0".repeat(fraction.length)}5`;
  const zeros = /^\d*?(0*)$/u.exec(whole)?.[1]?.length ?? 0;
  return zeros === 0 ? "0.5" : `5${"0".repeat(zeros - 1)}`;
}
