import { expect, test } from "vitest";
import type { LayoutBlock, TableCell } from "../layout.ts";
import { boldTotal } from "./bold-total.ts";

const cell = (text: string): TableCell => ({
  ...{ kind: "text", value: text, spans: [{ text }], dir: "ltr", columns: 1, rows: 1 },
});

test("the row that sums up the others is bold, and no other", () => {
  const table: LayoutBlock = {
    ...{ kind: "table", name: "T", citations: [], columns: [], head: [] },
    rows: ["a", "b", "Total"].map((label) => [cell(label), cell("1")]),
  };
  const boldRows = (block: LayoutBlock): boolean[] =>
    block.kind === "table" ? block.rows.map((row) => row.every(({ spans }) => spans[0]?.bold === true)) : [];
  expect(boldRows(boldTotal({ ...table, hasTotal: true }))).toEqual([false, false, true]);
  expect(boldRows(boldTotal(table))).toEqual([false, false, false]);
});
