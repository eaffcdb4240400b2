import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerCells } from "./answer-cells.ts";

const table: EvidenceItem = {
  ...{ id: "e1", document: "visitors.csv", text: "", heading: ["Visitors of the museums in 2025"] },
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
    head: [["Country", "Adults", "Children", "Adults free", "Total"]],
    rows: [
      ["Italy", "1,200", "300", "40", "1,540"],
      ["Norway", "900", "210", "15", "1,125"],
    ],
  },
};
const ask = (text: string, language = "en", others: string[] = []) =>
  answerCells({ text, language, others, computed: new Set() }, [table])?.map((claim) => claim.text);

test("row and column are found by their heads", () => {
  expect(ask("How many adults did Italy report in 2025?")).toEqual(["Country: Italy; Adults: 1,200"]);
  expect(ask("How many adults free did Norway report?")).toEqual(["Country: Norway; Adults free: 15"]);
});

test("a country is known by its name in another language, a column by naming it outright", () => {
  expect(ask("Quanti bambini (colonna Children) riporta l'Italia?", "it")).toEqual([
    "Country: Italy; Children: 300",
  ]);
});

test("which of the two: both rows, the one that is asked for first", () => {
  const others = ["How many adults did Italy report?", "How many children did Norway report?"];
  expect(ask("which of the two countries had the higher total?", "en", others)).toEqual([
    "Country: Italy; Total: 1,540",
    "Country: Norway; Total: 1,125",
  ]);
});

test.each([
  "How many injured adults did Italy report?",
  "How many adults did Sweden report?",
  "How many adults did Italy report in 2024?",
  "Why did Italy report adults?",
])("a word that nothing explains leaves it unanswered: %s", (text) => {
  expect(ask(text)).toBeUndefined();
});
