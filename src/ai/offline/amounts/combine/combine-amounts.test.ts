import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { combineAmounts } from "./combine-amounts.ts";

const tableOf = (id: string, heading: string, rows: string[][]): EvidenceItem => ({
  ...{ id, document: "accounts.md", heading: ["Accounts of the fair", heading], text: "" },
  table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [["Item", "Plan 2026", "Actual 2025"]], rows },
});
const books = [
  tableOf("e1", "Income", [
    ["Kitchen", "200", "180"],
    ["Raffle", "40", "35"],
    ["Total income", "240", "215"],
  ]),
  tableOf("e2", "Costs", [
    ["Tent hire", "30", "28"],
    ["Band", "50", "55"],
    ["Total costs", "80", "83"],
  ]),
];
const lease: EvidenceItem[] = [
  {
    ...{ id: "e3", document: "bail.txt", heading: ["Bail"] },
    text: "Le loyer de l'atelier est de 950 francs par mois. Le loyer du dépôt est de 420 francs par mois. Chaque place de parc est louée 130 francs par mois. L'ancien locataire payait 900 francs pour l'atelier.",
  },
];
const ask = (text: string, evidence: EvidenceItem[], language = "en") => {
  const found = combineAmounts({ text, language, computed: new Set() }, evidence);
  return found === undefined
    ? undefined
    : [found.expression, ...found.inputs.map((input) => ("cell" in input ? input.cell : input.quote))];
};

const rent: EvidenceItem[] = [
  {
    ...{ id: "e4", document: "lease.txt", heading: ["Rent"] },
    text: "The rent is GBP 900 per month. The service charge is GBP 75 per month.",
  },
];

test.each([
  [
    "What do the rent and the service charge come to per month, taken together?",
    rent,
    "en",
    ["a + b", "GBP 900", "GBP 75"],
  ],
  [
    "What is the difference between income and costs in actual 2025?",
    books,
    "en",
    ["abs(a - b)", "C4", "C4"],
  ],
  ["What do the band and the tent hire come to together in plan 2026?", books, "en", ["a + b", "B3", "B2"]],
  [
    "Combien payons-nous chaque mois en tout : atelier, dépôt et deux places de parc ?",
    lease,
    "fr",
    ["a + b + 2 * c", "950 francs", "420 francs", "130 francs"],
  ],
])("%s", (question, ...[evidence, language, answer]) => {
  expect(ask(question, evidence as EvidenceItem[], language as string)).toEqual(answer);
});

test.each([
  ["one of them is not there", "What do the band and the toilets come to together in plan 2026?", books],
  ["no column is named", "What do the band and the tent hire come to together?", books],
  [
    "a number is said of which nobody knows",
    "What do the band and the raffle cost together for 3 days?",
    books,
  ],
  [
    "they come on top of something else",
    "What does the fair cost in all with the band and the raffle?",
    books,
  ],
  ["nothing is to be added", "What do the band and the tent hire cost in plan 2026?", books],
  ["a total stands beside a row", "What do the costs and the raffle come to together in plan 2026?", books],
])("nothing where %s", (_why, question, evidence) => {
  expect(ask(question, evidence)).toBeUndefined();
});

test("a column is called by its words, and not by its currency", () => {
  const bill: EvidenceItem = {
    ...{ id: "e4", document: "bill.html", heading: ["Abrechnung"], text: "" },
    table: {
      ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
      head: [["Position", "Gesamtkosten (EUR)", "Ihr Anteil (EUR)"]],
      rows: [
        ["Hauswart", "4.320,00", "360,00"],
        ["Müllabfuhr", "1.560,00", "130,00"],
      ],
    },
  };
  expect(ask("Wie hoch ist mein Anteil für Hauswart und Müllabfuhr zusammen?", [bill], "de")).toEqual([
    "a + b",
    "C2",
    "C3",
  ]);
});
