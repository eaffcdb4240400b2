import { expect, test } from "vitest";
import { wantsComputing } from "./wants-computing.ts";

const row = ["baguette", "80", "69", "product", "baked", "sold"];

test.each([
  ["How many baguettes were left over?", "en"],
  ["Wie viele Brote sind übrig geblieben?", "de"],
  ["Combien de baguettes sont restées invendues ?", "fr"],
  ["Quante baguette sono avanzate?", "it"],
])("what is left over would be reckoned from a row: %s", (text, language) => {
  expect(wantsComputing({ text, language }, row, { sums: true })).toBe(true);
});

test("a column of that name tells it", () => {
  const asked = { text: "How many baguettes were left over?", language: "en" };
  expect(wantsComputing(asked, [...row, "left"], { sums: true })).toBe(false);
});
