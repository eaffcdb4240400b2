import { expect, test } from "vitest";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { isBySections, summaryOrder } from "./summary-topic.ts";

const evidence = [
  { id: "a", document: "lease.md", heading: ["Office lease", "Rent"], text: "The rent is CHF 900 a month." },
  {
    id: "b",
    document: "lease.md",
    heading: ["Office lease", "Pets"],
    text: "Dogs are allowed; a goat is not.",
  },
  { id: "c", document: "lease.md", heading: ["Office lease", "Keys"], text: "Seven keys are handed over." },
  { id: "d", document: "lease.md", heading: ["Office lease", "Term"], text: "The term ends in 2030." },
];
const bySections = (text: string, language = "en") =>
  isBySections(summaryOrder(text), createTermReader(language), evidence);

test.each([
  ["Summarise the lease in a few lines for the board.", "en"],
  ["I was not there. Could you boil the lease down to five lines?", "en"],
  ["Fasse das Dokument für die Geschäftsleitung kurz zusammen.", "de"],
  ["Résume-moi ce bail en quelques lignes pour le patron.", "fr"],
  ["Summarise the rules on pets.", "en"],
  ["Give me a short summary of this for our new trainee.", "en"],
  ["Summarise the lease in five lines for the owners of goats.", "en"],
  ["Summarise the lease for somebody who has never kept keys.", "en"],
  ["Fass mir den Vertrag in ein paar Sätzen für die neuen Lernenden zusammen.", "de"],
  ["Fasse das Dokument für jemanden zusammen, der keine Schlüssel hat.", "de"],
  ["Résume-moi ce document en quelques lignes pour un nouveau stagiaire.", "fr"],
  ["Fais-moi un résumé du bail pour ceux qui n'ont pas le temps de le lire.", "fr"],
  ["Fammi un riassunto in cinque frasi per i soci.", "it"],
  ["Can you give me the gist of this office deal in a few lines?", "en"],
  ["Resume el contrato en pocas líneas para una nueva becaria.", "es"],
])("a paper as a whole, and a topic with a heading, is told by sections: %s", (text, language) => {
  expect(bySections(text, language)).toBe(true);
});

test("a reader who is narrowed down may be the subject", () => {
  expect(summaryOrder("Summarise the rules for external staff.")).toContain("external staff");
});

test("a topic that a few sentences speak of is looked for among them", () => {
  expect(bySections("Summarise what is said about the goat.")).toBe(false);
});
