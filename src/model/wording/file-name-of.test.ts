import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf, freeFileName } from "./file-name-of.ts";

test.each([
  ["Zinssätze der direkten Bundessteuer, 2011–2024", "zinssätze-der-direkten-bundessteuer-2011-2024"],
  ["L'état des lieux", "l-état-des-lieux"],
  ["../../etc/passwd", "etc-passwd"],
  ["", "document"],
  ["???", "document"],
  ["東京 報告", "東京-報告"],
])("%s is called %s", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

test("a long title is cut at a word", () => {
  expect(fileNameOf("Prices of all the offices that were rented by the town between spring and autumn")).toBe(
    "prices-of-all-the-offices-that-were-rented-by-the-town",
  );
});

test("two files of one round have two names", () => {
  expect(freeFileName("Prices", "csv", [])).toBe("prices.csv");
  expect(freeFileName("Prices", "csv", ["prices.csv", "prices-2.csv"])).toBe("prices-3.csv");
  expect(freeFileName("Prices", "pdf", ["prices.csv"])).toBe("prices.pdf");
});

test("whatever the title, the name is short and safe", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const name = fileNameOf(title);
      expect(Array.from(name).length).toBeLessThanOrEqual(60);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
    }),
  );
});
