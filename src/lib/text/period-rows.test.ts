import { expect, test } from "vitest";
import { countPeriodRows } from "./period-rows.ts";

test("dates, years, units and notes over the columns go on with a head", () => {
  const rows = [
    ["", "Years ended", ""],
    ["", "December 31, 2019", "31. Dezember 2018"],
    ["Amounts in millions", "$'000", "Notes"],
    ["Canada", "96,168", "70,774"],
  ];
  expect(countPeriodRows(rows, 1)).toBe(2);
  expect(countPeriodRows(rows, 3)).toBe(0);
});

test("a row with a name, with values, or among others like it is no head", () => {
  expect(
    countPeriodRows(
      [
        ["Draft", "June 28, 2025"],
        ["Print", "x"],
      ],
      0,
    ),
  ).toBe(0);
  expect(
    countPeriodRows(
      [
        ["", "12.5", "2024"],
        ["Bern", "1", "2"],
      ],
      0,
    ),
  ).toBe(0);
  expect(countPeriodRows(Array(5).fill(["", "2024"]), 0)).toBe(0);
});
