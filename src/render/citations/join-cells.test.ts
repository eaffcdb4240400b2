import fc from "fast-check";
import { expect, test } from "vitest";
import { joinCells } from "./join-cells.ts";

test.each([
  [
    ["A2", "A3", "B2", "B3", "C9"],
    ["A2:B3", "C9"],
  ],
  [["$C$4", "c5", "C4"], ["C4:C5"]],
  [["Z1", "AA1", "AB1"], ["Z1:AB1"]],
  [
    ["A1:B2", "A1"],
    ["A1", "A1:B2"],
  ],
])("%j fill %j", (addresses, areas) => {
  expect(joinCells(addresses)).toEqual(areas);
});

test("the areas hold the cells that were given, and no others", () => {
  const address = fc.tuple(fc.constantFrom("A", "B", "C", "D"), fc.integer({ min: 1, max: 8 }));
  const cells = fc.array(address.map(([column, row]) => `${column}${row}`));
  fc.assert(
    fc.property(cells, (given) => {
      const filled = joinCells(given).flatMap((area) => {
        const [from = "", to = from] = area.split(":");
        const columns = "ABCD".slice("ABCD".indexOf(from[0]!), "ABCD".indexOf(to[0]!) + 1);
        const rows = Array.from({ length: Number(to.slice(1)) - Number(from.slice(1)) + 1 }, (_, at) => at);
        return columns
          .split("")
          .flatMap((column) => rows.map((at) => `${column}${Number(from.slice(1)) + at}`));
      });
      expect(filled.toSorted()).toEqual([...new Set(given)].toSorted());
    }),
  );
});
