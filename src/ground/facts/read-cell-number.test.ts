import fc from "fast-check";
import { expect, test } from "vitest";
import { readCellNumber } from "./read-cell-number.ts";

test.each([
  ["1411", "de", ["1411"]],
  ["1.234", "de", ["1.234", "1234"]],
  ["1.234", "en", ["1.234", "1234"]],
  ["1,234", "en", ["1234", "1.234"]],
  ["1,234.50", "en", ["1234.5"]],
  ["-802", "en", ["-802"]],
  ["−802", "en", ["-802"]],
  ["(1,234.5)", "en", ["-1234.5"]],
  ["1,234.5-", "en", ["-1234.5"]],
  ["2019", "en", ["2019"]],
  ["1.2E-3", "en", ["0.0012"]],
  ["1e6", "en", ["1000000"]],
  ["1,234*", "en", ["1234", "1.234"]],
  ["12.50%", "en", ["12.5"]],
  ["CHF 5.–", "de", ["5"]],
  [" 7 ", "en", ["7"]],
  ["146 982", "fr", ["146982"]],
])("the cell %j (%s) may mean %j", (text, language, keys) =>
  expect(readCellNumber(text, language)?.keys.toSorted()).toEqual(keys.toSorted()),
);

test("the decimal point of a raw file comes first", () => {
  expect(readCellNumber("1.234", "de")?.keys[0]).toBe("1.234");
});

test.each(["", "–", "-", "n/a", "5 and 6", "Kansas 5", "21.05.2014", "1.2.3", "x".repeat(1000)])(
  "%j is no number",
  (text) => expect(readCellNumber(text, "en")).toBeUndefined(),
);

test("every plain decimal means itself", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 6 }),
      (units, places) => {
        const text = String(units / 10 ** places);
        fc.pre(!text.includes("e"));
        expect(readCellNumber(text, "de")?.keys).toContain(text);
      },
    ),
  );
});

test("no text makes it throw", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void readCellNumber(text, "en")));
});

test.each([
  ["33 003", "33003"],
  ["1 234 567,50", "1234567.5"],
  ["CHF 12 500", "12500"],
  ["-7 606", "-7606"],
  ["(1 250)", "-1250"],
])("groups of a cell are one number, whatever space is between them: %s", (text, value) => {
  expect(readCellNumber(text, "fr")?.keys).toContain(value);
  expect(readCellNumber(text, "fr")?.keys).not.toContain(text.match(/\d+/u)?.[0]);
});

test("two numbers in a cell are not joined", () => {
  expect(readCellNumber("2003 456", "fr")).toBeUndefined();
  expect(readCellNumber("12 34", "fr")).toBeUndefined();
});
