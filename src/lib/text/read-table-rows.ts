import { largest } from "../largest.ts";
import { isFieldList } from "../table/is-field-list.ts";
import { isForm } from "./is-form.ts";
import type { Line } from "./split-lines.ts";

/** A body row of a table written as text, with the names of its columns where the table has them. */
export interface TableRow {
  cells: string[];
  headers: string[];
  /** The header lines as they stand, so that a cut-out of the table can repeat them. */
  headerLines: Line[];
  line: Line;
}

const separator = /^\s*(?:\|\s*)?:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*(?:\|\s*)?$/u;

const year = /^(19|20)\d\d$/u;

/** Tabs before the words only indent a line; a short entry behind one tab may stand in the second column. */
export function isTableLine(text: string): boolean {
  const said = text.trim();
  return said !== "" && (/(?<!\\)\|/u.test(text) || said.includes("\t") || /^\t\S.{0,29}$/u.test(text));
}

/** Body rows of consecutive table lines: Markdown pipes, pipes without a frame, or tabs. */
export function readTableRows(lines: readonly Line[]): TableRow[] {
  const mark = lines.findIndex((line) => line.text.includes("|") && separator.test(line.text));
  const headerCount = mark >= 0 ? mark : countHeaderLines(lines.map((line) => splitCells(line.text)));
  const headerLines = lines.slice(0, mark >= 0 ? mark + 1 : headerCount);
  const heads = lines.slice(0, headerCount).map((line) => splitCells(line.text));
  // one cell alone above other heads is a title of the table, and names no column
  const named = heads.filter((cells) => cells.filter((cell) => cell !== "").length > 1);
  const headers = joinHeaders(named.length > 0 ? named : heads);
  return lines
    .slice(headerLines.length)
    .filter((line) => !separator.test(line.text) || !line.text.includes("|"))
    .map((line) => ({ cells: splitCells(line.text), headers, headerLines, line }));
}

/** "Item: Desk lamp; Price: 39.00 CHF": only words of the header and of the row. */
export function describeRow({ cells, headers }: Pick<TableRow, "cells" | "headers">): string {
  const [label, value, ...more] = cells.filter((cell) => cell !== "");
  // a label with its value, where nothing stands over them
  if (headers.length === 0 && value !== undefined && more.length === 0 && /\p{L}$/u.test(label ?? ""))
    return `${label}: ${value}`;
  return cells
    .map((cell, column) => ({ cell, header: headers[column] ?? "" }))
    .filter(({ cell }) => cell !== "")
    .map(({ cell, header }) => (header === "" ? cell : `${header.replace(/(?<!\s)\s*:$/u, "")}: ${cell}`))
    .join("; ");
}

export function splitCells(line: string): string[] {
  if (!line.includes("|")) return line.split("\t").map((cell) => cell.trim());
  const framed = line.trim().startsWith("|") && /(?<!\\)\|\s*$/u.test(line) && line.trim().length > 1;
  const inner = framed ? line.trim().slice(1, -1) : line;
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** Without a separator line the head is the first line, unless it holds values, and what goes on naming columns. */
function countHeaderLines(rows: readonly string[][]): number {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || isForm(rows) || isFieldList(rows)) return 0;
  if (first[0] !== "" && first.slice(1).some(isValue)) return 0;
  const more = others.findIndex((cells) => !namesColumns(cells));
  return more < 0 ? 1 : 1 + more;
}

function namesColumns([label, ...values]: readonly string[]): boolean {
  return !values.some(isValue) && (label === "" || values.some((cell) => year.test(cell)));
}

function isValue(cell: string): boolean {
  return /^[^\p{L}\p{N}]*\p{N}[\p{N}.,'’]*\s*\p{L}{0,4}[^\p{L}\p{N}]*$/u.test(cell) && !year.test(cell);
}

function joinHeaders(rows: readonly string[][]): string[] {
  const width = largest(
    rows.map((cells) => cells.length),
    0,
  );
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((cells) => cells[column] ?? "")
      .filter((cell) => cell !== "")
      .join(" "),
  );
}
