import { describe, expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { timesPrice } from "./times-price.ts";

function tableOf(id: string, heading: string, rows: string[][]): EvidenceItem {
  const [head = [], ...body] = rows;
  return {
    ...{ id, document: "prices.md", heading: [heading] },
    text: rows.map((row) => `| ${row.join(" | ")} |`).join("\n"),
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [head], rows: body },
  };
}

const intro = { id: "e0", document: "prices.md", text: "All prices are in euros per person." };
const tours = tableOf("e1", "Tours", [
  ["Tour", "Price 2025", "Price 2026"],
  ["Harbour tour", "18.00", "19.50"],
  ["Night walk", "12.00", "13.00"],
]);
const artikel = tableOf("e2", "Preisliste", [
  ["Artikel", "Stückpreis (CHF)"],
  ["Klappstuhl", "24.50"],
  ["Stehtisch", "61.00"],
]);
const menus = tableOf("e3", "Menus, prix par personne", [
  ["Menu", "Prix (CHF)"],
  ["Buffet froid", "32.00"],
  ["Raclette", "38.00"],
]);
const ask = (text: string, evidence: EvidenceItem[], language = "en") => {
  const found = timesPrice({ text, language, computed: new Set() }, evidence);
  return found === undefined
    ? undefined
    : [found.expression, found.inputs.map((input) => ("cell" in input ? input.cell : ""))[0]];
};

describe("so many times the price", () => {
  test.each([
    [
      "There are 14 of us for the harbour tour in 2026. What will it come to?",
      [intro, tours],
      "en",
      ["a * 14", "C2"],
    ],
    ["What would the night walk cost for 30 people in 2025?", [intro, tours], "en", ["a * 30", "B3"]],
    ["Was kosten 40 Klappstühle insgesamt?", [artikel], "de", ["a * 40", "B2"]],
    ["Combien paierons-nous en tout pour la raclette à 17 personnes ?", [menus], "fr", ["a * 17", "B3"]],
  ])("%s", (question, ...[evidence, language, answer]) => {
    expect(ask(question, evidence as EvidenceItem[], language as string)).toEqual(answer);
  });

  test.each([
    ["no year says which price", "What would the night walk cost for 30 people?", [intro, tours], "en"],
    [
      "it is not said for whom the price is",
      "What would the night walk cost for 30 people in 2025?",
      [tours],
      "en",
    ],
    ["something else is counted", "Was kosten 40 Stunden Klappstuhl insgesamt?", [artikel], "de"],
    ["one of them is asked for", "Was kostet ein Klappstuhl pro Stück bei 40 Stück?", [artikel], "de"],
    [
      "two rows are named",
      "What do the harbour tour and the night walk cost for 9 people in 2026?",
      [intro, tours],
      "en",
    ],
    [
      "a name stands nowhere",
      "What will the harbour tour of Genoa cost for 9 people in 2026?",
      [intro, tours],
      "en",
    ],
  ])("nothing where %s", (_why, ...[question, evidence, language]) => {
    expect(ask(question as string, evidence as EvidenceItem[], language as string)).toBeUndefined();
  });
});
