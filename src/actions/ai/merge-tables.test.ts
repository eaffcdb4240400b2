import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeTables } from "./merge-tables.ts";

const table = (...rows: string[]) => ["| Item | Price |", "| --- | ---: |", ...rows].join("\n");

test("tables of several pieces with one head become one table", () => {
  const text = [table("| Lamp | 39 |"), table("| Desk | 749 |"), "", table("| Chair | 389 |")].join("\n\n");
  expect(mergeTables(text)).toBe(table("| Lamp | 39 |", "| Desk | 749 |", "| Chair | 389 |"));
});

test("another head, or words in between, make another table", () => {
  const other = "| Item | Weight |\n| --- | --- |\n| Lamp | 2 |";
  const apart = [table("| Lamp | 39 |"), "In 2025:", table("| Lamp | 35 |")].join("\n\n");
  expect(mergeTables(`${table("| Lamp | 39 |")}\n\n${other}`)).toContain("| Item | Weight |");
  expect(mergeTables(apart)).toBe(apart);
});

test("a text without tables stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes("|"));
      expect(mergeTables(text)).toBe(text);
    }),
  );
});
