import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { unite, type Word } from "./page-content.ts";
import type { FoundCell, FoundTable } from "./to-table.ts";

/** What a tagged document says of a page: tables as marks by row and cell, and headings. */
export interface PageTags {
  tables: number[][][][];
  headings: ReadonlyMap<number, number>;
}

interface Node {
  role?: unknown;
  children?: unknown;
  type?: unknown;
  id?: unknown;
}

const deepest = 64;
export const noTags: PageTags = { tables: [], headings: new Map() };

export async function readTags(page: PDFPageProxy): Promise<PageTags> {
  try {
    const tables: number[][][][] = [];
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

function rowsOf(table: Node): number[][][] {
  const rows: number[][][] = [];
  visit({ children: table.children }, 0, (node, role) => {
    if (role !== "TR") return;
    const cells = childrenOf(node).filter((child) => {
      const cellRole = (child as Node | null)?.role;
      return cellRole === "TD" || cellRole === "TH";
    });
    rows.push(cells.map((cell) => marksOf(cell, 0)));
  });
  return rows;
}

/** Tagged tables that hold words of the page. */
export function findTaggedTables(words: readonly Word[], { tables }: PageTags): FoundTable[] {
  if (tables.length === 0) return [];
  const byMark = new Map<number, Word[]>();
  for (const word of words)
    if (word.mark !== undefined) byMark.set(word.mark, [...(byMark.get(word.mark) ?? []), word]);
  return tables.flatMap((rows) => {
    const columns = Math.max(0, ...rows.map(({ length }) => length));
    // Tags name no merged cells: where rows differ in length the drawing knows better.
    if (rows.length < 2 || columns < 2 || rows.some(({ length }) => length !== columns)) return [];
    const cells: FoundCell[] = rows.flatMap((row, rowIndex) =>
      row.map((marks, column) => ({
        row: rowIndex,
        column,
        rowSpan: 1,
        columnSpan: 1,
        words: marks.flatMap((mark) => {
          const found = byMark.get(mark) ?? [];
          byMark.delete(mark);
          return found;
        }),
      })),
    );
    const inside = cells.flatMap((cell) => cell.words);
    if (cells.filter((cell) => cell.words.length > 0).length < 3) return [];
    return [{ box: unite(inside.map(({ box }) => box)), rows: rows.length, columns, cells }];
  });
}
