import { expect, test } from "vitest";
import { drawCentred, drawFigures, drawRight } from "../../../../test/fixtures/draw-figures.ts";
import { drawLines, drawText, writeProse } from "../../../../test/fixtures/draw-text.ts";
import type { Drawing } from "../../../../test/fixtures/make-pdf.ts";
import { readTables, shownRows } from "../../../../test/fakes/read-pdf-tables.ts";

const line = (y: number, x0: number, x1: number): Drawing => ({ kind: "line", from: [x0, y], to: [x1, y] });
const edges = [300, 400, 500];

/** What the first table of a page shows. */
const rowsOf = async (draw: readonly Drawing[]) => {
  const [table] = await readTables([{ draw }]);
  return table === undefined ? undefined : shownRows(table);
};

test("keeps labels beside figures that stand below each other, whatever the page shows besides", async () => {
  const rows = [
    ["", "2023", "2024", "Change"],
    ["Wages", "1,250", "1,310", "4.8"],
    ["Rent", "310", "298", "-3.9"],
    ["Total", "1,560", "1,608", "3.1"],
  ];
  const draw = [
    ...drawLines([60, 60], writeProse(0, 4)),
    ...drawFigures({ at: [60, 140], edges, rows }),
    ...drawLines([60, 220], writeProse(5, 4)),
  ];
  expect(await rowsOf(draw)).toEqual(rows);
});

test("takes signs and brackets for parts of their number, however far they stand", async () => {
  const draw = [
    drawRight([300, 60], "2023"),
    drawRight([400, 60], "2024"),
    ...drawFigures({
      at: [60, 80],
      edges,
      rows: [
        ["Sales", "5,120", "4,980"],
        ["Cost", "(3,400)", "(3,510)"],
        ["Profit", "1,720", "1,470"],
      ],
    }),
    drawText([245, 80], "$"),
    drawText([345, 80], "$"),
  ];
  expect(await rowsOf(draw)).toEqual([
    ["", "2023", "2024"],
    ["Sales", "$ 5,120", "$ 4,980"],
    ["Cost", "(3,400)", "(3,510)"],
    ["Profit", "1,720", "1,470"],
  ]);
});

test("leaves out the dots that lead from a label to its number", async () => {
  const dots = ". . . . . . . . . . . . . . . . . . . . . .";
  const draw = [
    drawRight([300, 60], "Men"),
    drawRight([400, 60], "Women"),
    ...drawFigures({
      at: [60, 80],
      edges,
      rows: [
        ["Under 20", "120.5", "118.2"],
        [`Between 20 and 40.........`, "310.4", "301.7"],
        ["Over 40", "99.1", "140.0"],
      ],
    }),
    drawText([110, 80], dots),
    drawText([110, 108], dots),
  ];
  expect(await rowsOf(draw)).toEqual([
    ["", "Men", "Women"],
    ["Under 20", "120.5", "118.2"],
    ["Between 20 and 40", "310.4", "301.7"],
    ["Over 40", "99.1", "140.0"],
  ]);
});

test("joins a label of two lines with the figures beside one of them", async () => {
  const draw = [
    ...drawFigures({ at: [60, 60], edges, rows: [["Item", "2023", "2024"]] }),
    ...drawFigures({ at: [60, 80], edges, rows: [["Goods sold", "10", "20"]] }),
    ...drawFigures({ at: [60, 100], edges, rows: [["Fees for services of", "30", "40"]] }),
    drawText([60, 112], "the group"),
    ...drawFigures({ at: [60, 132], edges, rows: [["Total", "70", "80"]] }),
  ];
  expect(await rowsOf(draw)).toEqual([
    ["Item", "2023", "2024"],
    ["Goods sold", "10", "20"],
    ["Fees for services of the group", "30", "40"],
    ["Total", "70", "80"],
  ]);
});

test("deals out labels of several lines to figures in their middle", async () => {
  const draw = [
    ...drawFigures({ at: [60, 60], edges, rows: [["Item", "2023", "2024"]] }),
    ...drawLines([60, 80], ["Income North", "Region", "Costs South", "Region And", "Others"]),
    ...drawFigures({ at: [60, 86], edges, rows: [["", "11", "22"]] }),
    ...drawFigures({ at: [60, 116], edges, rows: [["", "33", "44"]] }),
    ...drawFigures({ at: [60, 140], edges, rows: [["Total", "55", "66"]] }),
  ];
  expect(await rowsOf(draw)).toEqual([
    ["Item", "2023", "2024"],
    ["Income North Region", "11", "22"],
    ["Costs South Region And Others", "33", "44"],
    ["Total", "55", "66"],
  ]);
});

test("spans heads over the columns that a rule below them reaches", async () => {
  const columns = [260, 330, 400, 470];
  const draw = [
    drawCentred([285, 60], "Men"),
    drawCentred([425, 60], "Women"),
    line(64, 230, 335),
    line(64, 370, 475),
    ...drawFigures({
      at: [60, 80],
      edges: columns,
      rows: [
        ["Age", "Number", "Share", "Number", "Rate"],
        ["Young", "120", "30.5", "130", "33.1"],
        ["Old", "270", "69.5", "263", "66.9"],
      ],
    }),
  ];
  const [table] = await readTables([{ draw }]);
  expect(table?.notes).toContainEqual({ row: 0, column: 1, columnSpan: 2 });
  expect(table?.notes).toContainEqual({ row: 0, column: 3, columnSpan: 2 });
  expect(table?.rows[1]).toEqual(["Age", "Number", "Share", "Number", "Rate"]);
});

test("spans heads over columns that repeat below them, without any rule", async () => {
  const draw = [
    drawCentred([295, 60], "Plan"),
    drawCentred([435, 60], "Actual"),
    ...drawFigures({
      at: [60, 80],
      edges: [260, 330, 400, 470],
      rows: [
        ["Office", "Gross", "Net", "Gross", "Net"],
        ["Bern", "120", "30", "130", "33"],
        ["Basel", "270", "69", "263", "66"],
        ["Biel", "277", "60", "213", "61"],
      ],
    }),
  ];
  const [table] = await readTables([{ draw }]);
  expect(table?.rows[0]).toEqual([null, "Plan", null, "Actual", null]);
  expect(table?.notes).toContainEqual({ row: 0, column: 1, columnSpan: 2 });
  expect(table?.notes).toContainEqual({ row: 0, column: 3, columnSpan: 2 });
});

test("leaves the name of a table and its unit outside", async () => {
  const rows = [
    ["Office", "2023", "2024"],
    ["Bern", "120", "130"],
    ["Basel", "270", "263"],
  ];
  const draw = [
    drawText([60, 40], "Table 4. People at work in our offices at the end"),
    drawText([60, 52], "of each year"),
    drawCentred([230, 66], "[in thousands]"),
    ...drawFigures({ at: [60, 84], edges, rows }),
  ];
  expect(await rowsOf(draw)).toEqual(rows);
});

test("keeps groups and subtotals in the order of the page", async () => {
  const rows = [
    ["", "2023", "2024"],
    ["Assets", "", ""],
    ["Cash", "120", "130"],
    ["Stocks", "270", "263"],
    ["Total assets", "390", "393"],
    ["Debts", "", ""],
    ["Loans", "90", "93"],
  ];
  expect(await rowsOf(drawFigures({ at: [60, 60], edges, rows }))).toEqual(rows);
});

test("parts two tables that stand close below each other", async () => {
  const first = [
    ["Office", "Staff", "Rooms"],
    ["Bern", "120", "130"],
    ["Basel", "270", "263"],
  ];
  const second = [
    ["Car", "Litres", "Miles"],
    ["Red", "8.1", "900"],
    ["Blue", "6.4", "850"],
  ];
  const tables = await readTables([
    {
      draw: [
        ...drawFigures({ at: [60, 60], edges, rows: first }),
        ...drawFigures({ at: [60, 112], edges, rows: second }),
      ],
    },
  ]);
  expect(tables.map(shownRows)).toEqual([first, second]);
});

test("parts numbers of two columns that stand closer than words do", async () => {
  const draw = drawFigures({
    at: [60, 60],
    edges: [300, 323, 400],
    rows: [
      ["Office", "", "", "Rate"],
      ["Bern", "120", "30.4", "1.5"],
      ["Basel", "270", "69.5", "2.5"],
      ["Biel", "310", "10.2", "3.5"],
    ],
  });
  expect((await rowsOf(draw))?.slice(1)).toEqual([
    ["Bern", "120", "30.4", "1.5"],
    ["Basel", "270", "69.5", "2.5"],
    ["Biel", "310", "10.2", "3.5"],
  ]);
});

test("reads one item with its totals as an invoice shows them", async () => {
  const draw = drawFigures({
    at: [60, 60],
    edges,
    rows: [
      ["Description", "Quantity", "Price", "Amount"],
      ["Consulting in May", "3", "120.00", "360.00"],
      ["", "", "Net", "360.00"],
      ["", "", "Tax of 8 percent on it", "28.80"],
      ["", "", "Total", "388.80"],
    ],
  });
  const rows = await rowsOf(draw);
  expect(rows?.[1]).toEqual(["Consulting in May", "3", "120.00", "360.00"]);
  expect(rows?.at(-1)).toEqual(["", "", "Total", "388.80"]);
});

test("stacks a list that is set in two blocks side by side", async () => {
  const draw = [
    ...drawFigures({
      at: [60, 60],
      edges: [180],
      rows: [
        ["Age", "People"],
        ["1 year", "3,100"],
        ["2 years", "3,200"],
        ["3 years", "3,300"],
      ],
    }),
    ...drawFigures({
      at: [260, 60],
      edges: [380],
      rows: [
        ["Age", "People"],
        ["4 years", "3,400"],
        ["5 years", "3,500"],
      ],
    }),
  ];
  expect(await rowsOf(draw)).toEqual([
    ["Age", "People"],
    ["1 year", "3,100"],
    ["2 years", "3,200"],
    ["3 years", "3,300"],
    ["4 years", "3,400"],
    ["5 years", "3,500"],
  ]);
});
