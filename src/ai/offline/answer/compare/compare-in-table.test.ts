import { expect, test } from "vitest";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readCandidates } from "../read-candidates.ts";
import { compareThings } from "./compare-things.ts";

const compare = (text: string, evidence: EvidenceItem[], language: string) =>
  compareThings(text, readCandidates(evidence, createTermReader(language)), evidence)?.map(
    (claim) => claim.text,
  );
const place = { headRow: 1, firstRow: 2, firstColumn: 1 };
const branches = {
  ...{ id: "t", document: "branches.html", text: "" },
  table: {
    ...{ ...place, head: [["Branch", "Loans 2024", "Loans 2025", "Hours per week"]] },
    rows: [
      ["Branch North", "310", "337", "24"],
      ["Branch Harbour", "276", "198", "20"],
      ["Branch Hill", "149", "153", "16"],
    ],
  },
};

test("two rows of a table on the columns that are named", () => {
  expect(
    compare("Compare the branches North and Hill: loans 2025 and hours per week.", [branches], "en"),
  ).toEqual([
    "Branch: Branch North; Loans 2025: 337; Hours per week: 24",
    "Branch: Branch Hill; Loans 2025: 153; Hours per week: 16",
  ]);
});

test.each([
  "Compare the branches North and Hill: loans 2025 and number of chairs.",
  "Compare the branches North and Airport: loans 2025.",
])("nothing where one of them is not in it: %s", (text) => {
  expect(compare(text, [branches], "en")).toEqual([]);
});

test("one of two may be part of the other", () => {
  const table = {
    ...place,
    head: [["Categoria", "Entrata", "Stagionale"]],
    rows: [
      ["Adulti", "8", "110"],
      ["Adulti residenti", "6", "82"],
    ],
  };
  expect(
    compare(
      "Confronta la tariffa di adulti e adulti residenti: entrata.",
      [{ id: "t", document: "p.html", text: "", table }],
      "it",
    ),
  ).toEqual(["Categoria: Adulti; Entrata: 8", "Categoria: Adulti residenti; Entrata: 6"]);
});

const lease = {
  id: "l",
  document: "lease.md",
  text: "The tenant pays the landlord in advance. The tenant may leave with 21 days' notice, the landlord with 28 days'. The landlord paints the walls.",
};

test("one sentence tells both", () => {
  expect(compare("Compare the notice period of the tenant and the landlord.", [lease], "en")).toEqual([
    "The tenant may leave with 21 days' notice, the landlord with 28 days'.",
  ]);
});

const glass = {
  id: "g",
  document: "mail.eml",
  text: "With laminated instead of standard glass the job comes to £9,740; the quote for standard glass was £8,960. We take away the old windows.",
};

test("two things behind the same word", () => {
  expect(compare("Compare the price with standard glass and with laminated glass.", [glass], "en")).toEqual([
    "With laminated instead of standard glass the job comes to £9,740; the quote for standard glass was £8,960.",
  ]);
});

const minutes = {
  id: "m",
  document: "pv.md",
  text: "Le four est en panne. Deux devis sont arrivés : Sapin SA à 11 240 € et Bouleau Sàrl à 12 690 €. Bouleau Sàrl offre une garantie de 4 ans, Sapin SA de 2 ans. La pose se fera en juillet.",
};

test("as many offers as a paragraph speaks of, on the points that are named", () => {
  expect(compare("Compare les deux devis : prix et garantie.", [minutes], "fr")).toEqual([
    "Deux devis sont arrivés : Sapin SA à 11 240 € et Bouleau Sàrl à 12 690 €.",
    "Bouleau Sàrl offre une garantie de 4 ans, Sapin SA de 2 ans.",
  ]);
  expect(compare("Compare les deux devis : prix et couleur.", [minutes], "fr")).toBeUndefined();
});
