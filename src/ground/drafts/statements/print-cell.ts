import { phrasesFor } from "../../../model/phrases.ts";

export interface ColumnLook {
  format?: unknown;
  currency?: unknown;
}

/** A cell as a reader of any format sees it: with percent sign, currency and what its number format adds. */
export function printCell(cell: unknown, column: ColumnLook, language: string): string {
  if (typeof cell === "object" && cell !== null && !Array.isArray(cell)) {
    const { value, format, currency } = cell as Record<string, unknown>;
    if (!("value" in cell)) return JSON.stringify(cell);
    const own = format === undefined && currency === undefined ? column : { format, currency };
    return printValue(value, own, language);
  }
  return printValue(cell, column, language);
}

function printValue(value: unknown, look: ColumnLook, language: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return phrasesFor(language)[value ? "yes" : "no"];
  if (typeof value === "number") return printNumber(value, look, language);
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value as string | bigint);
  const number = Number(text.trim());
  const isBare = text.trim() !== "" && Number.isFinite(number) && hasFormat(look);
  return isBare ? printNumber(number, look, language) : text;
}

function hasFormat({ format, currency }: ColumnLook): boolean {
  return (typeof format === "string" && format !== "text") || typeof currency === "string";
}

const percentNames = /^(?:percent|percentage|%)$/i;
const pattern = /^([^0#,.]*)([0#,]*[0#])(?:\.([0#]+))?([^0#]*)$/;
const code = /^[A-Z]{3}$/;

function printNumber(value: number, { format, currency }: ColumnLook, language: string): string {
  const money = typeof currency === "string" && code.test(currency) ? `${currency} ` : "";
  if (typeof format !== "string" || format === "") return `${money}${plain(value, language)}`;
  if (percentNames.test(format.trim())) return `${plain(hundredfold(value), language)} %`;
  if (code.test(format)) return `${format} ${plain(value, language)}`;
  const [positive = ""] = format.slice(0, 80).split(";");
  const [, before = "", , fraction = "", after = ""] = pattern.exec(positive) ?? [];
  if (!pattern.test(positive)) return `${money}${plain(value, language)}`;
  const scale = /^,*/.exec(after)?.[0].length ?? 0;
  const scaled = (after.includes("%") ? hundredfold(value) : value) / 1000 ** scale;
  const shown = plain(Number(scaled.toFixed(Math.min(fraction.length, 20))), language);
  return `${money}${literal(before)}${shown}${literal(after.slice(scale))}`.trim();
}

/** Words that a number format puts around the number. */
function literal(text: string): string {
  return text.replaceAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|_.|\*./g, "$1$2$3");
}

/** As many digits as it has, ungrouped, with the decimal mark of the language: it can be read in one way only. */
function plain(value: number, language: string): string {
  const known = Intl.NumberFormat.supportedLocalesOf(language.length > 1 ? language : "en")[0] ?? "en";
  const options = { useGrouping: false, maximumFractionDigits: 20, numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(known, options).format(value);
}

function hundredfold(value: number): number {
  return Number((value * 100).toPrecision(15));
}
