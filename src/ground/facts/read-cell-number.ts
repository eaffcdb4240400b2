import { multiply, negate } from "./numbers/decimal.ts";
import type { Fact } from "./fact.ts";
import { toNormalText } from "./text/normal-text.ts";
import { readQuantity } from "./numbers/read-quantity.ts";
import { createScan } from "./text/scan.ts";

/** Marks of a note behind a value: 1,234*, 5¹, 7 a). */
const note = /(?:\s*(?:[*†‡¹²³⁴-⁹]{1,3}|[a-z]\)))$/u;
const raw = /^[-+]?\d{1,30}(?:\.\d{1,30})?$/u;
const scientific = /^([-+]?\d{1,20}(?:\.\d{1,20})?)[eE]([-+]?\d{1,2})$/u;
const longest = 200;

/**
 * The value of one cell: undefined where it holds none, or more than one number with its sign and unit.
 * A plain decimal point is read as the raw files write it; every other reading is kept behind.
 */
export function readCellNumber(text: string, language: string): Fact | undefined {
  if (text.length > longest) return undefined;
  const written = text.trim();
  const whole = { text: written, start: text.indexOf(written), end: text.indexOf(written) + written.length };
  const exact = plainValue(written);
  const found = readWhole(joinGroups(written.replace(note, "")), language);
  if (found === undefined)
    return exact === undefined ? undefined : { kind: "number", ...whole, keys: [exact], digits: [exact] };
  if (exact === undefined) return { ...found, ...whole };
  const keys = [...new Set([exact, ...found.keys])];
  return { ...found, ...whole, keys, digits: keys };
}

const grouped = /^[^\d]{0,8}\d{1,3}(?: \d{3})+(?:[.,]\d{1,20})?(?!\d)\D{0,12}$/u;

/** "33 003" in a cell is one number, whatever the space between its groups. */
function joinGroups(written: string): string {
  return grouped.test(written) ? written.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/gu, "\u00A0") : written;
}

/** What a raw file means by it. */
function plainValue(text: string): string | undefined {
  if (raw.test(text)) return multiply(text.replace(/^\+/u, ""), "1");
  const [, value, exponent] = scientific.exec(text) ?? [];
  if (value === undefined || exponent === undefined) return undefined;
  const power = Number(exponent);
  const factor = power >= 0 ? `1${"0".repeat(power)}` : `0.${"0".repeat(-power - 1)}1`;
  return multiply(value.replace(/^\+/u, ""), factor);
}

function readWhole(written: string, language: string): Fact | undefined {
  const [, inner] = /^\(\s*([^()]+?)\s*\)(?:\s*%)?$/u.exec(written) ?? [];
  const isNegative = inner !== undefined || /^[^-−–]*\d\s?[-−]$/u.test(written);
  const plain = (inner ?? written).replace(/(?<=\d)\s?[-−]$/u, "");
  const scan = createScan(toNormalText(plain).text, language, "evidence");
  const reading = readQuantity(scan, 0);
  const [fact] = reading?.facts ?? [];
  if (reading === undefined || fact === undefined || reading.next < scan.tokens.length) return undefined;
  const sign = (values: readonly string[]) =>
    isNegative ? values.map((value) => (value.startsWith("-") ? value : negate(value))) : [...values];
  const percent = inner !== undefined && written.endsWith("%") ? { dimension: "%" } : {};
  return {
    ...fact,
    text: written,
    keys: sign(fact.keys),
    digits: sign(fact.digits ?? fact.keys),
    ...percent,
  };
}
