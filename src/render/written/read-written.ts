import { codeHeads } from "../../lexicon/table-words.ts";
import { findDates } from "../../lib/text/find-dates.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { findMarks, type Marks, readMarked } from "./number-marks.ts";
import { hasThousandths, isCurrency, unitKey } from "./written-unit.ts";

/** What a cell means that was written for people. */
export interface WrittenValue {
  kind: "number" | "percent" | "date";
  value: number | string;
  /** As in a spreadsheet. */
  format: string;
}

export interface WrittenColumn {
  values: WrittenValue[];
  /** What all numbers are in, as the column writes it: it belongs into the head, and formats are without it. */
  unit?: string;
}

const signed =
  /^(?<before>[A-Z]{3}|[A-Z]{0,3}\p{Sc}|S?Fr\.?)?\s?(?<minus>[-−–])?\s?(?<digits>\d[\d.,'’\u00A0\u2009\u202F ]*)(?:\s?(?<after>%|[\p{L}\p{Sc}µ°][\p{L}\p{Sc}²³/.]{0,24}))?$/u;
const longest = 40;
const mostDigits = 15;

/** A column of texts as values, where every one of them can be read, in one way and as the same kind; else undefined. */
export function readColumn(texts: readonly string[], head: string): WrittenColumn | undefined {
  const trimmed = texts.map((text) => text.trim());
  const found = trimmed.map((text) => (text.length > longest ? undefined : signed.exec(text)?.groups));
  const marks = findMarks(found.flatMap((groups) => groups?.["digits"]?.trim() ?? []));
  const read = trimmed.map((text, at) => {
    const groups = found[at];
    if (text.length > longest) return undefined;
    return readDay(text) ?? (groups === undefined ? undefined : readAmount(groups, marks));
  });
  const [first] = read;
  if (first === undefined || read.includes(undefined)) return undefined;
  const values = read.flatMap((one) => one ?? []);
  if (!values.every(({ kind }) => kind === first.kind)) return undefined;
  if (values.every(({ isBare }) => isBare) && isName(trimmed, head)) return undefined;
  const units = new Set(values.map(({ unit }) => unit?.key));
  // "6 months" beside "2 years" is no column of numbers; money of several countries is
  if (units.size > 1 && values.some(({ unit }) => unit === undefined || !isCurrency(unit.key)))
    return undefined;
  const isOne = units.size === 1 && first.unit !== undefined;
  return { values: align(values, isOne), ...(isOne && { unit: usualForm(values) }) };
}

interface Unit {
  key: string;
  /** As it is written. */
  text: string;
  isBefore: boolean;
}

interface Read {
  kind: WrittenValue["kind"];
  value: number | string;
  unit?: Unit;
  /** Digits and nothing else. */
  isBare: boolean;
  decimals: number;
}

function readDay(text: string): Read | undefined {
  const [only, ...others] = findDates(text);
  const [key, ...readings] = only?.keys ?? [];
  const isWhole = only?.start === 0 && only.end === text.length && others.length === 0;
  if (key === undefined || readings.length > 0 || !isWhole || !/^\d{4}-\d{2}-\d{2}$/.test(key))
    return undefined;
  return { kind: "date", value: key, isBare: false, decimals: 0 };
}

function readAmount(found: Record<string, string | undefined>, marks: Marks): Read | undefined {
  const { before = "", after = "", minus, digits: written = "" } = found;
  if (before !== "" && after !== "") return undefined;
  const unit = after === "%" ? undefined : readUnit(before, after);
  if (unit === undefined && after !== "%" && before + after !== "") return undefined;
  const digits = written.trim();
  // an amount of 53,437 is no amount of 53 and 437 thousandths, but in a few currencies
  const isMoney = unit !== undefined && isCurrency(unit.key) && !hasThousandths(unit.key);
  const number = readMarked(digits, { marks, isMoney });
  if (number === undefined || number.plain.replace(".", "").length > mostDigits) return undefined;
  const { plain, decimals } = number;
  const value = Number(plain) * (minus === undefined ? 1 : -1);
  if (after === "%")
    return {
      ...{ kind: "percent", value: Number((value / 100).toPrecision(mostDigits)) },
      ...{ isBare: false, decimals },
    };
  const isBare = unit === undefined && minus === undefined && /^\d+$/.test(digits);
  return { kind: "number", value, isBare, decimals, ...(unit !== undefined && { unit }) };
}

function readUnit(before: string, after: string): Unit | undefined {
  const text = before === "" ? after : before;
  const key = unitKey(text);
  return key === undefined ? undefined : { key, text, isBefore: before !== "" };
}

/** Numbers of a column show as many decimals as the longest of them, whatever their currencies are. */
function align(values: readonly Read[], isOne: boolean): WrittenValue[] {
  const most = values.reduce((longestOne, { decimals }) => Math.max(longestOne, decimals), 0);
  const number = `#,##0${most === 0 ? "" : `.${"0".repeat(most)}`}`;
  return values.map(({ kind, value, unit }) => {
    if (kind === "date") return { kind, value, format: "date" };
    if (kind === "percent") return { kind, value, format: `${number}%` };
    const sign = unit === undefined || isOne ? undefined : unit;
    const format =
      sign === undefined ? number : sign.isBefore ? `"${sign.text} "${number}` : `${number}" ${sign.text}"`;
    return { kind, value, format };
  });
}

/** "months" rather than the "month" of the one row that has one. */
function usualForm(values: readonly Read[]): string {
  const forms = Map.groupBy(
    values.flatMap(({ unit }) => unit?.text ?? []),
    (text) => text,
  );
  const [most] = [...forms].toSorted(
    ([a, one], [b, other]) => other.length - one.length || b.length - a.length,
  );
  return most?.[0] ?? "";
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
  return texts.some((text) => /^0\d/.test(text)) || texts.every((text) => /^(?:19|20)\d\d$/.test(text));
}
