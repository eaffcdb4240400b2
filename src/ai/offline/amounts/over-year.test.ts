import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { overYear } from "./over-year.ts";

const ask = (text: string, said: string, language: string) => {
  const found = overYear({ text, language, computed: new Set() }, [
    { id: "e1", document: "a.txt", heading: ["Contract"], text: said },
  ]);
  return found === undefined ? undefined : [found.expression, found.inputs[0]];
};
const input = (quote: string) => ({ name: "a", evidence: "e1", quote });

test.each([
  [
    "What do we pay for the storage per year?",
    "The storage costs EUR 240 per month.",
    "en",
    ["a * 12", input("EUR 240")],
  ],
  [
    "Was kostet die Reinigung im Jahr?",
    "Die Reinigung kostet monatlich 1'150 Franken.",
    "de",
    ["a * 12", input("1'150 Franken")],
  ],
  [
    "Combien coûte la maintenance sur douze mois ?",
    "La maintenance coûte 600 francs par trimestre.",
    "fr",
    ["a * 4", input("600 francs")],
  ],
])("a shorter time is taken as often as it goes into a year: %s", (question, ...[said, language, answer]) => {
  expect(ask(question, said as string, language as string)).toEqual(answer);
});

test.each([
  [
    "What do we pay for the storage per year?",
    "The storage costs EUR 240 per month, or EUR 2,700 per year.",
    "en",
  ],
  ["What do we pay for the storage per year?", "The storage costs EUR 240 or EUR 260 per month.", "en"],
  ["What do we pay for the storage per month?", "The storage costs EUR 240 per month.", "en"],
  ["What do we pay for the lift per year?", "The storage costs EUR 240 per month.", "en"],
  ["How often is the lift checked per year?", "The lift is checked monthly for EUR 240.", "en"],
])("nothing is computed of: %s %s", (question, said, language) => {
  expect(ask(question, said, language)).toBeUndefined();
});

const prices = (head: string[]): EvidenceItem => ({
  ...{ id: "e1", document: "gym.html", heading: ["Memberships"], text: "" },
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1, head: [head] },
    rows: [
      ["Off-peak", "£24.00", "£20.00"],
      ["Couple", "£62.00", "£45.00"],
    ],
  },
});
const askTable = (text: string, head: string[]) => {
  const found = overYear({ text, language: "en", computed: new Set() }, [prices(head)]);
  return found === undefined
    ? undefined
    : [found.expression, ...found.inputs.map((input) => ("cell" in input ? input.cell : ""))];
};

test("the row of a table with a column for the month", () => {
  const heads = ["Membership", "Per month", "Joining fee"];
  const question = "What does the couple membership cost for a whole year, without the joining fee?";
  expect(askTable(question, heads)).toEqual(["a * 12", "B3"]);
  expect(askTable("What does the family membership cost for a whole year?", heads)).toBeUndefined();
  expect(askTable("What does the couple membership with sauna cost for a year?", heads)).toBeUndefined();
  expect(askTable(question, ["Membership", "Per month", "Per year"])).toBeUndefined();
});
