import { centuryWords, fiscalWords, halfYearWords, quarterWords } from "../../../lexicon/facts/date-words.ts";
import { yearlyNumberLabels } from "../../../lexicon/facts/quantity-words.ts";
import { findDateBounds, findNumberBounds } from "../find-bound.ts";
import { createPhrases, phraseAt, phraseBefore } from "../text/phrases.ts";
import { fullYear, skipOf, yearAt } from "./read-date-parts.ts";
import { readDecade } from "./read-decade.ts";
import { ordinalAt, romanAt } from "./read-ordinal.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { place } from "../text/fact-reading.ts";
import { readUnit } from "../numbers/read-unit.ts";
import { readYears, yearKeys } from "./read-years.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

const fiscal = createPhrases([{ words: fiscalWords, value: true }]);
const quarters = createPhrases([{ words: quarterWords, value: "Q" }]);
const halves = createPhrases([{ words: halfYearWords, value: "H" }], "own");
const centuries = createPhrases([{ words: centuryWords, value: true }]);
const labels = createPhrases([{ words: yearlyNumberLabels, value: true }]);

interface Found {
  keys: string[];
  next: number;
  weak?: boolean;
}

/** A quarter, half, financial year, decade, century, range of years or year from a token on. */
export function readPeriod(scan: Scan, first: number): FactReading | undefined {
  const found: Found | undefined =
    readCode(scan, first) ??
    readNamedPart(scan, first) ??
    readFiscal(scan, first) ??
    readDecade(scan, first) ??
    readCentury(scan, first) ??
    readShortYear(scan, first) ??
    readSpan(scan, first);
  if (found === undefined) return undefined;
  const { keys, next, weak } = found;
  const unplaced = {
    kind: "period" as const,
    keys,
    ...findDateBounds(scan, { first, next }),
    ...(weak === true ? { weak } : {}),
  };
  return { facts: [place(scan, unplaced, { first, next })], next };
}

const letters: Readonly<Record<string, "Q" | "H">> = { Q: "Q", T: "Q", H: "H", S: "H" };

/** Q3 2022, 3Q22, H1/2023, 2022-Q3, T3 2022. */
function readCode(scan: Scan, first: number): Found | undefined {
  const before = yearAt(scan, first);
  if (before !== undefined) {
    const at = isMark(scan, before.next, "-/") && isGlued(scan, before.next) ? before.next + 1 : before.next;
    const part = partAt(scan, at);
    return part === undefined || !isNear(scan, at)
      ? undefined
      : { keys: [`${before.year}-${part.part}`], next: part.next };
  }
  const part = partAt(scan, first);
  if (part === undefined) return undefined;
  const year = yearBehind(scan, part.next);
  if (year !== undefined) return { keys: [`${year.year}-${part.part}`], next: year.next };
  return textOf(scan, first) === "Q" ? { keys: [`--${part.part}`], next: part.next } : undefined;
}

function partAt(scan: Scan, at: number): { part: string; next: number } | undefined {
  const isLetterFirst = isWord(scan, at) && isDigits(scan, at + 1);
  const isDigitFirst = isDigits(scan, at) && isWord(scan, at + 1);
  if ((!isLetterFirst && !isDigitFirst) || !isGlued(scan, at + 1)) return undefined;
  const [letter, digit] = isLetterFirst
    ? [textOf(scan, at), textOf(scan, at + 1)]
    : [textOf(scan, at + 1), textOf(scan, at)];
  if (letter === "M" && isDigitFirst && /^[369]$/u.test(digit)) return { part: `${digit}M`, next: at + 2 };
  const kind = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  const isPart = kind === "Q" ? /^[1-4]$/u.test(digit) : kind === "H" && /^[12]$/u.test(digit);
  if (!isPart || (isLetterFirst && isGlued(scan, at + 2) && isWord(scan, at + 2))) return undefined;
  return { part: `${kind}${digit}`, next: at + 2 };
}

/** 2022, '22, /22, FY22 or, glued, 22. */
function yearBehind(scan: Scan, at: number): { year: string; next: number } | undefined {
  const isStroke = isMark(scan, at, "/-,.") && isGlued(scan, at);
  const from = skipOf(scan, isStroke ? at + 1 : at);
  const year = isNear(scan, from) ? yearAt(scan, skipFiscal(scan, from)) : undefined;
  if (year !== undefined) return year;
  const isShort = isDigits(scan, from) && isGlued(scan, from) && textOf(scan, from).length === 2;
  return isShort && (isStroke || from === at) && !isMark(scan, at, ".,")
    ? { year: fullYear(textOf(scan, from)), next: from + 1 }
    : undefined;
}

function skipFiscal(scan: Scan, at: number): number {
  return phraseAt(scan, at, fiscal(scan.language))?.next ?? at;
}

/** The third quarter of 2022, 3. Quartal 2022, premier semestre, III trimestre. */
function readNamedPart(scan: Scan, first: number): Found | undefined {
  const ordinal = ordinalAt(scan, first) ?? romanAt(scan, first);
  if (ordinal === undefined || !isNear(scan, ordinal.next)) return undefined;
  const isJoined = isMark(scan, ordinal.next, "-") && isGlued(scan, ordinal.next);
  const at = isJoined ? ordinal.next + 1 : ordinal.next;
  const table = phraseAt(scan, at, quarters(scan.language)) ?? phraseAt(scan, at, halves(scan.language));
  const [kind] = table?.values ?? [];
  if (table === undefined || Number(ordinal.value) > (kind === "Q" ? 4 : 2)) return undefined;
  const part = `${kind}${ordinal.value}`;
  const year = yearBehind(scan, table.next);
  if (year !== undefined) return { keys: [`${year.year}-${part}`], next: year.next };
  return { keys: [`--${part}`], next: table.next, weak: true };
}

/** FY2023, fiscal 2023, Geschäftsjahr 2023/24; in evidence each of its years as well. */
function readFiscal(scan: Scan, first: number): Found | undefined {
  const phrase = phraseAt(scan, first, fiscal(scan.language));
  if (phrase === undefined) return undefined;
  const at = isMark(scan, phrase.next, "'’-") ? phrase.next + 1 : phrase.next;
  const short =
    isDigits(scan, at) && isGlued(scan, at) && textOf(scan, at).length === 2 ? textOf(scan, at) : undefined;
  const span = isNear(scan, at) ? readYears(scan, at) : undefined;
  if (span?.to !== undefined) {
    const key = `${span.from}/${span.to}`;
    const years = scan.role === "claim" ? [] : [span.from, span.to, `FY${span.from}`, `FY${span.to}`];
    return { keys: [`FY${key}`, key, ...years], next: span.next };
  }
  const year = short === undefined ? span?.from : fullYear(short);
  if (year === undefined) return undefined;
  return { keys: [`FY${year}`, year], next: span?.next ?? at + 1 };
}

/** 19th century, 19. Jahrhundert, XIXe siècle, siglo XIX. */
function readCentury(scan: Scan, first: number): Found | undefined {
  const named = phraseAt(scan, first, centuries(scan.language));
  if (named !== undefined) {
    const behind = isNear(scan, named.next) ? romanAt(scan, named.next) : undefined;
    return behind && { keys: [`C${behind.value}`], next: behind.next };
  }
  const ordinal = ordinalAt(scan, first) ?? romanAt(scan, first);
  if (ordinal === undefined) return undefined;
  const at = isMark(scan, ordinal.next, "-") && isGlued(scan, ordinal.next) ? ordinal.next + 1 : ordinal.next;
  const century = isNear(scan, at) ? phraseAt(scan, at, centuries(scan.language)) : undefined;
  return century && { keys: [`C${ordinal.value}`], next: century.next };
}

/** '67, and "since 67" in evidence, where no unit follows. */
function readShortYear(scan: Scan, first: number): Found | undefined {
  if (isMark(scan, first, "'’‘")) {
    const isFree = !isGlued(scan, first) && !(isGlued(scan, first + 2) && isMark(scan, first + 2, "'’"));
    const year = isFree ? yearAt(scan, first) : undefined;
    return year && { keys: [year.year], next: year.next };
  }
  const text = textOf(scan, first);
  const isShort = scan.role === "evidence" && isDigits(scan, first) && /^[3-9]\d$/u.test(text);
  if (!isShort || !sinceWords.has(foldedOf(scan, first - 1))) return undefined;
  const isAlone =
    !isGlued(scan, first + 1) && readUnit(scan, first + 1) === undefined && !isWord(scan, first + 1);
  return isAlone ? { keys: [`19${text}`, text], next: first + 1 } : undefined;
}

const sinceWords = new Set(["since", "seit", "depuis", "dal", "desde"]);

/** Years that no unit, limit or label tells to be something else. */
function readSpan(scan: Scan, first: number): Found | undefined {
  const years = readYears(scan, first);
  if (years === undefined) return undefined;
  if (years.to === undefined) {
    if (years.from < "1500" || years.from > "2100") return undefined;
    const { hedge, limit } = findNumberBounds(scan, { first, next: years.next });
    const isBounded = hedge === true || limit !== undefined;
    const isCounted = isWord(scan, years.next) && isNear(scan, years.next);
    if ((isBounded && isCounted) || phraseBefore(scan, first, labels(scan.language)) !== undefined)
      return undefined;
    if (isGlued(scan, years.next) && isWord(scan, years.next)) return undefined;
  }
  return { keys: yearKeys(scan, years), next: years.next };
}
