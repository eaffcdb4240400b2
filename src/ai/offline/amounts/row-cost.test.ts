import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { rowCost } from "./row-cost.ts";

const tableOf = (head: string[], rows: string[][]): EvidenceItem => ({
  ...{ id: "e1", document: "material.txt", heading: ["Material"], text: "" },
  table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [head], rows },
});
const list = tableOf(
  ["Pos", "Bezeichnung", "Menge", "Einzelpreis CHF"],
  [
    ["1", "Dachfenster 78/118", "2", "612.00"],
    ["2", "Dachlatten 30/50", "420", "1.90"],
  ],
);
const ask = (text: string, evidence: EvidenceItem, language = "de") => {
  const found = rowCost({ text, language, computed: new Set() }, [evidence]);
  return found === undefined
    ? undefined
    : [found.expression, ...found.inputs.map((input) => ("cell" in input ? input.cell : ""))];
};

test.each([
  "Was kosten die beiden Dachfenster zusammen?",
  "Was kosten die Dachfenster insgesamt?",
  "Was kosten die 2 Dachfenster insgesamt?",
])("so many as the row says, at the price of one: %s", (question) => {
  expect(ask(question, list)).toEqual(["a * b", "C2", "D2"]);
});

test.each([
  ["one of them is asked for", "Was kostet ein Dachfenster?", list],
  ["another number is said", "Was kosten 5 Dachfenster insgesamt?", list],
  ["it is not in the list", "Was kosten die beiden Dachrinnen zusammen?", list],
  ["more is asked than the row says", "Was kosten die beiden Dachfenster samt Montage zusammen?", list],
  [
    "a column says what they come to",
    "Was kosten die beiden Dachfenster zusammen?",
    tableOf(
      ["Bezeichnung", "Menge", "Einzelpreis CHF", "Betrag CHF"],
      [["Dachfenster", "2", "612.00", "1224.00"]],
    ),
  ],
  [
    "the price may be that of all of them",
    "Was kosten die beiden Dachfenster zusammen?",
    tableOf(["Bezeichnung", "Menge", "Preis"], [["Dachfenster", "2", "1224.00"]]),
  ],
])("nothing where %s", (_why, question, evidence) => {
  expect(ask(question, evidence)).toBeUndefined();
});
