import { articles, doubtfulNumberWords } from "../../../lexicon/facts/quantity-words.ts";
import type { NumberWordTable } from "./number-word-tables.ts";
import { numberWordTables } from "./number-word-tables.ts";
import { createPhrases } from "../text/phrases.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isGlued, isMark, isNear, isWord } from "../text/scan.ts";
import type { MeasureUnit } from "./unit-tables.ts";
import { unitWords } from "./unit-tables.ts";

export interface NumberWords {
  value: string;
  next: number;
  /** A form of "one" that is an article as well. */
  isArticle: boolean;
  /** Another word as well, as "sei" and "neuf". */
  isDoubtful: boolean;
}

interface Partial {
  value: number;
  next: number;
}

const allTables = [...numberWordTables.values()];
const articlesOf = createPhrases([{ words: articles, value: true }], "own");
const doubtfulOf = createPhrases([{ words: doubtfulNumberWords, value: true }], "own");
const thousandWords: Readonly<Record<string, readonly string[]>> = {
  en: ["thousand"],
  de: ["tausend"],
  fr: ["mille"],
  it: ["mila", "mille"],
  es: ["mil"],
};
/** "per mille" and "pour cent" are shares. */
const perWords = new Set(["per", "pour", "por"]);
const hundredWords = new Set(["cent", "cento", "ciento", "mille", "mil"]);
/** Longer than any number below a million in one word. */
const longestWord = 80;
/** Words of one language that another has for something else. */
const elsewhere = new Set("due sei once elf acht cent six mille mil tre neuf sept on".split(" "));

/** A number in words from a token on: two hundred and five thousand, zweihundertfünftausend. */
export function readNumberWords(scan: Scan, at: number): NumberWords | undefined {
  if (!isWord(scan, at) || foldedOf(scan, at).length > longestWord) return undefined;
  if (perWords.has(foldedOf(scan, at - 1)) && hundredWords.has(foldedOf(scan, at))) return undefined;
  const own = numberWordTables.get(scan.language);
  const tables = (own === undefined ? allTables : [own]).filter((table) =>
    mayBegin(foldedOf(scan, at), table),
  );
  let best: { read: Partial; half: boolean; table: NumberWordTable } | undefined;
  for (const table of tables) {
    const read = readBelowMillion(scan, at, table);
    if (read !== undefined && (best === undefined || read.next > best.read.next)) {
      best = { read, half: read.half, table };
    }
  }
  if (best === undefined) return undefined;
  const { read, half, table } = best;
  const isOneWord = read.next === at + 1;
  const word = foldedOf(scan, at);
  return {
    value: `${read.value}${half ? ".5" : ""}`,
    next: read.next,
    isArticle: isOneWord && articlesOf(table.language).values.has(word),
    isDoubtful:
      isOneWord &&
      (doubtfulOf(table.language).values.has(word) || (own === undefined && elsewhere.has(word))),
  };
}

/** Passes over nearly every word at once. */
function mayBegin(word: string, { language, firsts }: NumberWordTable): boolean {
  if (firsts.has(word)) return true;
  if (language === "de") return /hundert|tausend|und|halb/u.test(word);
  if (language === "it") return /cent|mil/u.test(word);
  return word === "a" || (thousandWords[language] ?? []).includes(word);
}

function readBelowMillion(
  scan: Scan,
  at: number,
  table: NumberWordTable,
): (Partial & { half: boolean }) | undefined {
  const { language } = table;
  if (language === "de" || language === "it") {
    const word = foldedOf(scan, at);
    const value = language === "de" ? readGerman(word, table) : readItalian(word, table);
    if (value === undefined) return undefined;
    const half = language === "de" && /(?:einhalb|anderthalb)(?:e[nrs]?)?$/u.test(word);
    const rest = value >= 1000 && value % 1000 === 0 && !half ? readRest(scan, at + 1, table) : undefined;
    return { value: value + (rest?.value ?? 0), next: rest?.next ?? at + 1, half };
  }
  const lead = readBelowThousand(scan, at, table);
  const thousand = skipHyphen(scan, lead?.next ?? at);
  const isThousand =
    (thousandWords[language] ?? []).includes(foldedOf(scan, thousand)) &&
    (lead === undefined || isNear(scan, thousand));
  if (!isThousand) return lead && { ...lead, half: false };
  if (lead?.value === 0 || (lead === undefined && language === "en")) return lead && { ...lead, half: false };
  const value = (lead?.value ?? 1) * 1000;
  const rest = readRest(scan, thousand + 1, table);
  return { value: value + (rest?.value ?? 0), next: rest?.next ?? thousand + 1, half: false };
}

/** What follows a thousand; nothing where a thousand or hundred of its own follows that. */
function readRest(scan: Scan, at: number, table: NumberWordTable): Partial | undefined {
  const from = skipAnd(scan, skipHyphen(scan, at), table);
  if (!isWord(scan, from) || !isNear(scan, from)) return undefined;
  if (table.language === "de" || table.language === "it") {
    const word = foldedOf(scan, from);
    if (word.length > longestWord) return undefined;
    const value = table.language === "de" ? readGerman(word, table) : readItalian(word, table);
    const isSmall =
      value !== undefined && value < 1000 && value > 0 && !/^(?:ein|eine|uno?|una)$|einhalb/u.test(word);
    return isSmall ? { value, next: from + 1 } : undefined;
  }
  const rest = readBelowThousand(scan, from, table);
  if (rest === undefined || rest.value === 0 || rest.value >= 1000) return undefined;
  return (thousandWords[table.language] ?? []).includes(foldedOf(scan, rest.next)) ? undefined : rest;
}

function readBelowThousand(scan: Scan, at: number, table: NumberWordTable): Partial | undefined {
  const hundred = readHundreds(scan, at, table);
  if (hundred === undefined) return longestIn(scan, at, table.belowHundred);
  const from = skipAnd(scan, skipHyphen(scan, hundred.next), table);
  const rest = isNear(scan, from) ? longestIn(scan, from, table.belowHundred) : undefined;
  if (rest === undefined || rest.value === 0) return hundred;
  return { value: hundred.value + rest.value, next: rest.next };
}

function readHundreds(
  scan: Scan,
  at: number,
  { language, belowHundred, hundreds }: NumberWordTable,
): Partial | undefined {
  if (language === "es") return longestIn(scan, at, hundreds);
  if (language === "fr" && hundreds.has(foldedOf(scan, at))) return { value: 100, next: at + 1 };
  const isA = language === "en" && foldedOf(scan, at) === "a";
  const lead = isA ? { value: 1, next: at + 1 } : longestIn(scan, at, belowHundred);
  if (lead === undefined || lead.value < 1) return undefined;
  const most = language === "en" ? 99 : 9;
  const from = skipHyphen(scan, lead.next);
  if (lead.value > most || !isNear(scan, from) || !hundreds.has(foldedOf(scan, from))) return undefined;
  return { value: lead.value * 100, next: from + 1 };
}

/** The longest name of at most five words. */
function longestIn(scan: Scan, first: number, names: ReadonlyMap<string, number>): Partial | undefined {
  let key = "";
  let at = first;
  let found: Partial | undefined;
  for (let count = 0; count < 5 && isWord(scan, at); count += 1) {
    if (count > 0 && !isNear(scan, at)) break;
    key = count === 0 ? foldedOf(scan, at) : `${key} ${foldedOf(scan, at)}`;
    const value = names.get(key);
    if (value !== undefined) found = { value, next: at + 1 };
    at = skipHyphen(scan, at + 1);
  }
  return found;
}

function skipHyphen(scan: Scan, at: number): number {
  return isMark(scan, at, "-") && isGlued(scan, at) && isGlued(scan, at + 1) && isWord(scan, at + 1)
    ? at + 1
    : at;
}

const ands: Readonly<Record<string, string>> = { en: "and", it: "e" };

function skipAnd(scan: Scan, at: number, { language }: NumberWordTable): number {
  const isAnd = foldedOf(scan, at) === ands[language] && isNear(scan, at) && isNear(scan, at + 1);
  return isAnd ? skipHyphen(scan, at + 1) : at;
}

/** One German word: dreihundertfünfundzwanzigtausend, zweieinhalb (whose half is told apart). */
function readGerman(word: string, { belowHundred }: NumberWordTable): number | undefined {
  if (/^anderthalb(?:e[nrs]?)?$/u.test(word)) return 1;
  const half = /^(.+)einhalb$/u.exec(word)?.[1];
  if (half !== undefined) return belowHundred.get(half === "ein" ? "eins" : half);
  const hundredsOf = (text: string): number | undefined => {
    const cut = text.indexOf("hundert");
    if (cut < 0) return belowHundred.get(text);
    const lead = cut === 0 ? 1 : belowHundred.get(text.slice(0, cut));
    const tail = text.slice(cut + "hundert".length).replace(/^und(?=\p{L})/u, "");
    const rest = tail === "" ? 0 : belowHundred.get(tail);
    return lead === undefined || lead === 0 || rest === undefined ? undefined : lead * 100 + rest;
  };
  const cut = word.indexOf("tausend");
  if (cut < 0) return hundredsOf(word);
  const lead = cut === 0 ? 1 : hundredsOf(word.slice(0, cut));
  const tail = word.slice(cut + "tausend".length).replace(/^und(?=\p{L})/u, "");
  const rest = tail === "" ? 0 : hundredsOf(tail);
  return lead === undefined || lead === 0 || rest === undefined ? undefined : lead * 1000 + rest;
}

/** One Italian word: trecentoventicinquemila. */
function readItalian(word: string, { belowHundred }: NumberWordTable): number | undefined {
  const hundredsOf = (text: string): number | undefined => {
    const cut = text.indexOf("cent");
    if (cut < 0) return belowHundred.get(text);
    const lead = cut === 0 ? 1 : belowHundred.get(text.slice(0, cut));
    const tail = text.slice(cut + "cent".length);
    const rest = tail === "o" ? 0 : (belowHundred.get(tail.replace(/^o/u, "")) ?? belowHundred.get(tail));
    return lead === undefined || lead < 1 || lead > 9 || rest === undefined ? undefined : lead * 100 + rest;
  };
  const cut = word.search(/mil[al]/u);
  if (cut < 0) return hundredsOf(word);
  const isOne = word.startsWith("mille");
  const lead = isOne ? 1 : hundredsOf(word.slice(0, cut));
  const tail = word.slice(cut + (isOne ? "mille" : "mila").length).replace(/^e(?=\p{L})/u, "");
  const rest = tail === "" ? 0 : hundredsOf(tail);
  return lead === undefined || lead < 1 || rest === undefined || (cut === 0 && !isOne)
    ? undefined
    : lead * 1000 + rest;
}

const germanEndings =
  /^(\p{L}{2,60}?)-?(jahrig|monatig|wochig|tagig|stundig|minutig|fach|mal|prozentig)(?:e[nrsm]?)?$/u;

/** One German word with its unit: fünfjährig, dreimonatige, zweifach. */
export function readCompoundWord(scan: Scan, at: number): { value: string; unit: MeasureUnit } | undefined {
  const table = numberWordTables.get("de");
  if (table === undefined || (scan.language !== "de" && scan.language !== "unknown") || !isWord(scan, at))
    return undefined;
  const word = foldedOf(scan, at);
  if (word.length > longestWord) return undefined;
  const [, head = "", ending = ""] = germanEndings.exec(word) ?? [];
  // "einmal" is said of much else
  const value = head === "" || head === "ein" ? undefined : readGerman(head, table);
  const unit = unitWords("de").values.get(ending)?.[0];
  return value === undefined || unit === undefined ? undefined : { value: String(value), unit };
}
