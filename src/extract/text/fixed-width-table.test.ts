import { expect, test } from "vitest";
import { readFixedWidthTable } from "./fixed-width-table.ts";

const read = (text: string) => readFixedWidthTable(text.split("\n"));

test("heads set in columns, and what stands below each, to the left or to the right", () => {
  const found = read(
    [
      "ITEMS",
      "Pos  Article  Description             Qty   Unit price",
      "---  -------  ----------------------  ---   ----------",
      "1    LA-1     Desk lamp, black         12        39.50",
      "2             Lamp shade                4         7.00",
      "              without a ring",
      "Goods total:                                    502.00",
    ].join("\n"),
  );
  expect(found).toEqual({
    ...{ start: 1, end: 6 },
    table: {
      headRows: 1,
      rows: [
        ["Pos", "Article", "Description", "Qty", "Unit price"],
        ["1", "LA-1", "Desk lamp, black", "12", "39.50"],
        ["2", "", "Lamp shade without a ring", "4", "7.00"],
      ],
    },
  });
});

test("a cell that fills its column is parted from the next by a single blank", () => {
  const found = read(
    "Angabe      Modell A   Modell B\nBreite      120 cm     140 cm\nMasse       80x60x1200 90x70",
  );
  expect(found?.table.rows[2]).toEqual(["Masse", "80x60x1200", "90x70"]);
});

test.each([
  ["labels with values", "Order no.:     77\nDate:          1 May\nSupplier:      Ahorn"],
  ["lines to sign", "Signed:   A. Probe      Date: 1 May\nSigned:   B. Muster     Date: 2 May"],
  ["two columns", "Item      Price\nLamp      39\nDesk      120"],
  ["a single row of words", "Place     Day       Name\nBern      Monday    Probe"],
  [
    "text in which a line has wide gaps",
    "It was  a long  day\nand nobody came to see what had become of it\nat all",
  ],
])("%s are no table", (_, text) => {
  expect(read(text)).toBeUndefined();
});
