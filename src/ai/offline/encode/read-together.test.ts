import { expect, test } from "vitest";
import { readTogether } from "./read-together.ts";

const english = (text: string) => ({ text, language: "en" });

test.each([
  [
    "How much can we knock off the bill if we pay early?",
    "Customers who pay within ten days may deduct 2 per cent.",
    "Deliveries to the islands take eight working days.",
  ],
  [
    "Where can we leave our cars?",
    "Two parking bays belong to the flat.",
    "The deposit is three months' rent.",
  ],
])("%s is answered by one sentence and not by the other", (question, answer, other) => {
  expect(readTogether(english(question), english(answer), "")).toBeGreaterThan(0);
  expect(readTogether(english(question), english(other), "")).toBeLessThan(0);
});

test("other languages are read by their glosses, also together with each other", () => {
  const asked = { text: "Wie lang darf die Leitung ins Haus maximal werden?", language: "de" };
  const german = {
    text: "Die Leitung zwischen Gerät und Haus darf höchstens 25 m lang sein.",
    language: "de",
  };
  const french = { text: "La cuisine est ouverte tous les soirs.", language: "fr" };
  expect(readTogether(asked, german, "")).toBeGreaterThan(0);
  expect(readTogether(asked, french, "")).toBeLessThan(0);
});

test("the same is read the same each time, also where there is nothing or far too much to read", () => {
  for (const text of ["", "The rent is due. ".repeat(500)]) {
    const read = readTogether(english(text), english(text), text);
    expect(Number.isFinite(read)).toBe(true);
    expect(readTogether(english(text), english(text), text)).toBe(read);
  }
});
