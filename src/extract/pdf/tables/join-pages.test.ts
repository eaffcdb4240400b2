import { expect, test } from "vitest";
import { readTables, shownRows } from "../../../../test/fakes/read-pdf-tables.ts";
import { drawCentred, drawFigures } from "../../../../test/fixtures/draw-figures.ts";
import { drawLines, drawText, writeProse } from "../../../../test/fixtures/draw-text.ts";
import { ruledTable, type Drawing } from "../../../../test/fixtures/make-pdf.ts";

const edges = [300, 400];

const figures = (from: number, count: number) =>
  Array.from({ length: count }, (_, row) => [
    `Town ${String.fromCodePoint(65 + ((from + row) % 26))}`,
    String(100 + from + row),
    String(200 + from + row),
  ]);

test("carries the heads of a table to the page on which it goes on", async () => {
  const tables = await readTables([
    {
      draw: drawFigures({ at: [60, 400], edges, rows: [["Town", "Men", "Women"], ...figures(0, 24)] }),
    },
    { draw: drawFigures({ at: [60, 60], edges, rows: figures(24, 5) }) },
    { draw: drawFigures({ at: [60, 60], edges, rows: figures(29, 5) }) },
  ]);
  expect(tables.map(({ header }) => header)).toEqual([
    undefined,
    ["Town", "Men", "Women"],
    ["Town", "Men", "Women"],
  ]);
  expect(shownRows(tables[1] ?? { rows: [] })).toEqual(figures(24, 5));
});

test("finds heads that were left at the foot of the page before", async () => {
  const line = (x0: number, x1: number): Drawing => ({ kind: "line", from: [x0, 804], to: [x1, 804] });
  const [table] = await readTables([
    {
      draw: [
        ...drawLines([60, 60], writeProse(0, 8)),
        drawCentred([300, 800], "First half"),
        drawCentred([440, 800], "Whole year"),
        line(250, 350),
        line(390, 490),
      ],
    },
    {
      draw: drawFigures({
        at: [60, 60],
        edges: [280, 350, 420, 490],
        rows: [
          ["", "2023", "2024", "2023", "2024"],
          ["Sales", "100", "110", "210", "230"],
          ["Costs", "80", "90", "150", "170"],
        ],
      }),
    },
  ]);
  expect(table?.header).toEqual([null, "First half", "First half", "Whole year", "Whole year"]);
});

test("carries the first row of a ruled table, unless it is drawn again", async () => {
  const cells = (texts: readonly (readonly string[])[]) =>
    texts.flatMap((row, at) => row.map((text, column) => ({ row: at, column, text })));
  const draw = (at: [number, number], texts: readonly (readonly string[])[]) =>
    ruledTable({ at, widths: [100, 80, 80], rowHeight: 20, cells: cells(texts) });
  const head = ["Name", "Place", "Since"];
  const tables = await readTables([
    { draw: draw([60, 700], [head, ["Ann", "Bern", "1999"], ["Bea", "Biel", "2001"]]) },
    {
      draw: draw(
        [60, 60],
        [
          ["Cem", "Chur", "2005"],
          ["Dan", "Zug", "2007"],
        ],
      ),
    },
    { draw: draw([60, 60], [head, ["Eva", "Genf", "2011"]]) },
  ]);
  expect(tables.map(({ header }) => header)).toEqual([undefined, head, undefined]);
});

test("gives no heads to a table with other columns, nor to one that has its own", async () => {
  const first = drawFigures({ at: [60, 500], edges, rows: [["Town", "Men", "Women"], ...figures(0, 18)] });
  const [, other] = await readTables([
    { draw: first },
    {
      draw: drawFigures({
        at: [60, 60],
        edges: [220, 310, 500],
        rows: figures(0, 6).map((row) => [...row, "7"]),
      }),
    },
  ]);
  expect(other?.header).toBeUndefined();
  const [, own] = await readTables([
    { draw: first },
    { draw: drawFigures({ at: [60, 60], edges, rows: [["Car", "Litres", "Miles"], ...figures(3, 6)] }) },
  ]);
  expect(own?.header).toBeUndefined();
});

test("takes no sentence at the foot of a page for heads", async () => {
  const [table] = await readTables([
    { draw: [...drawLines([60, 60], writeProse(0, 6)), drawText([60, 800], writeProse(3, 1)[0] ?? "")] },
    { draw: drawFigures({ at: [60, 60], edges, rows: figures(0, 8) }) },
  ]);
  expect(table?.header).toBeUndefined();
});
