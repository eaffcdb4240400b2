import { expect, test } from "vitest";
import { deriveFormulas } from "./derive-formulas.ts";
import { fitFormula } from "./fit-formula.ts";
import { planColumns } from "./plan-columns.ts";

const of = (derive: unknown, names: string[], numbers: (number | undefined)[][]) =>
  deriveFormulas([derive], { names, numbers, firstRow: 2 });

test.each([
  [
    "a share",
    { share: { of: "a" } },
    [
      [1, 0.25],
      [3, 0.75],
    ],
    "A2/SUM(A$2:A$3)",
  ],
  [
    "a share in percent",
    { share: { of: "a" } },
    [
      [1, 25],
      [3, 75],
    ],
    "A2/SUM(A$2:A$3)*100",
  ],
  [
    "a rounded share",
    { share: { of: "a" } },
    [
      [1, 0.3333],
      [2, 0.6667],
    ],
    "ROUND(A2/SUM(A$2:A$3),4)",
  ],
  [
    "a rank",
    { rank: { by: "a", desc: true } },
    [
      [1, 2],
      [3, 1],
    ],
    "RANK(A2,A$2:A$3,0)",
  ],
  ["row arithmetic", { expr: ["*", ["+", "a", 1], { value: "2" }] }, [[1, 4]], "((A2+1)*2)"],
] as const)("%s is a formula over the columns that are there", (...given) => {
  const [, how, numbers, formula] = given;
  expect(
    of(
      { as: "b", ...how },
      ["a", "b"],
      numbers.map((row) => [...row]),
    )[0]?.[1],
  ).toBe(formula);
});

test("a change goes from one column to another, or along the rows", () => {
  const between = { as: "c", change: { from: "a", to: "b" } };
  expect(of(between, ["a", "b", "c"], [[4, 5, 0.25]])).toEqual([[undefined, undefined, "(B2-A2)/A2"]]);
  const absolute = { as: "c", change: { from: "a", to: "b", as: "absolute" } };
  expect(of(absolute, ["a", "b", "c"], [[4, 5, 1]])[0]?.[2]).toBe("B2-A2");
  const along = { as: "b", change: { of: "a", along: "year" } };
  expect(
    of(
      along,
      ["a", "b"],
      [
        [4, undefined],
        [5, 25],
      ],
    ),
  ).toEqual([
    [undefined, undefined],
    [undefined, "(A3-A2)/A2*100"],
  ]);
});

test("no formula where the numbers do not agree: a whole that was cut off, or a column that is not delivered", () => {
  expect(
    of(
      { as: "b", share: { of: "a" } },
      ["a", "b"],
      [
        [1, 0.1],
        [3, 0.3],
      ],
    ),
  ).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(of({ as: "b", share: { of: "x" } }, ["a", "b"], [[1, 1]])[0]?.[1]).toBeUndefined();
  expect(of({ as: "b", share: { of: "a", within: ["k"] } }, ["a", "b"], [[1, 1]])[0]?.[1]).toBeUndefined();
  expect(deriveFormulas("no list", { names: ["a"], numbers: [[1]], firstRow: 2 })).toEqual([[undefined]]);
});

test("a formula comes to the number shown, or is rounded as that one is, or is none", () => {
  expect(fitFormula([{ text: "A1/3", value: 1 / 3 }], 1 / 3)).toBe("A1/3");
  expect(fitFormula([{ text: "A1/3", value: 1 / 3 }], 0.33)).toBe("ROUND(A1/3,2)");
  expect(fitFormula([{ text: "A1", value: 0.34 }], 0.33)).toBeUndefined();
  expect(fitFormula([{ text: "A1/0", value: Number.POSITIVE_INFINITY }], 1)).toBeUndefined();
});

test("the columns of a plan stand in the order of its result", () => {
  const plan = {
    groupBy: [{ column: "region" }],
    aggregates: [
      { fn: "sum", column: "x" },
      { fn: "count", as: "rows" },
    ],
    derive: [{ as: "part", share: { of: "rows" } }],
  };
  expect(planColumns(plan)).toEqual([
    { name: "region", column: 0 },
    { name: "sum of x", column: 1 },
    { name: "rows", column: 2 },
    { name: "part", column: 3 },
  ]);
  expect(planColumns({ aggregates: [{ fn: "count", as: "rows" }] })).toEqual([{ name: "rows", column: 1 }]);
  expect(planColumns({ from: "t1" })).toEqual([]);
});
