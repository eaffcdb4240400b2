import { expect, test } from "vitest";
import { quantityAt } from "./read-quantity.ts";
import { createWordReader } from "./read-words.ts";

test.each([
  ["60 Prozent", "de"],
  ["60 percent", "en"],
  ["60 per cent", "en"],
  ["60 pour cent", "fr"],
  ["60 per cento", "it"],
  ["60 por ciento", "es"],
] as const)("a percentage may be written in words: %s", (text, language) => {
  expect(quantityAt(createWordReader(language)(text), 0, language)).toMatchObject({ value: "60", unit: "%" });
});

test("other words behind a number are no unit", () => {
  expect(quantityAt(createWordReader("en")("60 per week"), 0, "en")).toEqual({ value: "60", length: 1 });
});
