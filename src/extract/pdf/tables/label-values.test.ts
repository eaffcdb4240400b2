import { expect, test } from "vitest";
import { readParts, readTables, shownRows } from "../../../../test/fakes/read-pdf-tables.ts";
import { drawText } from "../../../../test/fixtures/draw-text.ts";
import type { Drawing } from "../../../../test/fixtures/make-pdf.ts";

const pairs = (rows: readonly (readonly string[])[], xs: readonly number[], y = 80) =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === "" ? [] : [drawText([xs[column] ?? 0, y + at * 14], text)])),
  );

test("puts values beside their labels, two lines of them too", async () => {
  const rows = [
    ["Invoice no.", "30064"],
    ["Date", "7. May 2024"],
  ];
  const [table] = await readTables([{ draw: pairs(rows, [60, 160]) }]);
  expect(table === undefined ? [] : shownRows(table)).toEqual(rows);
});

test("puts two pairs of a line beside each other", async () => {
  const rows = [
    ["Invoice no.", "30064", "Client", "4711"],
    ["Date", "7. May 2024"],
  ];
  const [table] = await readTables([{ draw: pairs(rows, [60, 160, 330, 430]) }]);
  expect(table === undefined ? [] : shownRows(table)).toEqual([
    ["Invoice no.", "30064", "Client", "4711"],
    ["Date", "7. May 2024", "", ""],
  ]);
});

test("joins a value that runs on below itself", async () => {
  const rows = [
    ["Number:", "549910"],
    ["Name:", "Model and Sons"],
    ["Address:", "Long Street 99"],
    ["", "3000 Anytown"],
    ["Phone:", "031 555 12 12"],
    ["Place:", "Side Street 4"],
    ["", "3001 Anytown"],
  ];
  const [table] = await readTables([{ draw: pairs(rows, [60, 200]) }]);
  expect(table === undefined ? [] : shownRows(table)).toEqual([
    ["Number:", "549910"],
    ["Name:", "Model and Sons"],
    ["Address:", "Long Street 99 3000 Anytown"],
    ["Phone:", "031 555 12 12"],
    ["Place:", "Side Street 4 3001 Anytown"],
  ]);
});

test("reads small labels and large values of a box ruled into lines", async () => {
  const labels = ["Number", "Date", "Reference"];
  const values = ["471102", "05.03.2024", "2024-4711"];
  const level = (y: number): Drawing => ({ kind: "line", from: [300, y], to: [500, y] });
  const draw: Drawing[] = [
    ...[60, 80, 100, 120].map(level),
    { kind: "line", from: [300, 60], to: [300, 120] },
    { kind: "line", from: [500, 60], to: [500, 120] },
    ...labels.map((text, row) => drawText([304, 67 + row * 20], text, { size: 5 })),
    ...values.map((text, row) => drawText([430, 76 + row * 20], text, { size: 10 })),
  ];
  const [table] = await readTables([{ draw }]);
  expect(table === undefined ? [] : shownRows(table)).toEqual([
    ["Number", "471102"],
    ["Date", "05.03.2024"],
    ["Reference", "2024-4711"],
  ]);
});

test("takes two addresses side by side for no labels with values", async () => {
  const draw = pairs(
    [
      ["Bill to:", "Ship to:"],
      ["Model and Sons", "Model and Sons"],
    ],
    [60, 300],
  );
  const parts = await readParts([{ draw }]);
  expect(parts.filter(({ type }) => type === "table")).toEqual([]);
});
