import { expect, test } from "vitest";
import { spreadSpans } from "./spread-spans.ts";

const rows = [
  ["", "Sales", ""],
  ["Region", "2023", "2024"],
  ["North", "10", "12"],
  ["", "20", ""],
];

test("a merged head names every column below it", () => {
  const spread = spreadSpans(rows, [{ row: 0, column: 1, columnSpan: 2 }], 2);
  expect(spread[0]).toEqual(["", "Sales", "Sales"]);
});

test("a merged name names every row beside it, a merged number counts once", () => {
  const spans = [
    { row: 2, column: 0, rowSpan: 2 },
    { row: 2, column: 2, rowSpan: 2 },
  ];
  expect(spreadSpans(rows, spans, 2).slice(2)).toEqual([
    ["North", "10", "12"],
    ["North", "20", ""],
  ]);
});

test("a head that is merged down ends where the heads end", () => {
  const tall = [
    ["Region", "Sales"],
    ["", "2024"],
    ["", "7"],
  ];
  const spread = spreadSpans(tall, [{ row: 0, column: 0, rowSpan: 3 }], 2);
  expect(spread.map(([first]) => first)).toEqual(["Region", "Region", ""]);
});

test("a title over the whole table names no column", () => {
  const titled = [
    ["Price list", ""],
    ["Item", "Price"],
    ["Lamp", "39"],
  ];
  expect(spreadSpans(titled, [{ row: 0, column: 0, columnSpan: 2 }], 2)[0]).toEqual(["Price list", ""]);
});
