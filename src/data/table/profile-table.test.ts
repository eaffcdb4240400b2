import { expect, test } from "vitest";
import { describeTables, openTables, printTables } from "../data.ts";

const open = async (rows: string[][]) =>
  (
    await openTables({
      parts: [{ id: "p", document: "d", type: "table", text: "", position: {}, table: { rows } }],
    })
  )[0]!;

test("a profile says what a column holds", async () => {
  const table = await open([
    ["Ort", "Betrag CHF"],
    ["Bern", "10.50"],
    ["Bern", ""],
    ["Genf", "-3.00"],
  ]);
  expect(describeTables([table])[0]?.columns).toEqual([
    { name: "Ort", kind: "text", empty: 0, misfits: 0, distinct: 2, samples: ["Bern", "Genf"] },
    {
      name: "Betrag CHF",
      kind: "number",
      unit: "CHF",
      empty: 1,
      misfits: 0,
      distinct: 2,
      min: "-3.00",
      max: "10.50",
      samples: ["10.50", "-3.00"],
    },
  ]);
});

test("a profile is bounded however wide and long its table is", async () => {
  const wide = [
    Array.from({ length: 10_000 }, (_, at) => `c${at}`),
    Array.from({ length: 10_000 }, () => "x".repeat(500)),
  ];
  const table = await open(wide);
  const [profile] = describeTables([table]);
  expect(profile?.columns.length).toBe(60);
  expect(profile?.moreColumns).toBe(9_940);
  expect(printTables([table], 4_000).length).toBeLessThanOrEqual(4_000);
});
