import { addAll } from "../../lib/add-all.ts";
import type { Cell } from "../../model/document.ts";
import type { NewPart } from "../reader.ts";
import { tableText } from "../table-text.ts";
import { isContainer, isFlat, leafLines, membersOf, pointerTo, printLeaf, sizeOf } from "./json-values.ts";

interface Node {
  value: unknown;
  pointer: string;
}

const smallSubtree = 2_000;
const longText = 20_000;
const fewestRows = 3;
const tableRows = 200;
const tableCharacters = 8_000;
const mostColumns = 100;

/** A value as parts: one for each small subtree, tables for alike records; every leaf is in one of them. */
export function* jsonBlocks({ value, pointer }: Node): Generator<NewPart> {
  if (!isContainer(value)) {
    yield* longLeaf(printLeaf(value), pointer);
    return;
  }
  if (Array.isArray(value) && isTable(value)) {
    yield* tableParts(value, pointer);
    return;
  }
  if (sizeOf(value, smallSubtree) <= smallSubtree && !holdsTable(value)) {
    yield textPart(leafLines(value, ""), pointer);
    return;
  }
  yield* membersApart(value, pointer);
}

/** Short values that stand together stay together; anything larger is taken apart. */
function* membersApart(value: object, pointer: string): Generator<NewPart> {
  let lines: string[] = [];
  let size = 0;
  for (const [key, member] of membersOf(value)) {
    const length = isContainer(member) ? Infinity : key.length + printLeaf(member).length;
    if (lines.length > 0 && (length === Infinity || size + length > smallSubtree)) {
      yield textPart(lines, pointer);
      [lines, size] = [[], 0];
    }
    if (length > smallSubtree) yield* jsonBlocks({ value: member, pointer: pointerTo(pointer, key) });
    else {
      addAll(lines, leafLines(member, key));
      size += length;
    }
  }
  if (lines.length > 0) yield textPart(lines, pointer);
}

function* longLeaf(text: string, pointer: string): Generator<NewPart> {
  for (let from = 0; from < text.length;) {
    const to = text.length - from <= longText ? text.length : from + wholeCharacters(text, from);
    yield textPart([text.slice(from, to)], pointer);
    from = to;
  }
}

function wholeCharacters(text: string, from: number): number {
  const last = text.charCodeAt(from + longText - 1);
  return last >= 0xd800 && last <= 0xdbff ? longText - 1 : longText;
}

function holdsTable(value: object): boolean {
  return Object.values(value).some(
    (member: unknown) =>
      isContainer(member) &&
      ((Array.isArray(member) && member.length >= fewestRows && isTable(member)) || holdsTable(member)),
  );
}

function isTable(items: readonly unknown[]): items is Record<string, unknown>[] {
  if (items.length < 2 || !items.every(isFlat)) return false;
  const columns = new Set<string>();
  for (const item of items) {
    for (const key of Object.keys(item)) columns.add(key);
    if (columns.size > mostColumns) return false;
  }
  return columns.size > 0;
}

export function* tableParts(items: readonly Record<string, unknown>[], pointer: string): Generator<NewPart> {
  const header = [...new Set(items.flatMap((item) => Object.keys(item)))];
  for (let from = 0; from < items.length;) {
    const rows: Cell[][] = [];
    let size = 0;
    while (from + rows.length < items.length && rows.length < tableRows && size < tableCharacters) {
      const item = items[from + rows.length] ?? {};
      const row = header.map((key) => toCell(Object.hasOwn(item, key) ? item[key] : null));
      size += row.reduce<number>((sum, cell) => sum + String(cell ?? "").length + 3, 0);
      rows.push(row);
    }
    const table = from === 0 ? { rows: [header, ...rows] } : { header, rows };
    const position = { path: pointer === "" ? "/" : pointer, range: `${from}-${from + rows.length - 1}` };
    yield { type: "table", text: tableText(table.rows), table, position };
    from += rows.length;
  }
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  return printLeaf(value);
}

function textPart(lines: readonly string[], pointer: string): NewPart {
  return { type: "text", text: lines.join("\n"), position: { path: pointer === "" ? "/" : pointer } };
}
