import { afterAll, expect, test } from "vitest";
import type { Cell, ContentPart } from "../model/document.ts";
import { checkPlan, createTableEngine, explainPlan, openTables, runPlan } from "./data.ts";
import type { PlanResult } from "./run/plan-result.ts";
import type { TypedTable } from "./table/typed-table.ts";
import { sayPlain } from "./words/say.ts";

const engine = createTableEngine();
afterAll(() => engine.close());

function part(id: string, rows: Cell[][], range?: string): ContentPart {
  return {
    id,
    document: id,
    type: "table",
    text: "",
    position: range === undefined ? {} : { range },
    table: { rows },
  };
}

const bills: Cell[][] = [
  ["Datum", "Lieferant", "Ort", "Betrag CHF", "Menge"],
  ["31.03.2024", "Meier AG", "Bern", "1'234.50", "3"],
  ["01.04.2024", "Müller", "Zürich", "99.90", "2"],
  ["15.04.2024", "meier ag", "BERN", "(12.00)", "0"],
  ["16.05.2024", "Huber", "Genf", "", "4"],
  ["Total", "", "", "1'322.40", "9"],
];
const places: Cell[][] = [
  ["Ort", "Kanton"],
  ["Bern", "BE"],
  ["Zürich", "ZH"],
  ["Basel", "BS"],
];
const open = () => openTables({ parts: [part("bills", bills, "B3:F8"), part("places", places)] });

const signal = new AbortController().signal;
async function run(plan: unknown, tables?: readonly TypedTable[]): Promise<PlanResult> {
  const result = await engine.run(plan, tables ?? (await open()), { signal });
  if ("complaint" in result) throw new Error(result.complaint);
  return result;
}
async function complaint(plan: unknown): Promise<string> {
  const checked = checkPlan(plan, await open());
  return "complaint" in checked ? checked.complaint : "";
}

test("a sum knows its cells, leaves out the total, and says what was empty", async () => {
  const result = await run({ from: "t1", aggregates: [{ fn: "sum", column: "Betrag CHF", as: "total" }] });
  expect(result.rows).toEqual([["1322.40"]]);
  expect(result.columns).toEqual([{ name: "total", kind: "number", from: "aggregate", unit: "CHF" }]);
  expect(result.provenance[0]?.[0]).toEqual([
    {
      table: "t1",
      document: "bills",
      column: "Betrag CHF",
      rows: [[0, 2]],
      addresses: ["E4:E6"],
      count: 3,
      isWhole: true,
    },
  ]);
  expect(result.notes).toEqual([
    { kind: "empty", column: "Betrag CHF", rows: 1 },
    { kind: "totals-left-out", rows: 1 },
  ]);
  expect([result.isChecked, result.engine]).toEqual([true, "sql"]);
});

test("an extreme comes from the cell that holds it", async () => {
  const result = await run({ from: "t1", aggregates: [{ fn: "max", column: "Betrag CHF" }] });
  expect(result.provenance[0]?.[0]?.[0]?.addresses).toEqual(["E4"]);
});

test("capitals and accents do not count where asked", async () => {
  const where = (match: string) => ({
    from: "t1",
    where: [{ column: "Ort", op: "=", value: "bern", match }],
    aggregates: [{ fn: "count" }],
  });
  expect((await run(where("folded"))).rows).toEqual([["2"]]);
  expect((await run(where("exact"))).rows).toEqual([["0"]]);
  expect((await run(where("exact"))).notes).toContainEqual({
    kind: "nothing",
    column: "Ort",
    near: ["Bern", "BERN", "Genf"],
  });
});

test("a join tells what did not match, and refuses to repeat rows unawares", async () => {
  const join_ = { table: "t2", on: [["Ort", "Ort"]], kind: "left" };
  const result = await run({
    from: "t1",
    join: join_,
    groupBy: [{ column: "Kanton" }],
    aggregates: [{ fn: "count", as: "n" }],
  });
  expect(result.rows).toEqual([
    ["BE", "1"],
    ["ZH", "1"],
    [null, "2"],
  ]);
  expect(result.notes).toContainEqual({ kind: "unmatched", table: "t2", left: 2, right: 1, isKept: true });
  const twice = await openTables({ parts: [part("a", bills), part("b", [...places, ["Bern", "BE2"]])] });
  const refused = await engine.run({ from: "t1", join: join_, aggregates: [{ fn: "count" }] }, twice, {
    signal,
  });
  expect(refused).toMatchObject({ complaint: expect.stringContaining("several times") as string });
});

test("division by zero is no number, and divisions never end on the sly", async () => {
  const result = await run({
    from: "t1",
    derive: [{ as: "x", expr: ["/", "Betrag CHF", "Menge"] }],
    select: ["x"],
  });
  expect(result.rows).toEqual([["411.5"], ["49.95"], [null], [null]]);
  const third = await run({
    from: "t1",
    aggregates: [{ fn: "average", column: "Menge", as: "a" }],
    derive: [{ as: "b", expr: ["/", "a", 7] }],
  });
  expect(third.notes).toContainEqual({ kind: "endless", column: "b" });
});

test("periods, shares and changes", async () => {
  const result = await run({
    from: "t1",
    groupBy: [{ column: "Datum", by: "month", as: "m" }],
    aggregates: [{ fn: "sum", column: "Betrag CHF", as: "s" }],
    derive: [
      { as: "part", share: { of: "s" } },
      { as: "step", change: { of: "s", along: "m", as: "absolute" } },
    ],
  });
  expect(result.rows.map(([month, sum, , step]) => [month, sum, step])).toEqual([
    ["2024-03", "1234.50", null],
    ["2024-04", "87.90", "-1146.6"],
    ["2024-05", null, null],
  ]);
  expect(result.rows[0]?.[2]?.startsWith("93.35299455")).toBe(true);
});

test("ties within a limit are kept unless cut", async () => {
  const tables = await openTables({
    parts: [
      part("a", [
        ["k", "v"],
        ["a", "3"],
        ["b", "2"],
        ["c", "2"],
        ["d", "1"],
      ]),
    ],
  });
  const plan = { from: "t1", select: ["k"], orderBy: [{ by: "v", desc: true }], limit: 2 };
  expect((await run(plan, tables)).rows).toEqual([["a"], ["b"], ["c"]]);
  expect((await run({ ...plan, ties: "cut" }, tables)).rows).toEqual([["a"], ["b"]]);
});

test("complaints name the way out", async () => {
  const sum = (column: string) => ({ from: "t1", aggregates: [{ fn: "sum", column }] });
  expect(await complaint(sum("Betrag"))).toContain('Nearest: "Betrag CHF"');
  expect(await complaint({ from: "t9" })).toContain("There is no table");
  expect(await complaint(sum("Ort"))).toContain("is a text");
  expect(await complaint({ from: "t1", where: [{ column: "Datum", op: "=", value: "2024" }] })).toContain(
    'op "year"',
  );
  expect(await complaint({ from: "t1", where: [{ column: "Menge", op: ">", value: "viel" }] })).toContain(
    "is no number",
  );
  expect(await complaint({ from: "t1", groupBy: [{ column: "Ort" }], limit: 2 })).toContain("orderBy");
  expect(await complaint({ from: "t1", aggregates: [{ fn: "sum" }] })).toContain("needs a column");
  expect(await complaint({ from: "t1", join: { table: "t2", on: [["Menge", "Ort"]] } })).toContain(
    "cannot be keys",
  );
  expect(
    await complaint({ from: "t1", join: { table: "t2", on: [["Ort", "Ort"]] }, select: ["Ort"] }),
  ).toContain("t2.Ort");
  expect(await complaint({ from: "t1", nonsense: 1 })).toContain("right shape");
  expect(await complaint({ from: "t1" })).toBe("");
});

test("doubtful sums ask first: totals that do not add up, percents, years, mixed units, misfits, ambiguity", async () => {
  const ask = async (rows: Cell[][], plan: object) => {
    const tables = await openTables({ parts: [part("x", rows)] });
    const checked = checkPlan({ from: "t1", ...plan }, tables);
    return "complaint" in checked ? checked.complaint : "";
  };
  const sum = { aggregates: [{ fn: "sum", column: "v" }] };
  expect(
    await ask(
      [
        ["k", "v"],
        ["Total assets", "9"],
        ["b", "2"],
      ],
      sum,
    ),
  ).toContain("totalsRows");
  expect(
    await ask(
      [
        ["k", "v"],
        ["a", "9 %"],
        ["b", "2 %"],
      ],
      sum,
    ),
  ).toContain("anyway");
  expect(
    await ask(
      [
        ["k", "v"],
        ["a", "CHF 9"],
        ["b", "EUR 2"],
      ],
      sum,
    ),
  ).toContain("units");
  expect(
    await ask(
      [
        ["k", "v"],
        ["a", "1,234"],
        ["b", "2,345"],
      ],
      sum,
    ),
  ).toContain("readings");
  expect(
    await ask(
      [
        ["k", "v"],
        ["a", "1,234"],
        ["b", "2,345"],
      ],
      { ...sum, readings: { v: "comma" } },
    ),
  ).toBe("");
  const stray = Array.from({ length: 8 }, (_, at): Cell[] => ["k", at === 3 ? "??" : String(at)]);
  expect(await ask([["k", "v"], ...stray], sum)).toContain('misfits: "skip"');
});

test("stated readings decide the value", async () => {
  const tables = await openTables({
    parts: [
      part("x", [
        ["k", "v"],
        ["a", "1,234"],
        ["b", "2,345"],
      ]),
    ],
  });
  const sum = (reading: string) =>
    run({ from: "t1", readings: { v: reading }, aggregates: [{ fn: "sum", column: "v" }] }, tables);
  expect([(await sum("point")).rows, (await sum("comma")).rows]).toEqual([[["3579"]], [["3.579"]]]);
});

test("the way of a result in five languages", async () => {
  const plan = {
    from: "t1",
    where: [{ column: "Ort", op: "=", value: "Bern" }],
    aggregates: [{ fn: "sum", column: "Betrag CHF", as: "total" }],
  };
  const result = await run(plan);
  expect(explainPlan(plan, result, "de")).toBe(
    "Summe von *Betrag CHF* über 1 Zeile von *t1* wo gilt: *Ort* ist „Bern“; 1 Summenzeile ausgelassen = 1.234,50 CHF.",
  );
  expect(explainPlan(plan, result, "en")).toBe(
    "Sum of *Betrag CHF* over 1 row of *t1* where *Ort* is “Bern”; 1 row of totals left out = 1,234.50 CHF.",
  );
  expect(explainPlan(plan, result, "fr")).toContain("sur 1 ligne de *t1* où *Ort* est «\u202fBern\u202f»");
  expect(explainPlan(plan, result, "it")).toContain("su 1 riga di *t1* dove *Ort* è «Bern»");
  expect(explainPlan(plan, result, "es")).toContain("sobre 1 fila de *t1* donde *Ort* es «Bern»");
});

test("a year has no mark between its digits, an amount has", () => {
  expect(sayPlain("2018", "number", "en")).toBe("2018");
  expect(sayPlain("1234.50", "number", "en")).toBe("1,234.50");
  expect(sayPlain("52018", "number", "en")).toBe("52,018");
});

test("a plan alone has its process to itself", async () => {
  const result = await runPlan({ from: "t1", aggregates: [{ fn: "count" }] }, await open(), { signal });
  expect(result).toMatchObject({ rows: [["4"]], engine: "sql", isChecked: true });
});
