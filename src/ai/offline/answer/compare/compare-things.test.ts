import { expect, test } from "vitest";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { compareThings } from "./compare-things.ts";
import { readSides } from "./read-sides.ts";
import { readCandidates } from "../read-candidates.ts";
import { tellAbout } from "../tell-about.ts";

const compare = (text: string, evidence: EvidenceItem[], language = "en") =>
  compareThings(text, readCandidates(evidence, createTermReader(language)), evidence)?.map(
    (claim) => claim.text,
  );
const offer = {
  id: "o",
  document: "offer.txt",
  text: "Plan A: five movers, for 6,480 francs.\nPlan B: three movers, for 4,150 francs.\nBoxes are lent free of charge.",
};

test.each([
  [
    "Compare plan A and plan B of the offer.",
    [
      ["plan", "a"],
      ["plan", "b"],
    ],
  ],
  [
    "Che differenza c'è tra il menu Stagione e il menu Festa?",
    [
      ["menu", "stagione"],
      ["menu", "festa"],
    ],
  ],
  [
    "Was ist der Unterschied zwischen dem Tarif Basis und dem Tarif Plus?",
    [
      ["tarif", "basis"],
      ["tarif", "plus"],
    ],
  ],
  [
    "Compare la variante A et la variante B du devis",
    [
      ["variante", "a"],
      ["variante", "b"],
    ],
  ],
  [
    "¿Qué diferencia hay entre la tarifa de día y la tarifa de noche?",
    [
      ["tarifa", "de", "dia"],
      ["tarifa", "de", "noche"],
    ],
  ],
])("reads the two things of %s", (text, words) => {
  expect(readSides(text)?.map((side) => side.words)).toEqual(words);
});

test("what is said of both, each in its own words", () => {
  expect(compare("Compare plan A and plan B of the offer.", [offer])).toEqual([
    "Plan A: five movers, for 6,480 francs.",
    "Plan B: three movers, for 4,150 francs.",
  ]);
});

test("nothing where only one of them is spoken of", () => {
  expect(compare("Compare plan A and plan C of the offer.", [offer])).toEqual([]);
});

test("columns of a table stand side by side", () => {
  const table = {
    ...{ head: [["Fee", "Basic", "Premium"]], headRow: 1, firstRow: 2, firstColumn: 1 },
    rows: [["Month", "9", "19"]],
  };
  const prices = { id: "t", document: "prices.xlsx", text: "", table };
  expect(compare("What is the difference between Basic and Premium?", [prices])).toEqual([
    "Fee: Month; Basic: 9; Premium: 19",
  ]);
});

test("documents that are named are compared as documents", () => {
  const [a, b] = ["policy-2025.md", "policy-2026.md"].map((document) => ({
    ...offer,
    id: document,
    document,
  }));
  expect(compare("Compare policy 2025 and policy 2026", [a ?? offer, b ?? offer])).toBeUndefined();
});

test("a deadline is told by its days, a section by its heading", () => {
  const policy = [
    {
      id: "1",
      document: "p.md",
      heading: ["Policy", "Approval"],
      text: "Every trip needs the approval of the manager.",
    },
    {
      id: "2",
      document: "p.md",
      heading: ["Policy", "Claims"],
      text: "Claims are made in writing to the office. Claims must be submitted within 60 days after the trip.",
    },
  ];
  const tell = (thing: string) => tellAbout(thing, "en", policy).map(({ text }) => text);
  expect(tell("approval")).toEqual(["Every trip needs the approval of the manager."]);
  expect(tell("deadline for claims")).toEqual(["Claims must be submitted within 60 days after the trip."]);
  expect(tell("insurance")).toEqual([]);
});
