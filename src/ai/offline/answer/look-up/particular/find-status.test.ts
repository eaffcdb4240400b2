import { describe, expect, test } from "vitest";
import type { EvidenceItem } from "../../../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "../find-answers.ts";

const item = (id: string, text: string, heading: string): EvidenceItem => ({
  ...{ id, document: "rules.md", text, heading: [heading] },
});
const camp = [
  item(
    "e1",
    "The camp lasts six days. Meals and tents are included, sleeping bags are not. The bus leaves at nine.",
    "Summer camp",
  ),
  item(
    "e2",
    "Dogs are not allowed in the tents. The lake is open until eight. Fires may be lit at the beach.",
    "Rules of the camp",
  ),
  item("e3", "Parents visit the camp on Sunday. The garden belongs to the farm next to the camp.", "Visits"),
];
const haus = [
  item(
    "e1",
    "Frostschäden sind von der Garantie ausgenommen. Die Garantie dauert zwei Jahre.",
    "Garantie der Pumpe",
  ),
  item(
    "e2",
    "Das Lagern von Benzin ist im Keller verboten. Der Keller wird um zehn Uhr geschlossen.",
    "Hausordnung",
  ),
];
const ask = (text: string, evidence: EvidenceItem[], language = "en") =>
  findAnswers({ text, language }, evidence).map((found) => found.text);

describe("whether a thing is included or allowed", () => {
  test.each([
    [
      "en",
      "Do they lend us a sleeping bag, I mean is that included in the fee?",
      camp,
      "Meals and tents are included, sleeping bags are not.",
    ],
    ["en", "Can I bring my dogs to this summer camp overnight?", camp, "Dogs are not allowed in the tents."],
    [
      "de",
      "Die Pumpe hat Frostschäden. Läuft das über die Garantie?",
      haus,
      "Frostschäden sind von der Garantie ausgenommen.",
    ],
    [
      "de",
      "Darf ich einen Kanister Benzin im Keller abstellen?",
      haus,
      "Das Lagern von Benzin ist im Keller verboten.",
    ],
  ])("(%s) %s", (language, ...[question, evidence, answer]) => {
    expect(ask(question as string, evidence as EvidenceItem[], language)).toEqual([answer]);
  });

  test("an item of a list is told with the line that leads to it", () => {
    const list = (lead: string) =>
      item("e1", `${lead}\n- bicycles without a lock;\n- damage by hail;\n- loss of cash.`, "Exclusions");
    expect(ask("Are we covered for hail?", [list("Not insured are:")])).toEqual([
      "Not insured are: bicycles without a lock; damage by hail;",
    ]);
    const general = item("e2", "The policy covers the house up to 40,000 euros.", "Policy");
    expect(ask("Are we covered for hail?", [general, list("Not insured are:")])).toHaveLength(1);
    expect(ask("Are we covered for hail?", [general, list("Our tips:")])).toEqual([]);
    expect(ask("Are we covered for floods?", [list("Not insured are:")])).toEqual([]);
    expect(ask("Are we covered for hail?", [list("Our tips:")])).toEqual([]);
  });

  test.each([
    ["the thing is not named", "Is parking included in the fee of the camp?", camp],
    ["a word is spoken of elsewhere", "Can I bring my dogs into the garden of the farm?", camp],
    ["it is asked how much", "How much do the sleeping bags cost?", camp],
  ])("nothing is said where %s", (_why, question, evidence) => {
    expect(ask(question, evidence)).toEqual([]);
  });
});

test("a list is told with the line that leads to it, also from another passage", () => {
  const evidence = [
    item("e1", "Nicht versichert sind:", "Ausschlüsse"),
    item("e2", "- Erdbeben und Vulkanausbrüche\n- Abnützung\n- Fahrräder", "Ausschlüsse"),
    item("e3", "Die Prämie beträgt 90 Franken. Schäden sind in fünf Tagen zu melden.", "Prämie"),
  ];
  expect(ask("Sind wir bei einem Erdbeben versichert?", evidence, "de")).toEqual([
    "Nicht versichert sind:",
    "Erdbeben und Vulkanausbrüche",
  ]);
});

test.each([
  [
    "en",
    "Is a beer at lunch all right?",
    "Alcohol is forbidden on the site. Helmets are provided. Lunch is at noon.",
    "Alcohol",
  ],
  [
    "it",
    "Mi hanno rubato i soldi contanti: l'assicurazione paga?",
    "Il bagaglio è assicurato fino a 900 euro. Il denaro contante non è assicurato. Il premio scade in maggio.",
    "Il denaro contante",
  ],
])("what holds for the kind holds for the thing: %s %s", (...[language, text, paper, said]) => {
  expect(ask(text, [item("e", paper, "Regeln")], language)[0]).toContain(said);
});
