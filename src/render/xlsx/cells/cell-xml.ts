import { fontXml } from "../parts/styles-xml.ts";
import type { RichTextRun } from "../style.ts";
import type { FormulaContent, SheetCell } from "../sheets/sheet.ts";
import type { StringTable } from "./string-table.ts";

/** Where a cell stands, such as B7; both are counted from 0. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? "" : columnName(rest - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

/** Text for an element: markup escaped, and _x0041_ kept from being read as a character. */
export function escapeText(text: string): string {
  const plain = /[&<>]/.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    : text;
  return plain.includes("_x") ? escapeCodes(plain) : plain;
}

/** Office reads _x0041_ as a character; the underscore is written so itself. */
function escapeCodes(text: string): string {
  return text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
}

/** One cell with its name, such as B7; none where there is nothing to say. */
export function cellXml({ content, style }: SheetCell, name: string, strings: StringTable): string {
  const open = style === 0 ? `<c r="${name}"` : `<c r="${name}" s="${style}"`;
  if (content === null) return style === 0 ? "" : `${open}/>`;
  if (typeof content === "number") return `${open}><v>${content}</v></c>`;
  if (typeof content === "boolean") return `${open} t="b"><v>${content ? 1 : 0}</v></c>`;
  if (typeof content === "object" && "formula" in content) return `${open}${formulaXml(content)}</c>`;
  const text = typeof content === "string" ? textXml(content) : content.map(runXml).join("");
  const index = strings.index(text);
  return index === undefined
    ? `${open} t="inlineStr"><is>${text}</is></c>`
    : `${open} t="s"><v>${index}</v></c>`;
}

function formulaXml({ formula, cached }: FormulaContent): string {
  const body = `<f>${escapeText(formula)}</f>`;
  if (cached === undefined) return `>${body}`;
  if (typeof cached === "string") return ` t="str">${body}<v>${escapeText(cached)}</v>`;
  if (typeof cached === "boolean") return ` t="b">${body}<v>${cached ? 1 : 0}</v>`;
  return Number.isFinite(cached) ? `>${body}<v>${cached}</v>` : `>${body}`;
}

function textXml(text: string): string {
  return /^\s|\s$|[\n\t]|\s{2}/.test(text)
    ? `<t xml:space="preserve">${escapeText(text)}</t>`
    : `<t>${escapeText(text)}</t>`;
}

function runXml({ text, font }: RichTextRun): string {
  const look = font === undefined ? "" : `<rPr>${fontXml(font, "rFont")}</rPr>`;
  return `<r>${look}<t xml:space="preserve">${escapeText(text)}</t></r>`;
}
