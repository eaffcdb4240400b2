import { expect, test } from "vitest";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { aboutTopic, topicTerms } from "./about-topic.ts";

const reader = createTermReader("en");

function item(document: string, heading: string): EvidenceItem {
  return { id: `${document} ${heading}`, document, heading: [heading], place: "", text: "Text." };
}

const evidence = [
  item("office-lease.pdf", "Rent"),
  item("moving-offer.docx", "Price"),
  item("moving-offer.docx", "Insurance"),
  item("moving-costs.xlsx", "Moving costs"),
];

function meant(order: string): string[] {
  return aboutTopic(evidence, new Set(topicTerms(order, reader)), reader).map(({ id }) => id);
}

test("documents that are called what the text is about, and no other that shares a word with them", () => {
  expect(meant("Write a report on the lease and the moving offer")).toEqual([
    "office-lease.pdf Rent",
    "moving-offer.docx Price",
    "moving-offer.docx Insurance",
  ]);
});

test("where no name says it, the section whose heading does", () => {
  expect(meant("Write a memo about the insurance")).toEqual(["moving-offer.docx Insurance"]);
});

test("where nothing names the topic, everything", () => {
  expect(meant("Write a memo about the garden")).toHaveLength(evidence.length);
});

test("a sentence elsewhere that says a word without a heading beside one with it belongs to the topic", () => {
  const policy = [
    {
      id: "devices",
      document: "it.md",
      heading: ["IT", "Devices"],
      text: "Devices come from the IT department.",
    },
    {
      id: "loss",
      document: "it.md",
      heading: ["IT", "Incidents"],
      text: "A lost device is reported within two hours.",
    },
    { id: "backup", document: "it.md", heading: ["IT", "Backups"], text: "Files are saved every night." },
  ];
  const terms = new Set(topicTerms("Write a note on lost devices", reader));
  expect(aboutTopic(policy, terms, reader).map(({ id }) => id)).toEqual(["devices", "loss"]);
});

test("a word of the title names the paper, and no section of it", () => {
  const item = (heading: string[], text: string, at: number) => ({
    ...{ id: `t${at}`, document: "reisen.md", heading, text },
  });
  const paper = [
    item(["Reisereglement"], "Gültig ab März.", 0),
    item(["Reisereglement", "Hotel"], "Bis 190 Franken.", 1),
    item(["Reisereglement", "Bahn"], "Zweite Klasse.", 2),
  ];
  const german = createTermReader("de");
  const about = (order: string) => aboutTopic(paper, new Set(topicTerms(order, german)), german).length;
  expect(about("Fasse das Spesenreglement zusammen.")).toBe(3);
  expect(about("Fasse das Reglement zum Hotel zusammen.")).toBe(2);
});
