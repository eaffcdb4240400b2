import { stopWords } from "../../../lib/text/stop-words.ts";
import type { EvidenceTable, LocatedCell } from "../../../model/grounding.ts";
import { writeAddress } from "./cell-address.ts";
import { isValue, isYear } from "./is-value.ts";

/** A table as a reader sees it: what names a column, what names a row, what stands over groups of rows. */
export interface ReadTable {
  table: EvidenceTable;
  /** Heads of each column, outermost first, joined. */
  columnHeads: string[];
  /** Titles over the whole table. */
  captions: string[];
  /** The columns, counted from 0, whose cells name the row. */
  keyColumns: number[];
  /** Of each row the line that stands over its group, such as "Minerals"; "" where none does. */
  groups: string[];
  /** Column, counted from 0, that says the unit of a row; undefined where none does. */
  unitColumn: number | undefined;
}

const mostKeys = 3;
const unitHead = /^(?:units?|einheit(?:en)?|unités?|unità|unidad(?:es)?|uom|ME)$/iu;

export function readTable(table: EvidenceTable): ReadTable {
  const width = [...table.head, ...table.rows].reduce((most, row) => Math.max(most, row.length), 0);
  const heads = table.head.filter((row, at) => width < 2 || isHead(row, without(table.head, at)));
  const captions = table.head
    .filter((row) => !heads.includes(row))
    .map((row) => row.find((cell) => cell !== "") ?? "");
  const columnHeads = Array.from({ length: width }, (_, column) => {
    const head = headOf(heads, column);
    return head === "" ? joinSpace(leftOf(heads.at(-1) ?? [], column, table.rows)) : head;
  });
  return {
    table,
    columnHeads,
    captions: captions.filter((caption) => caption !== ""),
    keyColumns: findKeys(table, width),
    groups: findGroups(table.rows),
    unitColumn: indexOf(columnHeads.findIndex((head) => unitHead.test(head.trim()))),
  };
}

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

/** A line with one text is a title, unless it stands over a column of values that nothing else names. */
function isHead(row: readonly string[], others: readonly (readonly string[])[]): boolean {
  const filled = row.flatMap((cell, column) => (cell === "" ? [] : [column]));
  const [column = 0, ...more] = filled;
  if (more.length > 0) return true;
  return filled.length === 1 && column > 0 && others.every((other) => (other[column] ?? "") === "");
}

/** A head without words of its own lies under the one to its left, if that spans it: something of its own must stand below. */
function headOf(heads: readonly string[][], column: number): string {
  const parts: string[] = [];
  let from = 0;
  for (const [at, row] of heads.entries()) {
    const own = row[column] ?? "";
    const hasOwn = heads.slice(at + 1).some((lower) => (lower[column] ?? "") !== "");
    let place = column;
    if (own === "" && hasOwn) while (place > from && (row[place] ?? "") === "") place--;
    const text = row[place] ?? "";
    if (text === "" || (place < column && breaksOff(text))) continue;
    parts.push(joinSpace(text));
    from = Math.max(from, place);
  }
  return [...new Set(parts)].join(" ");
}

const sign = /^[\p{Sc}()%*\s]*$/u;

/** The head to the left holds for a column without one, where its own column has nothing but signs beside the values. */
function leftOf(head: readonly string[], column: number, rows: EvidenceTable["rows"]): string {
  const at = head.findLastIndex((text, index) => index <= column && text !== "");
  const isFull = rows.some((row) => (row[column] ?? "") !== "" && !sign.test(row[at] ?? ""));
  return at < 0 || isFull ? "" : (head[at] ?? "");
}

const linking = new Set(["en", "de", "fr", "it", "es"].flatMap((language) => [...stopWords(language)]));

/** "Percentage of" goes on in the line below it and covers nothing beside it. */
function breaksOff(head: string): boolean {
  const last = head.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? "";
  return /\s/u.test(head.trim()) && linking.has(last);
}

/** The first column names a row; where it repeats itself or only counts, the next columns of words do so too. */
function findKeys({ rows }: EvidenceTable, width: number): number[] {
  const body = rows.filter((row) => row.filter((cell) => cell !== "").length > 1);
  const keys: number[] = [];
  for (let column = 0; column < width && keys.length < mostKeys; column++) {
    const values = body.map((row) => row[column] ?? "");
    const filled = values.filter((cell) => cell !== "");
    const names = filled.filter(isName);
    // a line of heads among the rows, or a note, makes no names of a column of values
    if (keys.length > 0 && (names.length === 0 || names.length < 0.5 * filled.length)) break;
    keys.push(column);
    const told = new Set(body.map((row) => keys.map((key) => row[key] ?? "").join("\t")));
    const counts = values.every((cell) => /^\d{0,4}\.?$/u.test(cell) && !isYear(cell));
    if (told.size >= body.length * 0.8 && !counts) break;
  }
  return keys.length === 0 ? [0] : keys;
}

const flag = /^(?:true|false|yes|no|ja|nein|oui|non|s[iíì]|x|[✓✔✗✘])$/iu;

/** Words, years and days name a row; figures do not, nor does what can only be yes or no. */
function isName(cell: string): boolean {
  if (flag.test(cell)) return false;
  return !isValue(cell) || isYear(cell) || /^\d{4}-\d\d-\d\d/u.test(cell);
}

function findGroups(rows: readonly string[][]): string[] {
  let group = "";
  return rows.map((row) => {
    const filled = row.filter((cell) => cell !== "");
    if (row.length > 1 && filled.length === 1 && row[0] === filled[0] && !isValue(filled[0] ?? ""))
      group = filled[0] ?? "";
    return filled.length > 1 ? group : "";
  });
}

export function rowHeadOf({ table, keyColumns }: ReadTable, row: number): string {
  const cells = table.rows[row] ?? [];
  return joinSpace(
    keyColumns
      .map((column) => cells[column] ?? "")
      .filter((cell) => cell !== "")
      .join(" "),
  );
}

/** A cell together with the table it stands in; row and column count from 0 below the heads. */
export interface EvidenceCell {
  read: ReadTable;
  row: number;
  column: number;
  cell: LocatedCell;
}

export function placeCell(read: ReadTable, row: number, column: number): EvidenceCell {
  const { table, columnHeads } = read;
  const cell = {
    address: writeAddress(table.firstColumn + column, table.firstRow + row),
    value: table.rows[row]?.[column] ?? "",
    rowHead: rowHeadOf(read, row),
    columnHead: columnHeads[column] ?? "",
  };
  return { read, row, column, cell };
}

function joinSpace(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

function indexOf(at: number): number | undefined {
  return at < 0 ? undefined : at;
}
