import { expect, test } from "vitest";
import type { LayoutBlock, TableCell } from "../layout.ts";
import { alignDecimals } from "./cells/align-decimals.ts";
import { isNumberFormat, numberFormat } from "./cells/number-format.ts";
import { placeCells } from "./cells/place-cells.ts";
import { splitTall } from "./sheets/split-tall.ts";
import { toSerial } from "./cells/to-serial.ts";

const cell = (given: Partial<TableCell>): TableCell => ({
  ...{ kind: "text", value: "", spans: [], dir: "ltr", columns: 1, rows: 1 },
  ...given,
});

test("counts days as a spreadsheet does, in UTC, and leaves what it cannot count", () => {
  expect(toSerial("1970-01-01")).toBe(25_569);
  expect(toSerial("2026-01-01T18:00:00Z")).toBe(46_023.75);
  expect(toSerial("2026-01-01T20:00+02:00")).toBe(46_023.75);
  for (const wrong of ["1900-02-28", "2026-02-30", "2026-13-01", "1.1.2026", ""])
    expect(toSerial(wrong)).toBeUndefined();
});

test("puts a currency where the language has it, where the layout gave no format", () => {
  const money = (currency: string) => cell({ kind: "currency", value: 1, currency });
  expect(numberFormat(money("EUR"), "de")).toBe("#,##0.00 [$€]");
  expect(numberFormat(money("USD"), "en-US")).toBe("[$$]#,##0.00");
  expect(numberFormat(money("JPY"), "ja")).toBe("[$￥]#,##0");
  expect(numberFormat(money("not a code"), "en")).toBe("#,##0.00 [$notacode]");
});

test("refuses formats that would make a file unreadable", () => {
  for (const fine of ["0.00%", '#,##0.00 "CHF";[Red]-0', "yyyy\\-mm\\-dd hh:mm", "[h]:mm", "@", "General"])
    expect(isNumberFormat(fine)).toBe(true);
  for (const bad of ["<script>", '0 "open', "0;0;0;0;0", "[Evil]0", "y".repeat(300)])
    expect(isNumberFormat(bad)).toBe(false);
  expect(numberFormat(cell({ kind: "percent", value: 0.125, format: "<b>" }), "en")).toBe("0.0%");
});

test("shows the numbers of a column with as many decimals as the longest of them", () => {
  const alike = alignDecimals([
    { column: 0, format: "#,##0" },
    { column: 0, format: "#,##0.00" },
    { column: 1, format: "0%" },
    { column: 0, format: `#,##0.${"0".repeat(17)}` },
  ]);
  expect(alike(0, "#,##0")).toBe("#,##0.00");
  expect(alike(1, "0%")).toBe("0%");
});

test("cuts a span short where another cell stands in its way", () => {
  const rows = [[cell({}), cell({ rows: 2 })], [cell({ columns: 3 })], [cell({})]];
  const placed = [...placeCells(rows)].map((row) =>
    row.map(({ column, columns, spannedBy }) => [column, columns, spannedBy !== undefined]),
  );
  expect(placed).toEqual([
    [
      [0, 1, false],
      [1, 1, false],
    ],
    [
      [0, 1, false],
      [1, 1, true],
    ],
    [[0, 1, false]],
  ]);
});

test("goes on on another sheet where a table has more rows than a sheet", () => {
  const rows = Array.from({ length: 7 }, (_, index) => [cell({ value: index })]);
  const block = { kind: "table" as const, citations: [], name: "T", columns: [], head: [[cell({})]], rows };
  const values = (parts: LayoutBlock[]) =>
    parts.map((part) =>
      part.kind === "table" ? [...(part.manyRows ?? part.rows)].map(([first]) => first?.value) : [],
    );
  const wanted = [[0, 1, 2], [3, 4, 5], [6]];
  expect(values(splitTall(block, 4))).toEqual(wanted);
  expect(values(splitTall({ ...block, rows: [], manyRows: rows }, 4))).toEqual(wanted);
  expect(splitTall(block, 8)).toEqual([block]);
});
