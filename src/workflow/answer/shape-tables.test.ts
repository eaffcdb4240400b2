import { expect, test } from "vitest";
import { openTables } from "../../data/data.ts";
import type { ContentPart } from "../../model/document.ts";
import { shapeTables } from "./shape-tables.ts";

async function shapesOf(rows: string[][]) {
  const part: ContentPart = {
    ...{ id: "p1", document: "d1", type: "table", text: "", position: {} },
    table: { rows },
  };
  return shapeTables(await openTables({ parts: [part] }, { fileNames: { d1: "list.csv" } }));
}

test("tells columns, limits and the texts that occur, and no more of them than is bounded", async () => {
  const body = Array.from({ length: 700 }, (_, at) => [
    `Name ${at}`,
    String(at % 9),
    at % 2 === 0 ? "a" : "b",
  ]);
  const [shape] = await shapesOf([["Name", "Size", "Kind"], ...body]);
  expect(shape).toMatchObject({ name: expect.stringContaining("list.csv"), rows: 700 });
  expect(shape?.columns).toMatchObject([
    { name: "Name", kind: "text", distinct: 700, isWhole: false },
    { name: "Size", kind: "number", min: "0", max: "8", isSound: true },
    { name: "Kind", values: ["a", "b"], isWhole: true },
  ]);
  expect(shape?.columns[0]?.values).toHaveLength(500);
});

test("a column of numbers of which only some bear a currency is not sound", async () => {
  const half = [
    ["Item", "2019"],
    ["Sales", "$1,200"],
    ["Shares", "254"],
    ["Costs", "$900"],
  ];
  const [shape] = await shapesOf(half);
  expect(shape?.columns[1]?.isSound).toBe(false);
});
