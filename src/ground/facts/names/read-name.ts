import { stopWords } from "../../../lib/text/stop-words.ts";
import { abbreviations } from "../../../lib/text/abbreviations.ts";
import { elisions, sentenceOpeners } from "../../../lexicon/facts/name-words.ts";
import { weekdays } from "../../../lexicon/facts/weekdays.ts";
import { foldWord } from "../fold-word.ts";
import { nameOfRun } from "./name-of-run.ts";
import type { NameRun } from "./name-run.ts";
import { hasInnerCapital, isCapital } from "./name-run.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import { currencyOfCode } from "../numbers/unit-tables.ts";
import { regions } from "./region-table.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isLineStart, isMark, isNear, isWord, textOf } from "../text/scan.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import { readDate } from "../dates/read-date.ts";

const days: ReadonlyMap<string, number> = new Map([...weekdays].map(([name, day]) => [foldWord(name), day]));
const openers = createPhrases([{ words: sentenceOpeners, value: true }], "own");
/** More capitalised words in a row are a heading. */
const longestRun = 8;

/** A name from a token on, as far as capitals tell. */
export function readName(scan: Scan, first: number): FactReading | undefined {
  if (!isWord(scan, first)) return undefined;
  const day = days.get(foldedOf(scan, first));
  const isPlain = !isCapital(textOf(scan, first));
  if (day !== undefined && (!isPlain || (scan.language !== "en" && scan.language !== "de")))
    return toReading(scan, { kind: "name", keys: [`weekday:${day}`] }, { first, next: first + 1 });
  if (isPlain && !hasInnerCapital(textOf(scan, first))) return undefined;
  const region = readRegion(scan, first);
  if (region !== undefined) return region;
  if (isSkipped(scan, first)) return undefined;
  return nameOfRun(scan, runFrom(scan, first));
}

function runFrom(scan: Scan, first: number): NameRun {
  const words = [first];
  let next = first + 1;
  while (words.length < longestRun) {
    const at = joined(scan, next);
    const isNext =
      isWord(scan, at) && isNear(scan, at) && !isLineStart(scan, at) && !isSentenceStart(scan, at);
    if (!isNext || !(isCapital(textOf(scan, at)) || hasInnerCapital(textOf(scan, at)))) break;
    if (beginsOther(scan, at)) break;
    words.push(at);
    next = at + 1;
  }
  return { first, next, words, isInitial: isSentenceStart(scan, first) };
}

/** RE1001 is a code and EUR 5 an amount, also behind a word with a capital. */
function beginsOther(scan: Scan, at: number): boolean {
  if (isDigits(scan, at + 1) && isGlued(scan, at + 1)) return true;
  // "Report November 2015" is dated, not named so
  if (monthNames.has(textOf(scan, at).toLowerCase()) && readDate(scan, at) !== undefined) return true;
  return currencyOfCode(textOf(scan, at)) !== undefined;
}

/** Past a hyphen, an ampersand, an inner apostrophe, or the full stop of an initial or title. */
function joined(scan: Scan, at: number): number {
  if (isMark(scan, at, "&") && isNear(scan, at)) return at + 1;
  if (isMark(scan, at, "-’'") && isGlued(scan, at) && isGlued(scan, at + 1)) return at + 1;
  const isShort = textOf(scan, at - 1).length === 1 || abbreviations.has(foldedOf(scan, at - 1));
  return isMark(scan, at, ".") && isGlued(scan, at) && isShort ? at + 1 : at;
}

/** Articles, pronouns and openers of a sentence, and what is elided before a name. */
function isSkipped(scan: Scan, at: number): boolean {
  const word = foldedOf(scan, at);
  const isElided = elisions.has(word) && isMark(scan, at + 1, "'’") && isGlued(scan, at + 1);
  if (isElided) return true;
  const text = textOf(scan, at);
  if (text.length > 1 && text === text.toUpperCase()) return false;
  if (word.length === 1 && !isMark(scan, at + 1, ".")) return true;
  const stop = stopWords(scan.language);
  if (stop.has(text.toLowerCase()) || stop.has(word)) return true;
  return isSentenceStart(scan, at) && openers(scan.language).values.has(word);
}

function readRegion(scan: Scan, first: number): FactReading | undefined {
  const text = textOf(scan, first);
  // "Us", "It" and "As" are words, "US" is a country
  if (text.length <= 2 && text !== text.toUpperCase()) return undefined;
  const found = phraseAt(scan, first, regions) ?? germanGenitive(scan, first);
  if (found === undefined) return undefined;
  const words = scan.tokens.slice(first, found.next).filter(({ kind }) => kind === "word");
  const key = words.map(({ folded }) => folded).join(" ");
  const keys = [...found.values.map((code) => `region:${code}`), key];
  return toReading(scan, { kind: "name", keys }, { first, next: found.next });
}

/** Frankreichs Wirtschaft */
function germanGenitive(scan: Scan, at: number): { values: readonly string[]; next: number } | undefined {
  const word = foldedOf(scan, at);
  const values =
    scan.language === "de" && word.endsWith("s") ? regions.values.get(word.slice(0, -1)) : undefined;
  return values && { values, next: at + 1 };
}

/** The first word of a text, line or sentence, or behind a colon, bracket or quotation mark. */
export function isSentenceStart(scan: Scan, at: number): boolean {
  if (isLineStart(scan, at)) return true;
  const before = scan.tokens[at - 1];
  if (before === undefined || before.kind !== "mark") return false;
  if (before.text === ".")
    return !abbreviations.has(foldedOf(scan, at - 2)) && textOf(scan, at - 2).length > 1;
  if ("!?…:;•*|".includes(before.text)) return true;
  if (!"\"'“„«‹»([¿¡".includes(before.text)) return false;
  return isLineStart(scan, at - 1) || isMark(scan, at - 2, ".!?…:;•*|");
}
