import {
  beforeGermanOrdinals,
  compoundsOfOrdinals,
  doubtfulOrdinals,
  ordinalWords,
} from "../../../lexicon/facts/ordinal-words.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isLineStart, isMark, isNear, isWord, textOf } from "../text/scan.ts";

export interface Ordinal {
  value: string;
  next: number;
  /** It may be another word, or a plain number with a full stop behind it. */
  isDoubtful: boolean;
}

/** German ordinals are inflected: erste, ersten, erster. */
function withEndings({ de, ...words }: WordsByLanguage): WordsByLanguage {
  const forms = (de?.split("|") ?? []).flatMap((form) =>
    form.endsWith("e") ? [form, `${form}n`, `${form}r`, `${form}s`, `${form}m`] : [form],
  );
  return { ...words, de: forms.join("|") };
}

const ordinals = createPhrases(
  ordinalWords.map((words, index) => ({ words: withEndings(words), value: String(index + 1) })),
  "own",
);

const endings = /^(?:st|nd|rd|th|er|ers|ere|eres|re|res|e|es|eme|emes|nd|nde|ter|te|ten)$/u;

/** 1st, 2e, 3ème, 1°, "der 3. Platz", third; undefined for what is none. */
export function ordinalAt(scan: Scan, at: number): Ordinal | undefined {
  if (isDigits(scan, at)) return ordinalInDigits(scan, at);
  const found = phraseAt(scan, at, ordinals(scan.language));
  const [value] = found?.values ?? [];
  if (found === undefined || value === undefined) return undefined;
  return { value, next: found.next, isDoubtful: doubtfulOrdinals.has(foldedOf(scan, at)) };
}

function ordinalInDigits(scan: Scan, at: number): Ordinal | undefined {
  const text = textOf(scan, at);
  if (text.length > 4 || !isGlued(scan, at + 1)) return undefined;
  const value = String(Number(text));
  const isEnding = isWord(scan, at + 1) && endings.test(foldedOf(scan, at + 1)) && !runsOn(scan, at + 2);
  if (isEnding) return { value, next: at + 2, isDoubtful: false };
  if (/^[ºª°]$/u.test(textOf(scan, at + 1)))
    return isDegree(scan, at + 1) ? undefined : { value, next: at + 2, isDoubtful: false };
  const isStop = isMark(scan, at + 1, ".") && text.length <= 3;
  if (!isStop) return undefined;
  if (/^(?:[ºª]|er|ers|os?|as?)$/u.test(textOf(scan, at + 2)) && isGlued(scan, at + 2))
    return { value, next: at + 3, isDoubtful: false };
  const isGerman =
    scan.language === "de" && isWord(scan, at + 2) && isNear(scan, at + 2) && !isGlued(scan, at + 2);
  return isGerman
    ? { value, next: at + 2, isDoubtful: !beforeGermanOrdinals.has(foldedOf(scan, at - 1)) }
    : undefined;
}

/** Only Italian and Spanish write ordinals with a ring, and 20 °C is none there either. */
function isDegree(scan: Scan, at: number): boolean {
  if (isWord(scan, at + 1) && (isGlued(scan, at + 1) || /^[CF]$|^Celsius$/u.test(textOf(scan, at + 1))))
    return true;
  return isMark(scan, at, "°") && !["it", "es", "unknown"].includes(scan.language);
}

function runsOn(scan: Scan, at: number): boolean {
  return isGlued(scan, at) && (isDigits(scan, at) || isMark(scan, at, "'’"));
}

/** An ordinal, or the number of a list item, which may bind but says nothing by itself. */
export function readOrdinal(scan: Scan, first: number): FactReading | undefined {
  const item = readItemNumber(scan, first);
  if (item !== undefined) return item;
  const ordinal = ordinalAt(scan, first);
  if (ordinal === undefined || isCompound(scan, ordinal.next)) return undefined;
  if (ordinal.isDoubtful && isDigits(scan, first)) return undefined;
  const isInWords = isWord(scan, first);
  const weak = isInWords ? { weak: true } : {};
  return toReading(scan, { kind: "ordinal", keys: [ordinal.value], ...weak }, { first, next: ordinal.next });
}

/** "Third-party" and "second-hand" count nothing. */
function isCompound(scan: Scan, at: number): boolean {
  return (
    isMark(scan, at, "-‐‑") &&
    isGlued(scan, at) &&
    isGlued(scan, at + 1) &&
    compoundsOfOrdinals.has(foldedOf(scan, at + 1))
  );
}

function readItemNumber(scan: Scan, first: number): FactReading | undefined {
  const text = textOf(scan, first);
  const isItem =
    isDigits(scan, first) &&
    text.length <= 3 &&
    isLineStart(scan, first) &&
    isMark(scan, first + 1, ".)") &&
    isGlued(scan, first + 1) &&
    scan.tokens[first + 2] !== undefined &&
    !isGlued(scan, first + 2) &&
    !isLineStart(scan, first + 2);
  if (!isItem) return undefined;
  return toReading(
    scan,
    { kind: "ordinal", keys: [String(Number(text))], weak: true },
    { first, next: first + 2 },
  );
}

const roman = /^(?:X{0,2}(?:IX|IV|V?I{0,3}))$/u;
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** A Roman numeral up to 29 in capitals; of a century or a quarter, never by itself. */
export function romanAt(scan: Scan, at: number): Ordinal | undefined {
  const text = textOf(scan, at).replace(/(?:e|er|ème)$/u, "");
  if (text === "" || text.length > 6 || !roman.test(text)) return undefined;
  let value = 0;
  for (const [index, letter] of text.split("").entries()) {
    const [own, after] = [romanDigits[letter] ?? 0, romanDigits[text[index + 1] ?? ""] ?? 0];
    value += own < after ? -own : own;
  }
  return { value: String(value), next: at + 1, isDoubtful: false };
}
