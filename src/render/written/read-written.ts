import { codeHeads } from "../../lexicon/table-words.ts";
import { findDates } from "../../lib/text/find-dates.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { readNumber } from "../../lib/text/read-number.ts";

/** What a cell means that was written for people. */
export interface WrittenValue {
  kind: "number" | "percent" | "date";
  value: number | string;
  /** As in a spreadsheet. */
  format: string;
}

const signed =
  /^(?<before>[A-Z]{3}|\p{Sc})?\s?(?<minus>[-−–])?\s?(?<digits>\d[\d.,'’\u00A0\u2009\u202F ]*)\s?(?<after>[A-Z]{3}|\p{Sc}|%)?$/u;
const longest = 40;
const mostDigits = 15;

/** A column of texts as values, where every one of them can be read, in one way and as the same kind; else undefined. */
export function readColumn(texts: readonly string[], head: string): WrittenValue[] | undefined {
  const read = texts.map(readText);
  const [first] = read;
  if (first === undefined || read.includes(undefined)) return undefined;
  const values = read.flatMap((one) => one ?? []);
  if (!values.every(({ kind }) => kind === first.kind)) return undefined;
  return values.every(({ isBare }) => isBare) && isName(texts, head) ? undefined : align(values);
}

interface Read extends WrittenValue {
  /** Digits and nothing else. */
  isBare: boolean;
  decimals: number;
}

function readText(text: string): Read | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longest) return undefined;
  const found = signed.exec(trimmed)?.groups;
  return found === undefined ? readDay(trimmed) : (readDay(trimmed) ?? readAmount(found));
}

function readDay(text: string): Read | undefined {
  const [only, ...others] = findDates(text);
  const [key, ...readings] = only?.keys ?? [];
  const isWhole = only?.start === 0 && only.end === text.length && others.length === 0;
  if (key === undefined || readings.length > 0 || !isWhole || !/^\d{4}-\d{2}-\d{2}$/.test(key))
    return undefined;
  return { kind: "date", value: key, format: "date", isBare: false, decimals: 0 };
}

function readAmount(found: Record<string, string | undefined>): Read | undefined {
  const { before = "", after = "", minus, digits = "" } = found;
  const [plain, ...others] = readNumber(digits.trim());
  if (plain === undefined || others.length > 0 || (before !== "" && after !== "")) return undefined;
  if (plain.replace(".", "").length > mostDigits) return undefined;
  const decimals = /[.,](\d+)$/.exec(digits.trim())?.[1]?.length ?? 0;
  const isWhole = !plain.includes(".") && decimals === 3;
  const shown = isWhole ? 0 : decimals;
  const number = Number(plain) * (minus === undefined ? 1 : -1);
  if (after === "%") {
    const value = Number((number / 100).toPrecision(mostDigits));
    return { kind: "percent", value, format: pattern(shown, "", "%"), isBare: false, decimals: shown };
  }
  const isBare = before === "" && after === "" && minus === undefined && /^\d+$/.test(digits.trim());
  const format = pattern(shown, before === "" ? "" : `"${before} "`, after === "" ? "" : `" ${after}"`);
  return { kind: "number", value: number, format, isBare, decimals: shown };
}

function pattern(decimals: number, before: string, after: string): string {
  return `${before}#,##0${decimals === 0 ? "" : `.${"0".repeat(decimals)}`}${after}`;
}

/** Numbers of a column show as many decimals as the longest of them, whatever their currencies are. */
function align(values: readonly Read[]): WrittenValue[] {
  const most = values.reduce((longestOne, { decimals }) => Math.max(longestOne, decimals), 0);
  const fraction = most === 0 ? "" : `.${"0".repeat(most)}`;
  return values.map(({ kind, value, format }) => ({
    ...{ kind, value },
    format: kind === "date" ? format : format.replace(/#,##0(?:\.0+)?/, `#,##0${fraction}`),
  }));
}

const codes = new Set(
  Object.values(codeHeads)
    .flatMap((list) => list.split("|"))
    .map(foldText),
);

/** Years, numbers of customers and the like count nothing. */
function isName(texts: readonly string[], head: string): boolean {
  const folded = foldText(head);
  const words = folded.split(/[^\p{L}\p{N}°.]+/u);
  if (codes.has(folded) || words.some((word) => codes.has(word))) return true;
  const trimmed = texts.map((text) => text.trim());
  return trimmed.some((text) => /^0\d/.test(text)) || trimmed.every((text) => /^(?:19|20)\d\d$/.test(text));
}
