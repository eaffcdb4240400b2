import { expect, test } from "vitest";
import { writtenMonths } from "./written-months.ts";

const column = {
  ...{ name: "Month", kind: "date" as const, at: 0, scale: 0, digits: 0, misfits: 0, misfitSamples: [] },
  isMonthly: true,
};
const source = {
  ...{ kind: "cells" as const, values: [], places: [], roles: [] },
  texts: [["January 2026"], ["February 2026"], ["February 2026"], ["Feb 26"]],
};
const say = (rows: [number, number][], given = column) =>
  writtenMonths(
    {
      columns: [{ name: "Month", kind: "date", from: "key" }],
      rows: [["2026-02-01"]],
      provenance: [
        [
          [
            {
              ...{ table: "t1", document: "d1", column: "Month", rows },
              ...{ addresses: [], count: 2, isWhole: true },
            },
          ],
        ],
      ],
    },
    [{ id: "t1", columns: [given], source }],
  );

test("a month is said as its table writes it, where it is always written like that", () => {
  expect(say([[1, 2]])).toEqual([["February 2026"]]);
  expect(say([[1, 3]])).toEqual([["2026-02-01"]]);
  expect(say([[1, 2]], { ...column, isMonthly: false })).toEqual([["2026-02-01"]]);
});
