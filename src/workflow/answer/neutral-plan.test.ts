import { expect, test } from "vitest";
import { neutralPlan } from "./neutral-plan.ts";

const tables = [
  { id: "t1", name: "sales.csv" },
  { id: "t2", name: "same" },
  { id: "t3", name: "same" },
];

test("what a writer calls a result is replaced by what it is, everywhere", () => {
  const plan = {
    from: "t1",
    groupBy: [{ column: "region", as: "the best region" }],
    aggregates: [
      { fn: "sum", column: "amount", as: "profit of the firm" },
      { fn: "count", as: "loyal customers", where: [{ column: "vip", op: "=", value: true }] },
      { fn: "max", column: "day" },
    ],
    derive: [
      { as: "market share", share: { of: "profit of the firm", as: "percent" } },
      { as: "per head", expr: ["/", "profit of the firm", "loyal customers"] },
      { as: "place", rank: { by: "per head", desc: true } },
    ],
    having: [{ column: "loyal customers", op: ">", value: 3 }],
    orderBy: [{ by: "market share", desc: true }],
    limit: 2,
  };
  expect(neutralPlan(plan, { tables, language: "en" })).toEqual({
    from: "sales.csv",
    groupBy: [{ column: "region", as: "region" }],
    aggregates: [
      { fn: "sum", column: "amount", as: "sum of amount" },
      {
        fn: "count",
        as: "number of rows (vip = true)",
        where: [{ column: "vip", op: "=", value: true }],
      },
      { fn: "max", column: "day" },
    ],
    derive: [
      { as: "share of sum of amount", share: { of: "sum of amount", as: "percent" } },
      {
        as: "sum of amount / number of rows (vip = true)",
        expr: ["/", "sum of amount", "number of rows (vip = true)"],
      },
      {
        as: "rank by sum of amount / number of rows (vip = true)",
        rank: { by: "sum of amount / number of rows (vip = true)", desc: true },
      },
    ],
    having: [{ column: "number of rows (vip = true)", op: ">", value: 3 }],
    orderBy: [{ by: "share of sum of amount", desc: true }],
    limit: 2,
  });
});

test("a table is called by its name where only one has it, and two results never by the same", () => {
  expect(neutralPlan({ from: "t2" }, { tables, language: "en" })).toEqual({ from: "t2" });
  const twice = { from: "t1", aggregates: [1, 2].map((at) => ({ fn: "sum", column: "a", as: `x${at}` })) };
  expect(neutralPlan(twice, { tables, language: "en" })).toMatchObject({
    aggregates: [{ as: "sum of a" }, { as: "sum of a 2" }],
  });
});

test("what is no plan stays what it is, for the complaint", () => {
  expect(neutralPlan({ from: 3, aggregates: "x" }, { tables, language: "en" })).toMatchObject({
    from: 3,
    aggregates: [],
  });
});

test("a joined table is not called by a writer's name either", () => {
  const plan = {
    from: "t1",
    join: { table: "t2", as: "net profit", on: [["id", "net profit.id"]] },
    where: [{ column: "net profit.year", op: "=", value: "net profit.x" }],
  };
  expect(neutralPlan(plan, { tables, language: "en" })).toEqual({
    from: "sales.csv",
    join: { table: "t2", as: "j1", on: [["id", "j1.id"]] },
    where: [{ column: "j1.year", op: "=", value: "net profit.x" }],
  });
});

test("results are called in the language of the request", () => {
  const plan = { from: "t1", aggregates: [{ fn: "sum", column: "Betrag", as: "x" }] };
  expect(neutralPlan(plan, { tables, language: "de" })).toMatchObject({
    aggregates: [{ as: "Summe von Betrag" }],
  });
});

test("what says a month and no day is grouped as it stands", () => {
  const of = (isMonthly: boolean) =>
    neutralPlan(
      { from: "t1", groupBy: [{ column: "Month", by: "month", as: "x" }], orderBy: [{ by: "x" }] },
      { tables: [{ id: "t1", name: "costs.csv", columns: [{ name: "Month", isMonthly }] }], language: "en" },
    );
  expect(of(true)).toMatchObject({
    groupBy: [{ column: "Month", as: "Month" }],
    orderBy: [{ by: "Month" }],
  });
  expect(of(false)).toMatchObject({ groupBy: [{ column: "Month", by: "month", as: "Month, by month" }] });
});

test.each([
  ["en", "rank by sum of a"],
  ["de", "Rang nach Summe von a"],
  ["fr", "rang selon somme de a"],
  ["it", "posizione secondo somma di a"],
])("a place is called so in the language of the reader: %s", (language, name) => {
  const plan = {
    ...{ from: "t1", groupBy: [{ column: "b" }], aggregates: [{ fn: "sum", column: "a", as: "x" }] },
    derive: [{ as: "y", rank: { by: "x", desc: true } }],
  };
  expect(neutralPlan(plan, { tables, language })).toMatchObject({ derive: [{ as: name }] });
});
