import { expect, test } from "vitest";
import { analyseByRules } from "./analyse-by-rules.ts";

const documents = ["prices.xlsx", "answer.md"].map((fileName) => ({
  ...{ reference: `docItem:${fileName}`, fileName, mediaType: "text/plain", bytes: 10 },
}));
const analyse = (message: string, detectedLanguage = "en") =>
  analyseByRules({ message, detectedLanguage, documents });

test.each([
  ["en", "List all prices in a table as CSV and then write a report as PDF from it."],
  ["en", "Write a report and a letter."],
  ["en", "Extract all prices as CSV and write a letter to the supplier as Word."],
  ["de", "Erstelle eine Tabelle als CSV und danach einen Bericht als PDF."],
  ["de", "Schreibe einen Bericht und einen Brief."],
  ["fr", "Crée un tableau en CSV, puis rédige un rapport en PDF."],
  ["it", "Crea una tabella come CSV e poi scrivi un rapporto come PDF."],
  ["es", "Haz una tabla como CSV y luego escribe un informe como PDF."],
])("several things to be made are complex (%s): %s", (language, message) => {
  expect(analyse(message, language).complexity).toBe("complex");
});

test.each([
  ["en", "Summarise the report as PDF and as Word."],
  ["en", "Create a report as PDF and Word"],
  ["en", "Write a report with a summary."],
  ["en", "Write a brief report about the letter."],
  ["en", "Put it into an Excel sheet and as PDF"],
  ["en", "Give me all prices as a table and a PDF"],
  ["en", "What does the report say about the letter?"],
  ["de", "Fasse den Bericht als PDF und als Word zusammen."],
  ["de", "Mach daraus ein PDF und ein Excel"],
  ["fr", "Résume le rapport en PDF et en Word."],
  ["it", "Riassumi la relazione come PDF e come Word."],
  ["es", "Resume el informe como PDF y como Word."],
])("one content is moderate, in however many formats (%s): %s", (language, message) => {
  expect(analyse(message, language).complexity).toBe("moderate");
});

test.each(["Write a poem about autumn and a letter.", "What is the capital of France?"])(
  "without documents it is simple, and nothing is made up: %s",
  (message) => {
    const analysis = analyseByRules({ message, detectedLanguage: "en", documents: [] });
    expect(analysis.complexity).toBe("simple");
    expect(analysis.answer).toBeUndefined();
  },
);

test.each([
  ["make the table from before an Excel file", ["xlsx"]],
  ["Mach daraus ein PDF", ["pdf"]],
  ["Fais-en un PDF", ["pdf"]],
  ["Fanne un PDF", ["pdf"]],
  ["La tabla de antes en Excel", ["xlsx"]],
])("another format of what is there is a format asked for: %s", (message, formats) => {
  expect(analyse(message)).toMatchObject({ expectedFormats: formats, expectedOutputType: "document" });
});

test("countable wishes are criteria of success", () => {
  expect(analyse("Summarise it in at most 3 sentences, with at least 2 rows.").successCriteria).toEqual([
    "at most 3 sentences",
    "at least 2 rows",
  ]);
});

test("a document without a wish is no question: it is asked back what is wanted of it", () => {
  const analysis = analyse("Schau dir das bitte an");
  expect(analysis).toMatchObject({ complexity: "simple", parts: [] });
  expect(analysis.answer).toContain("Was brauchen Sie aus den Dokumenten?");
});

test("what is declined of two answers asks for no file, what is put into one does", () => {
  const message = "Put both into an Excel table";
  const told = (asked: string, at: number) =>
    `round ${at}, asked: ${asked}\n  answered (OK): x\n  proven:\n  - The fee is CHF 5.`;
  const documents = [{ reference: "docItem:d:a.md", fileName: "a.md", mediaType: "text/markdown", bytes: 9 }];
  const read = (earlier: string) =>
    analyseByRules({ message, detectedLanguage: "en", documents, connections: "", earlier });
  expect(read(told("How high is the fee?", 1))).toMatchObject({
    ...{ expectedFormats: [], parts: [{ role: "REWRITE", text: message }] },
  });
  const both = [told("How high is the deposit?", 2), told("How high is the fee?", 1)].join("\n");
  expect(read(both)).toMatchObject({
    expectedFormats: ["xlsx"],
    parts: [{ text: "How high is the fee?" }, { text: "How high is the deposit?" }],
  });
});
