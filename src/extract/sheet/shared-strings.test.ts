import fc from "fast-check";
import { expect, test } from "vitest";
import { createSharedStrings } from "./shared-strings.ts";

test("gives back every string that was added, by its number", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (strings) => {
      const table = createSharedStrings("book.xlsx");
      for (const text of strings) table.add(text);
      expect(strings.map((_, at) => table.get(at))).toEqual(strings);
      expect(table.get(strings.length)).toBeUndefined();
    }),
  );
});

test("keeps strings larger than a page and those around them", () => {
  const table = createSharedStrings("book.xlsx");
  const strings = ["before", "é".repeat(3_000_000), "", "after"];
  for (const text of strings) table.add(text);
  expect(strings.every((text, at) => table.get(at) === text)).toBe(true);
});

test("refuses more than it may hold", () => {
  const table = createSharedStrings("book.xlsx");
  const text = "x".repeat(32 * 1_048_576);
  expect(() => {
    for (let count = 0; count < 9; count += 1) table.add(text);
  }).toThrow(/book\.xlsx/);
});
