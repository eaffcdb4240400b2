import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import type { PlainRow } from "./question.ts";

/** The rows of a file by code that shares nothing with the product's tables: split lines, or a sheet as it stands. */
export function readPlain(table: string, path: string): PlainRow[] {
  if (/\.xlsx?$/u.test(path)) return readSheet(table, path);
  const [head = "", ...lines] = readFileSync(path, "utf8")
    .split(/\r?\n/u)
    .filter((line) => line !== "");
  const mark = head.includes(";") ? ";" : ",";
  const names = splitLine(head, mark);
  return lines.map((line) => {
    const cells = splitLine(line, mark);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
  });
}

/** Cells between marks; a mark inside quotation marks parts nothing. */
function splitLine(line: string, mark: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ["", false];
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === mark && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}

function readSheet(table: string, path: string): PlainRow[] {
  const book = read(readFileSync(path));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  const rows =
    sheet === undefined ? [] : utils.sheet_to_json<(string | number | boolean)[]>(sheet, { header: 1 });
  const from = rows.findIndex((row) => row.filter((cell) => cell !== undefined && cell !== "").length > 1);
  const names = (rows[from] ?? []).map(String);
  if (names.length === 0) throw new Error(`${table} has no head`);
  return rows
    .slice(from + 1)
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(names.map((name, at) => [name, String(row[at] ?? "")])));
}
