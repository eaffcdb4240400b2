export type FormatKind = "number" | "percent" | "currency" | "date" | "datetime" | "boolean" | "text";

/** What a document says about how a cell is to be read and shown. */
export interface CellFormat {
  kind: FormatKind;
  currency?: string;
  /** As in a spreadsheet, where the document gives one. */
  pattern?: NumberPattern;
}

export interface NumberPattern {
  code: string;
  decimals: number;
  grouped: boolean;
  before: string;
  after: string;
}

const names: ReadonlyMap<string, FormatKind> = new Map([
  ...["number", "integer", "decimal", "float"].map((name) => [name, "number"] as const),
  ...["percent", "percentage", "%"].map((name) => [name, "percent"] as const),
  ...["currency", "money"].map((name) => [name, "currency"] as const),
  ...["boolean", "bool"].map((name) => [name, "boolean"] as const),
  ...["text", "string", "@"].map((name) => [name, "text"] as const),
  ...(["date", "datetime"] as const).map((name) => [name, name] as const),
]);

const datePattern = /^[ymdhs\s./,:'"\-[\]a-z]*y[ymdhs\s./,:'"\-[\]a-z]*$/i;
const numberPattern = /^([^0#,.]*)([0#,]*[0#])(?:\.([0#]+))?([^0#]*)$/;
const currencyCode = /^[A-Z]{3}$/;
const longestPattern = 80;

/** Undefined for what is no format that we know; the cell is then read by its value. */
export function readCellFormat(format: unknown, currency: unknown): CellFormat | undefined {
  const money = typeof currency === "string" && currencyCode.test(currency) ? { currency } : {};
  if (typeof format !== "string" || format === "")
    return money.currency === undefined ? undefined : { kind: "currency", ...money };
  const named = names.get(format.trim().toLowerCase());
  if (named !== undefined) return { kind: named, ...(named === "currency" && money) };
  if (currencyCode.test(format)) return { kind: "currency", currency: format };
  if (format.length > longestPattern) return undefined;
  if (datePattern.test(format)) return { kind: /h/i.test(format) ? "datetime" : "date" };
  const pattern = readPattern(format);
  if (pattern === undefined) return undefined;
  if (format.includes("%")) return { kind: "percent", pattern };
  if (money.currency !== undefined) return { kind: "currency", pattern, ...money };
  return { kind: /\p{Sc}/u.test(format) ? "currency" : "number", pattern };
}

function readPattern(code: string): NumberPattern | undefined {
  const [positive = ""] = code.split(";");
  const found = numberPattern.exec(positive);
  if (found === null) return undefined;
  const [, before = "", digits = "", fraction = "", after = ""] = found;
  const grouped = digits.includes(",");
  return { code, decimals: fraction.length, grouped, before: unquote(before), after: unquote(after) };
}

function unquote(text: string): string {
  return text.replaceAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|_.|\*./g, "$1$2$3");
}
