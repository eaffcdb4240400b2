import { expect, test } from "vitest";
import type { Role } from "../../../model/sub-intent.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { inShort, makeAnswerInput } from "../../../../test/fakes/answer-input.ts";
import { answerByQuoting } from "./answer-by-quoting.ts";

const evidence: EvidenceItem[] = [
  {
    id: "a1",
    document: "contract.md",
    heading: ["Contract"],
    text: "# Contract\n\nThe contract is between Nordwind and Brightwater. It runs for two years.",
  },
  {
    id: "a2",
    document: "contract.md",
    heading: ["Contract", "Notice"],
    text: "The notice period is three months. It is in writing.",
  },
  { id: "b1", document: "menu.txt", text: "Soup is served at noon. Bread is free." },
];
const leads = [
  { claim: "The contract is between Nordwind and Brightwater.", citations: ["a1"] },
  { claim: "The notice period is three months.", citations: ["a2"] },
  { claim: "Soup is served at noon.", citations: ["b1"] },
];

function summarise(text: string, language: string, role: Role = "SUMMARIZE") {
  return inShort(answerByQuoting(makeAnswerInput(text, evidence, { role, language })));
}

test.each([
  ["en", "Summarise this document"],
  ["en", "Please give me a short summary of the attached files as PDF."],
  ["en", "Summarise"],
  ["de", "Fasse die Dokumente zusammen"],
  ["de", "Fasse den Inhalt der Dateien kurz zusammen, bitte."],
  ["fr", "Résume ce document"],
  ["fr", "Résume les fichiers joints"],
  ["it", "Riassumi i documenti"],
  ["es", "Resume este documento"],
  ["es", "Resume los archivos adjuntos"],
])("without a topic it goes through all passages (%s): %s", (language, text) => {
  expect(summarise(text, language)).toEqual({ claims: leads });
});

test.each([
  ["en", "Write a short memo about the notice period as PDF and Word."],
  ["de", "Verfasse einen kurzen Brief zur Notice Period als PDF"],
  ["fr", "Rédige une lettre sur la notice period en Word"],
  ["it", "Scrivi una lettera sulla notice period come PDF"],
  ["es", "Redacta una carta sobre el notice period como PDF"],
])("the ground of a text to be written is what the text is about (%s): %s", (language, text) => {
  for (const role of ["SUMMARIZE", "LOOKUP"] as const) {
    const found = summarise(text, language, role);
    if (typeof found === "string") throw new Error("refused");
    expect(found.claims[0]).toEqual(leads[1]);
  }
});

test("a file that is named is the only one surveyed", () => {
  expect(summarise("Summarise contract.md", "en")).toEqual({ claims: leads.slice(0, 2) });
});

test("as many sentences as are wanted at the most", () => {
  expect(summarise("Fasse die Dokumente in höchstens zwei Sätzen zusammen.", "de")).toMatchObject({
    claims: [{ citations: ["a1"] }, { citations: ["a2"] }],
  });
  expect(summarise("Summarise this document in one sentence.", "en")).toMatchObject({ claims: [leads[0]] });
});

test("a topic is still looked for, and refused where it is missing", () => {
  const found = summarise("Summarise the notice period", "en");
  if (typeof found === "string") throw new Error("refused");
  expect(new Set(found.claims.flatMap(({ citations }) => citations))).toEqual(new Set(["a2"]));
  expect(summarise("Summarise the parking rules", "en")).toBe("not in context");
});
