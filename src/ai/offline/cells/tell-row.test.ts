import { expect, test } from "vitest";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { tellRow } from "./tell-row.ts";

const item = {
  ...{ id: "e1", document: "costs.csv" },
  text: "Receipt | Person | Amount CHF\n1001 | Ada Sample | 36.50\n1002 | Ada Sample | 88.00\n1003 |  | 5.00",
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
    head: [["Receipt", "Person", "Amount CHF"]],
    rows: [
      ["1001", "Ada Sample", "36.5"],
      ["1002", "Ada Sample", "88"],
      ["1003", "", "5"],
    ],
  },
};
const rows = splitSentences(item.text).filter(({ kind }) => kind === "row");

test("a row is told with its numbers as written, each cell cited under its head", () => {
  expect(rows.map((row) => tellRow(item, row))).toEqual([
    {
      text: "Receipt: 1001; Person: Ada Sample; Amount CHF: 36.50",
      supports: ["A2", "B2", "C2"].map((cell) => ({ evidence: "e1", cell })),
    },
    {
      text: "Receipt: 1002; Person: Ada Sample; Amount CHF: 88.00",
      supports: ["A3", "B3", "C3"].map((cell) => ({ evidence: "e1", cell })),
    },
    {
      text: "Receipt: 1003; Amount CHF: 5.00",
      supports: ["A4", "C4"].map((cell) => ({ evidence: "e1", cell })),
    },
  ]);
});

test("a row that stands in the table twice, or not at all, is none", () => {
  const twice = {
    ...item,
    table: {
      ...item.table,
      rows: [
        ["1001", "Ada Sample", "36.5"],
        ["1001", "Ada Sample", "36.5"],
      ],
    },
  };
  expect(tellRow(twice, rows[0]!)).toBeUndefined();
  expect(tellRow({ ...item, table: { ...item.table, rows: [["1", "Ada", "2"]] } }, rows[0]!)).toBeUndefined();
});
