import { expect, test } from "vitest";
import type { CellKind, TableBlock, TableCell } from "../layout.ts";
import { columnWidths } from "./column-widths.ts";
import { placeCells } from "./place-cells.ts";

const room = { width: 9000, size: 10 };

function cell(text: string, kind: CellKind = "text", { columns = 1, rows = 1 } = {}): TableCell {
  return { kind, value: text, spans: [{ text }], dir: "ltr", columns, rows };
}

function table(...columns: { text: string; kind?: CellKind }[]): TableBlock {
  return {
    ...{ kind: "table", name: "t", citations: [], head: [] },
    columns: columns.map(({ text, kind = "text" }) => ({ align: "start", kind, width: text.length })),
    rows: [columns.map(({ text, kind }) => cell(text, kind))],
  };
}

test("a number never wraps while a long text shares what is left", () => {
  const { columns, size } = columnWidths(
    table({ text: "1.234.567,89 CHF", kind: "currency" }, { text: "long text ".repeat(40) }),
    room,
  );
  expect(size).toBe(10);
  expect(columns[0]).toBeGreaterThan(16 * 100);
  expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room.width);
});

test("a small table stays small", () => {
  const { columns } = columnWidths(table({ text: "a" }, { text: "b" }), room);
  expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThan(room.width / 4);
});

test("letters shrink where the words of many columns would not fit", () => {
  const many = Array.from({ length: 14 }, () => ({ text: "1234567890", kind: "number" as const }));
  const { columns, size } = columnWidths(table(...many), room);
  expect(size).toBeLessThan(10);
  expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room.width);
});

test("cells are placed beside those that reach down from above", () => {
  const rows = [
    [cell("tall", "text", { rows: 2 }), cell("wide", "text", { columns: 2 })],
    [cell("b"), cell("c")],
    [cell("d", "text", { rows: 9 }), cell("e", "text", { columns: 9 })],
  ];
  const placed = placeCells(rows, 3).map((row) =>
    row.map(({ column, columns, rows: down }) => [column, columns, down]),
  );
  expect(placed).toEqual([
    [
      [0, 1, 2],
      [1, 2, 1],
    ],
    [
      [1, 1, 1],
      [2, 1, 1],
    ],
    [
      [0, 1, 1],
      [1, 2, 1],
    ],
  ]);
});
