import { expect, test } from "vitest";
import { makeAnswerInput } from "../../../../../test/fakes/answer-input.ts";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { answerPart } from "../../answer-part.ts";
import { findParts } from "../../plan/find-parts.ts";
import { compareAlike } from "../compare-alike.ts";
import { readCandidates } from "../read-candidates.ts";
import { differingUnder } from "./differing-under.ts";

const offers: EvidenceItem = {
  ...{ id: "t", document: "copiers.md", heading: ["Copiers: what we were offered"], text: "" },
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1, head: [["", "Brackley", "Tollgate"]] },
    rows: [
      ["Monthly rent", "£86.00", "£79.50"],
      ["Term", "48 months", "60 months"],
      ["Black and white page", "0.6p", "0.7p"],
      ["Colour page", "5.2p", "4.4p"],
    ],
  },
};
const remark = { id: "r", document: "copiers.md", text: "Toner is included, paper is not." };
const evidence = [offers, remark];
const compare = (text: string) =>
  compareAlike(text, readCandidates(evidence, createTermReader("en")), evidence)?.map((claim) => claim.text);

test("two things that are columns, on the rows that are named", () => {
  expect(compare("Compare the two copier offers: monthly rent, term and price of a colour page.")).toEqual([
    "Monthly rent; Brackley: £86.00; Tollgate: £79.50",
    "Term; Brackley: 48 months; Tollgate: 60 months",
    "Colour page; Brackley: 5.2p; Tollgate: 4.4p",
  ]);
});

test.each([
  "Compare the three copier offers: monthly rent and term.",
  "Compare the two copier offers: monthly rent and warranty.",
  "Compare the two copier offers: price of a page.",
  "Compare the two drivers: monthly rent and term.",
])("nothing where the table does not say it: %s", (text) => {
  expect(compare(text)).toBeUndefined();
});

const paper = (year: string, fee: string): EvidenceItem[] => [
  {
    ...{ id: year, document: `rules-${year}.md`, heading: ["Rules", "Fees"] },
    text: `A covered place costs ${fee} a month. The fee is taken off the wages.`,
  },
  {
    id: `${year}n`,
    document: `rules-${year}.md`,
    heading: ["Rules", "Keys"],
    text: "Keys are kept at the gate.",
  },
];

test("what changed is what the papers say differently under that heading", () => {
  const texts = differingUnder("fees", "en", [paper("2025", "£70"), paper("2026", "£85")]).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(["A covered place costs £70 a month.", "A covered place costs £85 a month."]);
  expect(differingUnder("keys", "en", [paper("2025", "£70"), paper("2026", "£85")])).toEqual([]);
  expect(differingUnder("notice", "en", [paper("2025", "£70"), paper("2026", "£85")])).toEqual([]);
});

test.each([
  [
    "Was hat sich gegenüber 2025 bei den Gebühren und der Kündigung geändert?",
    "de",
    ["Gebühren", "Kündigung"],
  ],
  ["What has changed in the fees and the notice since 2025?", "en", ["fees", "notice"]],
  ["Qu'est-ce qui a changé pour les tarifs et le délai ?", "fr", ["tarifs", "délai"]],
  ["Che cosa è cambiato per le tariffe e la disdetta rispetto al 2025?", "it", ["tariffe", "disdetta"]],
])("in what two papers differ: %s", (text, language, points) => {
  expect(findParts(text, language)).toMatchObject([{ role: "COMPARE", points }]);
});

test("of a thread both things are told, and not only what the newest mail says", () => {
  const texts = [
    "From: A <a@x.example>\nTo: B <b@x.example>\nDate: Tue, 15 Sep 2026\nSubject: Pellets",
    "We choose the loose pellets, because nobody can carry bags any more.",
    "On 14 Sep 2026, at 18:02, B wrote:",
    "Here are our two offers for pellets:\n\n- loose, blown into your silo: £412 a ton\n- in bags of 15 kg: £447 a ton",
  ];
  const thread = texts.map((text, at) => ({ id: `e${at}`, document: "thread.eml", text }));
  const input = makeAnswerInput("Compare the two offers for pellets, loose and in bags.", thread);
  const { claims } = answerPart({ ...input, intent: { ...input.intent, role: "COMPARE" } });
  expect(claims.map(({ text }) => text)).toEqual([
    "loose, blown into your silo: £412 a ton",
    "in bags of 15 kg: £447 a ton",
  ]);
});
