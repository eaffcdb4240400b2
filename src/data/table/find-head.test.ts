import { expect, test } from "vitest";
import type { Cell } from "../../model/document.ts";
import { openTables } from "../data.ts";

async function headsOf(rows: Cell[][]): Promise<string[]> {
  const part = { id: "p1", document: "d1", type: "table" as const, text: "", table: { rows }, position: {} };
  const [table] = await openTables({ parts: [part] });
  return (table?.columns ?? []).map(({ name }) => name);
}

test("No heads a column of numbers; among answers it is one of them", async () => {
  const numbered = [
    ["No", "Item", "Price"],
    ["W01", "Lamp", "12.00"],
    ["W02", "Desk", "80.00"],
  ];
  expect(await headsOf(numbered)).toEqual(["No", "Item", "Price"]);
  const answered = [
    ["no", "Lamp", "12.00"],
    ["yes", "Desk", "80.00"],
  ];
  expect(await headsOf(answered)).toEqual(["Column A", "Column B", "Column C"]);
});
