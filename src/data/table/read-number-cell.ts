import { unitOf } from "./known-units.ts";

/** A number as a cell writes it, in plain form with the decimals as written; two forms where it can be read in two ways. */
export interface NumberCell {
  /** With the point as decimal mark; undefined where it cannot be read so. */
  point?: string;
  comma?: string;
  unit?: string;
  /** Zeros in front, as of a code. */
  isCode: boolean;
}

const longestCell = 80;
const footnoteMarks = /(?<![\s*†‡¹²³⁴⁵⁶⁷⁸⁹])\s*[*†‡¹²³⁴⁵⁶⁷⁸⁹]+$/u;
const spaces = /['’\u00a0\u2009\u202f ]/;

/** 1'234.50, 1.234,50, 1 234,50, (1,234), 12 %, CHF 5.–, 7-; undefined for what is no number. */
export function readNumberCell(written: string): NumberCell | undefined {
  if (written.length > longestCell) return undefined;
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written)) return readPlain(written);
  const text = written.trim().replace(footnoteMarks, "");
  const first = text.search(/[.,]?\d/);
  if (first < 0) return undefined;
  const last = lastDigit(text);
  const sides = readSides(text.slice(0, first), text.slice(last + 1));
  if (sides === undefined) return undefined;
  const { point, comma } = readDigits(text.slice(first, last + 1));
  if (point === undefined && comma === undefined) return undefined;
  const sign = sides.isNegative ? "-" : "";
  return {
    ...(point !== undefined && { point: sign + point }),
    ...(comma !== undefined && { comma: sign + comma }),
    ...(sides.unit !== undefined && { unit: sides.unit }),
    isCode: sides.unit === undefined && /^0\d/.test(text),
  };
}

function readPlain(text: string): NumberCell {
  const { point, comma } = text.includes(".")
    ? readDigits(text.replace("-", ""))
    : { point: text, comma: text };
  const sign = text.startsWith("-") && text.includes(".") ? "-" : "";
  return {
    ...(point !== undefined && { point: sign + point }),
    ...(comma !== undefined && { comma: sign + comma }),
    isCode: false,
  };
}

function lastDigit(text: string): number {
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return at;
  }
  return -1;
}

/** What stands around the digits: a sign, brackets, a unit, and nothing else. */
function readSides(before: string, behind: string): { isNegative: boolean; unit?: string } | undefined {
  const opens = before.includes("(");
  if (opens !== behind.includes(")")) return undefined;
  // Swiss prices end in ".–" where there are no cents
  const back = behind.replace(/^[.,]\s?[-–—]{1,2}/, "");
  const front = before.replace("(", "");
  const minusBefore = /[-−–]/.test(front);
  const minusBehind = /^\s?[-−]/.test(back);
  if (minusBefore && minusBehind) return undefined;
  const left = front.replace(/[-−–+]/, "").trim();
  const right = back
    .replace(")", "")
    .replace(/^\s?[-−]/, "")
    .trim();
  const units = [left, right].filter((text) => text !== "");
  const known = units.map(unitOf);
  // only money stands before its number
  if (left !== "" && !/^(?:[A-Z]{3}|\p{Sc}|kr)$/u.test(known[0] ?? "")) return undefined;
  if (known.some((unit) => unit === undefined)) return undefined;
  const [one, other] = known;
  if (one !== undefined && other !== undefined && one !== other) return undefined;
  const isNegative = opens || minusBefore || minusBehind;
  return one === undefined ? { isNegative } : { isNegative, unit: one };
}

/** So many digits can be computed with. */
const mostDigits = 60;

function readDigits(digits: string): { point?: string; comma?: string } {
  if (digits.replaceAll(/\D/g, "").length > mostDigits) return {};
  const mark = spaces.exec(digits)?.[0];
  if (mark === undefined) return readMarks(digits);
  const [whole = "", fraction, ...more] = digits.split(/[.,]/);
  if (more.length > 0) return {};
  const groups = whole.split(mark);
  if (!/^\d{1,3}$/.test(groups[0] ?? "") || !groups.slice(1).every((group) => /^\d{3}$/.test(group)))
    return {};
  const joined = trimZeros(groups.join(""));
  if (fraction === undefined) return { point: joined, comma: joined };
  if (!/^\d+$/.test(fraction)) return {};
  const read = `${joined}.${fraction}`;
  return digits.includes(".") ? { point: read } : { comma: read };
}

const pointForm = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d+)?$/;
const commaForm = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d+)?$/;

function readMarks(digits: string): { point?: string; comma?: string } {
  const asPoint = pointForm.test(digits) ? toPlain(digits.replaceAll(",", "")) : undefined;
  const asComma = commaForm.test(digits) ? toPlain(digits.replaceAll(".", "").replace(",", ".")) : undefined;
  return {
    ...(asPoint !== undefined && { point: asPoint }),
    ...(asComma !== undefined && { comma: asComma }),
  };
}

function toPlain(text: string): string {
  const [whole = "", fraction] = text.split(".");
  const front = trimZeros(whole);
  return fraction === undefined ? front : `${front}.${fraction}`;
}

function trimZeros(digits: string): string {
  const front = digits.replace(/^0+(?=\d)/, "");
  return front === "" ? "0" : front;
}

/** The exact decimal that a number of a sheet stands for, without an exponent; undefined for what is not finite. */
export function plainNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const text = Object.is(value, -0) ? "0" : String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + "0".repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A plain decimal times a hundred: what a sheet shows as 12 % it stores as 0.12. */
export function timesHundred(plain: string): string {
  const [whole = "", fraction = ""] = plain.replace("-", "").split(".");
  const digits = whole + fraction.padEnd(2, "0");
  const moved = toPlain(`${digits.slice(0, whole.length + 2)}.${digits.slice(whole.length + 2)}`).replace(
    /\.$/,
    "",
  );
  return plain.startsWith("-") && /[1-9]/.test(moved) ? `-${moved}` : moved;
}
