import { readNumber } from "../../../lib/text/read-number.ts";
import type { Scan } from "../text/scan.ts";
import { gapBefore, isDigits, isGlued, isMark, isWord, textOf } from "../text/scan.ts";

/** A number in digits, with what it may mean. */
export interface Numeral {
  /** Plain decimals; one for a claim whose language is known. */
  readings: string[];
  /** The first reading with all its zeros, which say how exact it is. */
  written: string;
  next: number;
}

const apostrophes = "'’‘´`ʼ";
const mostGroups = 12;
/** More digits are a code. */
export const mostDigits = 30;
/** Languages whose decimal mark is the comma. */
const commaLanguages = new Set(["de", "fr", "it", "es"]);
const fractions = new Map(
  Object.entries({
    "½": "0.5",
    "¼": "0.25",
    "¾": "0.75",
    "⅕": "0.2",
    "⅖": "0.4",
    "⅗": "0.6",
    "⅘": "0.8",
    "⅛": "0.125",
    "⅜": "0.375",
    "⅝": "0.625",
    "⅞": "0.875",
    "⅒": "0.1",
    "⅓": "1/3",
    "⅔": "2/3",
  }),
);

/** A number in digits from a token on; undefined where none begins or what begins is no one number, as 1.2.3. */
export function readNumeral(scan: Scan, at: number): Numeral | undefined {
  const fraction = fractions.get(textOf(scan, at));
  if (fraction !== undefined) return { readings: [fraction], written: fraction, next: at + 1 };
  const isBare =
    isMark(scan, at, ".") && isDigits(scan, at + 1) && isGlued(scan, at + 1) && !isGlued(scan, at);
  if (isBare) {
    const value = `0.${textOf(scan, at + 1)}`;
    return { readings: readNumber(value), written: value, next: at + 2 };
  }
  if (!isDigits(scan, at) || textOf(scan, at).length > mostDigits) return undefined;
  if (isInList(scan, at)) return alone(scan, at);
  const glued = readGlued(scan, at);
  const spaced = readSpaced(scan, at);
  const numeral = spaced ?? glued;
  return numeral && withFraction(scan, numeral);
}

/** The second of 1,2,3 and what follows it. */
function isInList(scan: Scan, at: number): boolean {
  return isMark(scan, at - 1, ",") && isGlued(scan, at) && isGlued(scan, at - 1) && isDigits(scan, at - 2);
}

/** 2½ and 2 ½. */
function withFraction(scan: Scan, numeral: Numeral): Numeral {
  const fraction = fractions.get(textOf(scan, numeral.next));
  if (
    fraction === undefined ||
    fraction.includes("/") ||
    numeral.readings.some((value) => value.includes("."))
  )
    return numeral;
  const add = (value: string) => `${value}${fraction.slice(1)}`;
  return { readings: numeral.readings.map(add), written: add(numeral.written), next: numeral.next + 1 };
}

/** Digits and marks without white space: 1'234.50, 1.234,50. */
function readGlued(scan: Scan, first: number): Numeral | undefined {
  let next = first + 1;
  let text = textOf(scan, first);
  for (let groups = 1; groups < mostGroups; groups += 1) {
    if (!isDigits(scan, next + 1) || !isGlued(scan, next) || !isGlued(scan, next + 1)) break;
    if (textOf(scan, next + 1).length > mostDigits) break;
    if (isMark(scan, next, apostrophes)) {
      if (textOf(scan, next + 1).length !== 3) break;
      text += `'${textOf(scan, next + 1)}`;
    } else if (isMark(scan, next, ".,")) text += `${textOf(scan, next)}${textOf(scan, next + 1)}`;
    else break;
    next += 2;
  }
  const readings = readNumber(text);
  if (readings.length > 0) {
    const chosen = choose(readings, text, scan);
    return { readings: chosen, written: writtenOf(text, chosen[0] ?? ""), next };
  }
  // 1.2.3 is a code; of 5,10,20 the first is a number of its own
  return text.includes(",") ? alone(scan, first) : undefined;
}

function alone(scan: Scan, at: number): Numeral {
  const text = textOf(scan, at);
  return { readings: readNumber(text), written: text, next: at + 1 };
}

/** 1,234 is 1234 in English and 1.234 elsewhere; the language decides for a claim, evidence keeps both. */
function choose(readings: string[], text: string, { language, role }: Scan): string[] {
  if (readings.length < 2) return readings;
  const isComma = text.includes(",");
  const hasOwn = language === "en" || commaLanguages.has(language);
  const isFraction = isComma === commaLanguages.has(language);
  const sorted = readings.toSorted((a, b) => Number(b.includes(".")) - Number(a.includes(".")));
  const ordered = !hasOwn || isFraction ? sorted : sorted.toReversed();
  return role === "claim" && hasOwn ? ordered.slice(0, 1) : ordered;
}

function writtenOf(text: string, reading: string): string {
  if (!reading.includes(".") && !/[.,]\d{1,2}$|[.,]\d{4,}$/u.test(text)) return reading;
  const zeros = /[.,]\d*?(0*)$/u.exec(text)?.[1] ?? "";
  if (zeros === "") return reading;
  return reading.includes(".") ? `${reading}${zeros}` : `${reading}.${zeros}`;
}

const blank = /^[ \u00a0\u2007\u2009\u202f]$/u;
const hardBlank = /^[\u00a0\u2007\u2009\u202f]$/u;

/** 146 982: one number in a sentence, perhaps two in a row of a table. No group begins with 0, no comma among them. */
function readSpaced(scan: Scan, first: number): Numeral | undefined {
  const lead = textOf(scan, first);
  if (lead.length > 3 || lead.startsWith("0")) return undefined;
  const groups = [lead];
  let isHard = true;
  let next = first + 1;
  while (groups.length < mostGroups && isDigits(scan, next) && textOf(scan, next).length === 3) {
    const gap = gapBefore(scan, next);
    if (
      !blank.test(gap) ||
      (isGlued(scan, next + 1) && isWord(scan, next + 1) && textOf(scan, next + 1).length > 3)
    )
      break;
    isHard &&= hardBlank.test(gap);
    groups.push(textOf(scan, next));
    next += 1;
  }
  if (groups.length === 1) return undefined;
  const tail = fractionAt(scan, next);
  if (tail === "several") return undefined;
  const isMixed = tail?.length === 3;
  if (isMixed && !isHard && scan.role === "claim" && !commaLanguages.has(scan.language)) return undefined;
  const whole = groups.join("");
  const joined = tail === undefined ? whole : `${whole}.${tail}`;
  const pieces = scan.role === "evidence" && !isHard ? piecesOf(groups, tail) : [];
  const readings = [...new Set([joined, ...pieces].flatMap((value) => plain(value)))];
  return { readings, written: joined, next: tail === undefined ? next : next + 2 };
}

/** The digits behind a decimal mark; "several" where groups by comma go on. */
function fractionAt(scan: Scan, at: number): string | undefined {
  const isFraction =
    isMark(scan, at, ".,") && isGlued(scan, at) && isDigits(scan, at + 1) && isGlued(scan, at + 1);
  if (!isFraction) return undefined;
  const goesOn =
    isMark(scan, at + 2, ".,") && isGlued(scan, at + 2) && isDigits(scan, at + 3) && isGlued(scan, at + 3);
  return goesOn || textOf(scan, at + 1).length > mostDigits ? "several" : textOf(scan, at + 1);
}

/** Every number that neighbouring groups may be by themselves. */
function piecesOf(groups: readonly string[], tail: string | undefined): string[] {
  const most = groups.length > 4 ? 1 : groups.length;
  const grouped = tail?.length === 3 ? [`${groups.at(-1) ?? ""}${tail}`] : [];
  const parts = groups.flatMap((_, from) =>
    Array.from({ length: Math.min(most, groups.length - from) }, (__, more) => {
      const part = groups.slice(from, from + more + 1);
      const isLast = from + part.length === groups.length;
      if (part.length > 1 && part[0]?.startsWith("0") === true) return "";
      return `${part.join("")}${isLast && tail !== undefined ? `.${tail}` : ""}`;
    }),
  );
  return [...parts, ...grouped];
}

function plain(value: string): string[] {
  const dot = value.indexOf(".");
  if (dot < 0) return readNumber(value);
  const fraction = value.slice(dot + 1).replace(/0{1,40}$/u, "");
  const whole = readNumber(value.slice(0, dot))[0] ?? "0";
  return [fraction === "" ? whole : `${whole}.${fraction}`];
}
