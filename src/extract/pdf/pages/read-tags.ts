import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { unite, type PageWord } from "./page-content.ts";
import type { FoundCell, FoundTable } from "../tables/to-table.ts";

/** What a tagged document says of a page: tables by row and cell, and headings. */
export interface PageTags {
  tables: TaggedCell[][][];
  headings: ReadonlyMap<number, number>;
}

interface TaggedCell {
  marks: number[];
  rows: number;
  columns: number;
}

interface Node {
  role?: unknown;
  rowSpan?: unknown;
  colSpan?: unknown;
  children?: unknown;
  type?: unknown;
  id?: unknown;
}

const deepest = 64;
export const noTags: PageTags = { tables: [], headings: new Map() };

export async function readTags(page: PDFPageProxy): Promise<PageTags> {
  try {
    const tables: TaggedCell[][][] = [];
    const headings = new Map<number, number>();
    visit(await page.getStructTree(), 0, (node, role) => {
      const level = /^H([1-6])?$/.exec(role);
      if (level !== null) for (const mark of marksOf(node, 0)) headings.set(mark, Number(level[1] ?? 1));
      if (role === "Table") tables.push(rowsOf(node));
    });
    return { tables, headings };
  } catch {
    // Tags only help: a broken tree leaves the page as it is drawn.
    return noTags;
  }
}

function visit(value: unknown, depth: number, see: (node: Node, role: string) => void): void {
  if (typeof value !== "object" || value === null || depth > deepest) return;
  const node = value as Node;
  if (typeof node.role === "string") see(node, node.role);
  for (const child of childrenOf(node)) visit(child, depth + 1, see);
}

function childrenOf({ children }: Node): unknown[] {
  return Array.isArray(children) ? (children as unknown[]) : [];
}

function marksOf(value: unknown, depth: number): number[] {
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  const node = value as Node;
  const mark =
    node.type === "content" && typeof node.id === "string" ? /_mc(\d+)$/.exec(node.id)?.[1] : undefined;
  if (mark !== undefined) return [Number(mark)];
  return childrenOf(node).flatMap((child) => marksOf(child, depth + 1));
}

function rowsOf(table: Node): TaggedCell[][] {
  const rows: TaggedCell[][] = [];
  visit({ children: table.children }, 0, (node, role) => {
    if (role !== "TR") return;
    const cells = childrenOf(node).filter(isCell);
    rows.push(
      cells.map((cell) => ({
        marks: marksOf(cell, 0),
        rows: readSpan(cell.rowSpan),
        columns: readSpan(cell.colSpan),
      })),
    );
  });
  return rows;
}

function isCell(child: unknown): child is Node {
  const role = typeof child === "object" && child !== null ? (child as Node).role : undefined;
  return role === "TD" || role === "TH";
}

/** A number of rows or columns that a table may have. */
function readSpan(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= 1_000 ? value : 1;
}

/** Tagged tables that hold words of the page. */
export function findTaggedTables(words: readonly PageWord[], { tables }: PageTags): FoundTable[] {
  if (tables.length === 0) return [];
  const byMark = new Map<number, PageWord[]>();
  for (const word of words)
    if (word.mark !== undefined) byMark.set(word.mark, [...(byMark.get(word.mark) ?? []), word]);
  const takeWords = (mark: number) => {
    const found = byMark.get(mark) ?? [];
    byMark.delete(mark);
    return found;
  };
  return tables.flatMap((all) => {
    // a table over several pages is whole in the tree of each
    const rows = all.filter((row) => row.some(({ marks }) => marks.some((mark) => byMark.has(mark))));
    const placed = placeRows(rows);
    if (placed === undefined) return [];
    const cells = placed.cells.map(({ marks, ...place }): FoundCell => {
      return { ...place, words: marks.flatMap(takeWords) };
    });
    const inside = cells.flatMap((cell) => cell.words);
    if (cells.filter((cell) => cell.words.length > 0).length < 3) return [];
    return [{ box: unite(inside.map(({ box }) => box)), rows: rows.length, columns: placed.columns, cells }];
  });
}

interface PlacedCell extends Omit<FoundCell, "words"> {
  marks: number[];
}

/** Puts the cells into a grid; none where the rows do not fill one: then the drawing knows better. */
function placeRows(rows: readonly TaggedCell[][]): { columns: number; cells: PlacedCell[] } | undefined {
  const columns = (rows[0] ?? []).reduce((sum, cell) => sum + cell.columns, 0);
  if (rows.length < 2 || columns < 2) return undefined;
  const covered = Array.from({ length: columns }, () => 0);
  const cells: PlacedCell[] = [];
  for (const [row, given] of rows.entries()) {
    let column = 0;
    const skip = () => {
      while ((covered[column] ?? 0) > 0) column += 1;
    };
    for (const { marks, rows: deep, columns: wide } of given) {
      skip();
      if (column + wide > columns) return undefined;
      const rowSpan = Math.min(deep, rows.length - row);
      covered.fill(rowSpan, column, column + wide);
      cells.push({ marks, row, column, rowSpan, columnSpan: wide });
      column += wide;
    }
    skip();
    if (column !== columns) return undefined;
    for (const [at, left] of covered.entries()) covered[at] = Math.max(0, left - 1);
  }
  return { columns, cells };
}
