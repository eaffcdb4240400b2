import { expect, test } from "vitest";
import { createNearness, nearness } from "./nearness.ts";

const english = (text: string) => ({ text, language: "en" });

test.each([
  [
    "Where can we leave our cars?",
    "Two parking bays belong to the flat.",
    "The deposit is three months' rent.",
  ],
  [
    "How much can we knock off the bill if we pay early?",
    "Customers who pay within ten days may deduct 2 per cent.",
    "Deliveries to the islands take eight working days.",
  ],
])("%s is nearer to what answers it than to what does not", (question, answer, other) => {
  const asked = english(question);
  expect(nearness(asked, english(answer))).toBeGreaterThan(nearness(asked, english(other)) + 0.1);
});

test("other languages are compared by their glosses, also with each other", () => {
  const asked = { text: "Wie lange ist die Kündigungsfrist?", language: "de" };
  const answer = { text: "Le délai de résiliation est de trois mois.", language: "fr" };
  const other = { text: "La cuisine est ouverte tous les soirs.", language: "fr" };
  expect(nearness(asked, answer)).toBeGreaterThan(nearness(asked, other) + 0.1);
});

test("a text is nearest to itself, and the same each time", () => {
  const one = english("The rent is due on the fifth day of the month.");
  expect(nearness(one, one)).toBeCloseTo(1, 4);
  expect(nearness(one, english(""))).toBe(nearness(one, english("")));
});

test("a text is encoded once, however often it is asked about", () => {
  let count = 0;
  const near = createNearness(() => () => {
    count += 1;
    return Float32Array.of(1);
  });
  near(english("one"), english("two"));
  near(english("one"), english("two"));
  expect(count).toBe(2);
});
