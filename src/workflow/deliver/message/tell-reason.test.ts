import { expect, test } from "vitest";
import { tellReason, withoutOwnNames } from "./tell-reason.ts";

test.each([
  ['"999" is not in the cited words', "en", "a number or date in the answer is not in the cited passage"],
  [
    '"Bern" stands in the row Basel, not Bern',
    "de",
    "ein Wert stammt aus der falschen Zeile, Spalte oder Stelle",
  ],
  [
    '"only" is left out: the passage says …',
    "fr",
    "un «\u202fne pas\u202f», «\u202fseulement\u202f», «\u202fau moins\u202f» ou «\u202fpeut\u202f» a été omis ou ajouté",
  ],
  ["e9 is not among the evidence", "it", "la risposta cita un passaggio che non c'è"],
  ["no_json", "es", "la respuesta del modelo no se pudo leer"],
  ["it says something else", "en", "the cited passage does not say this"],
])("%s, in %s", (reason, language, told) => {
  expect(tellReason(reason, language)).toBe(told);
  expect(tellReason(reason, language)).not.toContain("999");
});

test("names of ours are told by what they stand for, or not at all", () => {
  const names = new Map([
    ["i1", "What is the fee?"],
    ["task_2", "Write the letter."],
  ]);
  expect(withoutOwnNames("task_2 rests on i1 (p2, e5).", names, "en")).toBe(
    "“Write the letter.” rests on “What is the fee?”.",
  );
  expect(withoutOwnNames("ai.generateReport was not run again", names, "en")).toBe(
    "this step was not run again",
  );
  expect(withoutOwnNames("select-action: the answer could not be read", names, "en")).toBe(
    "the answer could not be read",
  );
  expect(withoutOwnNames("prices.csv and travel.pdf stay", names, "en")).toBe(
    "prices.csv and travel.pdf stay",
  );
});
