import { expect, test } from "vitest";
import { numberWords } from "./question-cues.ts";

test.each([
  "seventeen boats",
  "twenty-one days",
  "einundzwanzig Tage",
  "dreißig Plätze",
  "zweihundert Franken",
  "fünftausend Stück",
  "quatre-vingt-dix places",
  "quinze jours",
  "ventotto euro",
  "dodici mendicanti",
  "centocinquantamila fiori",
  "catorce piezas",
  "veintidós días",
  "treinta y un corredores",
])("%s tells a number", (text) => {
  expect(numberWords.test(text)).toBe(true);
});

test.each([
  "in diesem Jahrhundert",
  "once more",
  "ein Mann",
  "une idée",
  "un uomo",
  "Kamila",
  "il centro",
  "auf Kinder achten",
])("%s tells none", (text) => {
  expect(numberWords.test(text)).toBe(false);
});
