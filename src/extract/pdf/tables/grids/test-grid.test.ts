import { expect, test } from "vitest";
import { readTables, shownRows } from "../../../../../test/fakes/read-pdf-tables.ts";
import { drawFigures } from "../../../../../test/fixtures/draw-figures.ts";
import type { Drawing } from "../../../../../test/fixtures/make-pdf.ts";
import { ruledTable } from "../../../../../test/fixtures/make-pdf.ts";

const level = (y: number): Drawing => ({ kind: "line", from: [50, y], to: [420, y] });
const upright = (x: number): Drawing => ({ kind: "line", from: [x, 60], to: [x, 160] });

test("reads rows and columns inside a frame that rules only the head off", async () => {
  const rows = [
    ["Office", "Staff", "Rooms"],
    ["Bern", "120", "13"],
    ["Basel", "270", "26"],
    ["Biel", "310", "30"],
    ["Genf", "311", "31"],
  ];
  const draw = [
    ...[60, 84, 160].map(level),
    ...[50, 180, 420].map(upright),
    ...drawFigures({ at: [60, 78], edges: [300, 400], rows, step: 18 }),
  ];
  const [table] = await readTables([{ draw }]);
  expect(table === undefined ? [] : shownRows(table)).toEqual(rows);
});

test("leaves a whole grid as it is, lists of numbers in its cells too", async () => {
  const cells = [
    ["Hour", "Weekday", "Sunday"],
    ["05", "14 23 39", "10 30"],
    ["06", "09 19 29 39", "12 32"],
    ["07", "04 19 29 49", "10 50"],
  ].flatMap((row, at) => row.map((text, column) => ({ row: at, column, text })));
  const draw = ruledTable({ at: [60, 60], widths: [60, 120, 120], rowHeight: 20, cells });
  const [table] = await readTables([{ draw }]);
  expect(table?.rows[2]).toEqual(["06", "09 19 29 39", "12 32"]);
});
