import { numberLabels, yearlyNumberLabels } from "../../../lexicon/facts/quantity-words.ts";
import { createPhrases, phraseBefore } from "../text/phrases.ts";
import { isYear } from "../dates/read-date-parts.ts";
import { readIban, readPhone } from "./read-grouped-code.ts";
import { mostDigits } from "../numbers/read-numeral.ts";
import { readQuantity } from "../numbers/read-quantity.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isGlued, isMark, isWord, textOf } from "../text/scan.ts";

const labels = createPhrases([{ words: numberLabels, value: true }]);
const yearlyLabels = createPhrases([{ words: yearlyNumberLabels, value: true }]);
/** A longer run of letters, digits and marks is no code that anybody says. */
const longest = 64;
const joints = "-/._#";
/** Letters and digits that take turns so often are a code, however long. */
const fewestPieces = 8;

/** A code of letters and digits, a version, a file number, a long or labelled run of digits. */
export function readIdentifier(scan: Scan, first: number): FactReading | undefined {
  const grouped = readIban(scan, first) ?? readPhone(scan, first);
  if (grouped !== undefined) return grouped;
  if (!isStart(scan, first)) return undefined;
  const next = runEnd(scan, first);
  if (next === undefined) return readLongDigits(scan, first) ?? readLongCode(scan, first);
  const pieces = scan.tokens.slice(first, next);
  const hasWord = pieces.some(({ kind }) => kind === "word");
  const hasDigits = pieces.some(({ kind }) => kind === "digits");
  if (!hasDigits) return undefined;
  if (!hasWord) return readDigits(scan, first, next);
  return readMixed(scan, first, next);
}

function isStart(scan: Scan, at: number): boolean {
  if (!isWord(scan, at) && !isDigits(scan, at)) return false;
  return (
    !isGlued(scan, at) || !(isWord(scan, at - 1) || isDigits(scan, at - 1) || isMark(scan, at - 1, joints))
  );
}

/** The end of a run of letters, digits and single joints; undefined where it is too long. */
function runEnd(scan: Scan, first: number): number | undefined {
  const start = scan.tokens[first]?.start ?? 0;
  let next = first + 1;
  while (isGlued(scan, next)) {
    if ((scan.tokens[next]?.end ?? 0) - start > longest) return undefined;
    const isPiece = isWord(scan, next) || isDigits(scan, next);
    const isJoint =
      isMark(scan, next, joints) &&
      isGlued(scan, next + 1) &&
      (isWord(scan, next + 1) || isDigits(scan, next + 1));
    if (!isPiece && !isJoint) break;
    next += 1;
  }
  return (scan.tokens[next - 1]?.end ?? 0) - start > longest ? undefined : next;
}

/** Folded, without hyphen, stroke and the like: INV-2023/001 is inv2023001. */
function toKey(text: string): string {
  return text.toLowerCase().replaceAll(/[-/_#]/gu, "");
}

function identify(scan: Scan, first: number, next: number): FactReading {
  const text = scan.text.slice(scan.tokens[first]?.start ?? 0, scan.tokens[next - 1]?.end ?? 0);
  return toReading(scan, { kind: "identifier", keys: [toKey(text)] }, { first, next: next });
}

/** Letters and digits: a code, unless it is a number with its unit or a year behind a word. */
function readMixed(scan: Scan, first: number, next: number): FactReading | undefined {
  const quantity = readQuantity(scan, first);
  if (quantity !== undefined && (quantity.next >= next || isWordBehind(scan, quantity.next))) return quantity;
  const end = trimWords(scan, first, next);
  if (end === undefined) return undefined;
  const [head, joint] = [textOf(scan, first), textOf(scan, first + 1)];
  // "mid-2020" and "Nr.5" are a word and a number
  const isShort = isWord(scan, first) && isMark(scan, first + 1, joints) && end === first + 3;
  if (isShort && joint === ".") return undefined;
  if (isShort && joint === "-" && head === head.toLowerCase()) return undefined;
  if (isShort && joint === "/") return undefined;
  return identify(scan, first, end);
}

/** 20-page and 5-Zimmer: a number, then a hyphen and a word. */
function isWordBehind(scan: Scan, at: number): boolean {
  if (isWord(scan, at) && isGlued(scan, at))
    return textOf(scan, at).length > 2 && /^\p{Ll}/u.test(textOf(scan, at));
  return (
    isMark(scan, at, "-/") && isWord(scan, at + 1) && isGlued(scan, at + 1) && textOf(scan, at + 1).length > 2
  );
}

/** COVID-19-Pandemie is COVID-19; undefined where no digits are left. */
function trimWords(scan: Scan, first: number, next: number): number | undefined {
  let end = next;
  while (
    end > first + 1 &&
    isWord(scan, end - 1) &&
    isMark(scan, end - 2, "-/.") &&
    isPlainWord(textOf(scan, end - 1))
  )
    end -= 2;
  return scan.tokens.slice(first, end).some(({ kind }) => kind === "digits") ? end : undefined;
}

function isPlainWord(text: string): boolean {
  return text.length > 2 && /\p{Ll}$/u.test(text);
}

/** Digits alone: 1.2.3, 12-3456-789, 123/2019, or a run behind "invoice no.". */
function readDigits(scan: Scan, first: number, next: number): FactReading | undefined {
  const count = (next - first + 1) / 2;
  const marks = new Set(
    scan.tokens
      .slice(first, next)
      .filter(({ kind }) => kind === "mark")
      .map(({ text }) => text),
  );
  if (count === 1) return readPlainDigits(scan, first);
  if (marks.has(".") && marks.size === 1) {
    const isVersion = count > 2 && readQuantity(scan, first) === undefined;
    return isVersion ? identify(scan, first, next) : undefined;
  }
  if (marks.has(".")) return undefined;
  const [head, last] = [textOf(scan, first), textOf(scan, next - 1)];
  const isNumbered =
    count === 2 &&
    marks.has("-") &&
    (/^0\d/u.test(last) || (isYear(head) && last.length > 2 && !isYear(last)));
  if (isNumbered) return identify(scan, first, next);
  const isFile =
    marks.has("/") && scan.tokens.slice(first, next).some(({ text }) => isYear(text) || text.length > 4);
  return count > 2 || isFile || marks.has("_") || marks.has("#") ? identify(scan, first, next) : undefined;
}

function readPlainDigits(scan: Scan, first: number): FactReading | undefined {
  const text = textOf(scan, first);
  const goesOn =
    isMark(scan, first + 1, ".,'’") &&
    isGlued(scan, first + 1) &&
    isDigits(scan, first + 2) &&
    isGlued(scan, first + 2);
  if (goesOn) return undefined;
  const isCode = text.length > 15 || (text.startsWith("0") && text.length > 2);
  const isLabelled = text.length >= 4 && isBehindLabel(scan, first);
  return isCode || isLabelled ? identify(scan, first, first + 1) : undefined;
}

function isBehindLabel(scan: Scan, first: number): boolean {
  if (isMark(scan, first - 1, "#№")) return true;
  let at = first;
  while (at > first - 3 && (isMark(scan, at - 1, ":°.") || textOf(scan, at - 1) === "º")) at -= 1;
  const known = at === first && /^(?:19|20)\d\d$/u.test(textOf(scan, first)) ? yearlyLabels : labels;
  return phraseBefore(scan, at, known(scan.language)) !== undefined;
}

/** Digits without end are no number that can be compared. */
function readLongDigits(scan: Scan, first: number): FactReading | undefined {
  const isLong = isDigits(scan, first) && textOf(scan, first).length > mostDigits;
  return isLong ? identify(scan, first, first + 1) : undefined;
}

/** A key or a checksum is one thing, not the numbers in it; where words are not set apart it may be a sentence. */
function readLongCode(scan: Scan, first: number): FactReading | undefined {
  let next = first;
  while (next === first || (isGlued(scan, next) && (isWord(scan, next) || isDigits(scan, next)))) {
    if (isWord(scan, next) && !/^\p{Script=Latin}/u.test(textOf(scan, next))) return undefined;
    next += 1;
  }
  const [start, end] = [scan.tokens[first]?.start ?? 0, scan.tokens[next - 1]?.end ?? 0];
  return end - start > longest && next - first >= fewestPieces ? identify(scan, first, next) : undefined;
}
