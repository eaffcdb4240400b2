import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

const ask = (text: string, language: string, ...said: string[]) =>
  findAnswers({ text, language }, [{ id: "e", document: "notes.md", text: said.join(" ") }]).map(
    (found) => found.text,
  );

test.each([
  [
    "How much did refurbishing the boathouse swallow?",
    "en",
    ["The boathouse was done up for 84,000 pounds.", "Rowing takes place on Mondays."],
  ],
  [
    "Wie viel verschlang die Werkstatt?",
    "de",
    ["In die neue Werkstatt flossen 52'000 Franken.", "Die Gärtnerei zählt sechs Angestellte."],
  ],
  [
    "Combien de temps le stage dure-t-il ?",
    "fr",
    ["Le stage s'étend sur six semaines.", "Les repas sont pris au réfectoire."],
  ],
  [
    "Quanti posti offre il rifugio?",
    "it",
    ["Il rifugio dispone di 42 posti letto.", "La cucina chiude presto."],
  ],
])("a sentence that nothing else comes near to answers in other words: %s", (question, language, said) => {
  expect(ask(question, language, ...said)).toEqual([said[0]]);
});

test.each([
  [
    "what it leaves out is said of something else",
    "How much did the crane for the boathouse cost?",
    ["The boathouse was done up for 84,000 pounds.", "The crane stands behind it."],
  ],
  [
    "something else was done by somebody",
    "Who insured the boathouse?",
    ["The boathouse was built by Irene Falk.", "Rowing takes place on Mondays."],
  ],
  [
    "it holds nothing of the kind",
    "What did doing up the boathouse cost?",
    ["The boathouse was done up in 14 days.", "Rowing takes place on Mondays."],
  ],
])("nothing is answered where %s", (_why, question, said) => {
  expect(ask(question, "en", ...said)).toEqual([]);
});

test.each([
  [
    "Guten Tag, bis wann darf ich abends Klavier spielen?",
    "de",
    ["Instrumente darf man bis 20 Uhr spielen.", "Velos stehen im Keller."],
  ],
  [
    "How long before can we still call off the barbecue?",
    "en",
    ["An event can be cancelled up to ten days beforehand.", "The kitchen serves cold dishes."],
  ],
])(
  "who asks for the time of a rule that binds him may name its matter otherwise: %s",
  (question, language, said) => {
    expect(ask(question, language, ...said)).toEqual([said[0]]);
  },
);
