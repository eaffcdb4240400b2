import { expect, test } from "vitest";
import { leavesOut } from "./leaves-out.ts";

test.each([
  ["What does a small crate cost without the packing fee?", "en"],
  ["Was kostet die kleine Kiste ohne Verpackung?", "de"],
  ["Combien coûte la petite caisse sans l'emballage ?", "fr"],
  ["Quanto costa la cassa piccola senza imballaggio?", "it"],
])("a price without something that the record does not know: %s", (text, language) => {
  expect(leavesOut({ text, language }, ["small crate", "kleine Kiste", "price"])).toBe(true);
});

test("what the record knows is left out by it", () => {
  const asked = { text: "What does a room cost without breakfast?", language: "en" };
  expect(leavesOut(asked, ["room", "without breakfast"])).toBe(false);
  expect(leavesOut({ ...asked, text: "What does a room cost?" }, ["room"])).toBe(false);
});
