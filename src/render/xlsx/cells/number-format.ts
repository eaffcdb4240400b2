import { phrasesFor } from "../../../model/phrases.ts";
import type { TableCell } from "../../layout.ts";

/** What a program may be told without calling the file damaged: placeholders, dates, quoted text, colours, sections. */
const token =
  /^(?:General|"[^"]*"|\\.|_.|\*.|\[\$[^\][]{0,20}\]|\[(?:Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|h+|m+|s+)\]|AM\/PM|A\/P|E[+-]|[0#?.,%@ \u00A0\u202F/:()+\-;$€£¥'ymdhs])+$/i;

/** The number format of a cell, where it needs one. */
export function numberFormat(cell: TableCell, language: string): string | undefined {
  const isDate = cell.kind === "date" || cell.kind === "datetime";
  if (cell.format !== undefined && isNumberFormat(cell.format))
    return isDate ? escapeDots(cell.format) : cell.format;
  switch (cell.kind) {
    case "percent":
      return percentFormat(cell.value);
    case "currency":
      return currencyFormat(cell.currency, language);
    case "date":
      return "yyyy-mm-dd";
    case "datetime":
      return "yyyy-mm-dd hh:mm";
    case "formula":
      return cell.currency === undefined ? undefined : currencyFormat(cell.currency, language);
    case "boolean":
      return booleanFormat(language);
    case "text":
    case "number":
    case "empty":
      return undefined;
  }
}

/** As Excel writes it: some readers take a bare dot for the beginning of fractions of a second. */
function escapeDots(format: string): string {
  return format.includes('"') ? format : format.replaceAll(/(?<!\\)\.(?!0)/g, "\\.");
}

export function isNumberFormat(format: string): boolean {
  return format.length <= 200 && token.test(format) && format.split(";").length <= 4;
}

/** Excel has its own words for true and false and takes no others; LibreOffice prints 1 and 0 without this. */
function booleanFormat(language: string): string {
  const { yes, no } = phrasesFor(language);
  return `"${yes}";"${yes}";"${no}"`;
}

function percentFormat(value: TableCell["value"]): string {
  if (typeof value !== "number") return "0%";
  const digits = /\.(\d+)$/.exec(String(Number((value * 100).toFixed(2))))?.[1]?.length ?? 0;
  return digits === 0 ? "0%" : `0.${"0".repeat(digits)}%`;
}

function currencyFormat(currency: string | undefined, language: string): string {
  if (currency === undefined) return "#,##0.00";
  try {
    const style = new Intl.NumberFormat(language, { style: "currency", currency });
    return style
      .formatToParts(1)
      .map(({ type, value }) => {
        if (type === "integer") return "#,##0";
        if (type === "decimal") return ".";
        if (type === "fraction") return "0".repeat(value.length);
        if (type === "currency") return `[$${value.replaceAll(/[\][]/g, "")}]`;
        // Marks of direction around an Arabic or Hebrew amount are no part of a format.
        return value.replaceAll(/[^\s]/gu, "").replaceAll(/\s/g, " ");
      })
      .join("");
  } catch {
    const code = currency.replaceAll(/[^A-Za-z]/g, "").slice(0, 10);
    return code === "" ? "#,##0.00" : `#,##0.00 [$${code}]`;
  }
}
