import type { PageWord } from "./pages/page-content.ts";

/** Of the word that they stand at. */
const largestRaised = 0.82;
const leastRise = 0.18;
const widestGap = 0.3;
const farAway = 2;

const numbers = /^\(?\d{1,2}\)?(?:,\s?\(?\d{1,2}\)?){0,5},?$/u;
const units = /(?<!\p{L})(?:[kcmdµ]?m|ft|in|yd|s|h)$/u;
/** One letter, ten, or a short number: what people raise to a power. */
const base = /(?<![\p{L}\p{N}.,])(?:[A-Za-zα-ωΑ-Ω]|\d{1,2})$/u;
const formula = /[=+×^∑√]/u;
const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Small numbers set high behind a word are no part of it: notes become marks that stand beside the word, powers
 * become raised digits.
 */
export function settleRaised(words: readonly PageWord[]): PageWord[] {
  const settled: PageWord[] = [];
  const ends = indexEnds(words);
  let isOpened = false;
  for (const [index, word] of words.entries()) {
    const before = settled.at(-1);
    const host = numbers.test(word.text) ? ends.find(word) : undefined;
    if (host !== undefined) attach(host, word);
    else if (opensNote(word, before, words[index + 1])) settled.push({ ...word, text: `[${word.text}]` });
    else settled.push(isOpened ? { ...word, spaced: true } : word);
    isOpened = settled.at(-1) !== before && settled.at(-1)?.text === `[${word.text}]`;
  }
  return settled;
}

/** In points: about as far as a mark stands from the end of its word. */
const cell = 8;
/** A page of dots would else be searched again and again. */
const mostInCell = 40;

/** Words by the place where they end; a page may draw its marks long after them. */
function indexEnds(words: readonly PageWord[]) {
  const cells = new Map<string, PageWord[]>();
  const keyOf = (x: number, y: number) => `${Math.floor(x / cell)}:${Math.floor(y / cell)}`;
  for (const word of words) {
    const key = keyOf(word.box.x1, word.baseline);
    const found = cells.get(key);
    if (found === undefined) cells.set(key, [word]);
    else if (found.length < mostInCell) found.push(word);
  }
  return {
    find(word: PageWord): PageWord | undefined {
      for (const dx of [0, -1, 1])
        for (const dy of [0, 1, 2, 3]) {
          const near = cells.get(keyOf(word.box.x0 + dx * cell, word.baseline + dy * cell)) ?? [];
          const host = near.find((other) => isRaisedAt(word, other));
          if (host !== undefined) return host;
        }
      return undefined;
    },
  };
}

function attach(before: PageWord, word: PageWord): void {
  const digits = word.text.match(/\d+/gu) ?? [];
  before.box = { ...before.box, x1: Math.max(before.box.x1, word.box.x1) };
  if (isPower(before, digits))
    before.text += (digits[0] ?? "").replaceAll(/\d/gu, (digit) => raisedDigits[Number(digit)] ?? digit);
  else before.note = (before.note ?? "") + digits.map((digit) => `[${digit}]`).join("");
}

function isPower({ text, note }: PageWord, digits: readonly string[]): boolean {
  if (digits.length !== 1 || note !== undefined) return false;
  if (units.test(text)) return digits[0] === "2" || digits[0] === "3";
  return base.test(text) || formula.test(text);
}

/** The number that a note at the foot of a page begins with. */
function opensNote(word: PageWord, before: PageWord | undefined, next: PageWord | undefined): boolean {
  if (next === undefined || !/^\d{1,2}$/u.test(word.text) || !/^\p{L}\S/u.test(next.text)) return false;
  const isFirst =
    before === undefined || word.box.x0 < before.box.x0 || word.box.x0 - before.box.x1 > farAway * next.size;
  return isFirst && isHigher(word, next) && isNear(next.box.x0 - word.box.x1, next.size * 2);
}

function isRaisedAt(word: PageWord, before: PageWord): boolean {
  return isHigher(word, before) && isNear(word.box.x0 - before.box.x1, before.size);
}

function isHigher(word: PageWord, beside: PageWord): boolean {
  return (
    word.turn === beside.turn &&
    word.hidden === beside.hidden &&
    word.size <= beside.size * largestRaised &&
    beside.baseline - word.baseline >= beside.size * leastRise &&
    beside.baseline - word.baseline <= beside.size
  );
}

function isNear(gap: number, size: number): boolean {
  return gap < size * widestGap && gap > -size * widestGap;
}
