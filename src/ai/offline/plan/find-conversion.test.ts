import { expect, test } from "vitest";
import { findConversion } from "./find-conversion.ts";
import { findFormats } from "./find-formats.ts";

test.each([
  ["Write a memo about the budget. Word, please.", ["docx"]],
  ["Welche Kosten gab es? Bitte PDF.", ["pdf"]],
  ["La liste des clients, excel svp", ["xlsx"]],
  ["Please explain the word.", []],
  ["Please, word for word: what does it say?", []],
])("a format alone with a word of courtesy is asked for: %s", (text, formats) => {
  expect(findFormats(text)).toEqual(formats);
});

test.each([
  ["make the table from before an Excel file", ["xlsx"]],
  ["the table above as xlsx", ["xlsx"]],
  ["Please give me that again as a Word document", ["docx"]],
  ["Turn the report into a presentation", ["pptx"]],
  ["Can you save it as PDF and as Markdown?", ["pdf", "md"]],
  ["Convert contract.docx to PDF", ["pdf"]],
  ["mach daraus ein PDF", ["pdf"]],
  ["Die Tabelle von vorhin als Excel, bitte", ["xlsx"]],
  ["Wandle contract.docx in ein PDF um", ["pdf"]],
  ["Fais-en un PDF", ["pdf"]],
  ["Le tableau de tout à l'heure en Excel", ["xlsx"]],
  ["Transforme le rapport précédent en Word", ["docx"]],
  ["Fanne un PDF", ["pdf"]],
  ["La tabella di prima come Excel", ["xlsx"]],
  ["Conviértelo en PDF", ["pdf"]],
  ["La tabla de antes en Excel", ["xlsx"]],
])("wants something that is there as another format: %s", (text, formats) => {
  expect(findConversion(text, ["contract.docx"])?.formats).toEqual(formats);
});

test("the name of a file asks for nothing", () => {
  expect(findConversion("Convert price-list.md to Excel", ["price-list.md"])?.formats).toEqual(["xlsx"]);
  expect(findConversion("Die price list als PDF", ["price-list.md"])?.formats).toEqual(["pdf"]);
});

test.each([
  "List all prices as Excel",
  "Convert the prices to EUR as PDF",
  "Compare the previous policy with the new one as PDF",
  "Write a letter based on the table above as PDF",
  "What does the last page of the PDF say?",
  "What is the price in the last Excel file?",
  "Make the table from before longer",
  "Fasse das Dokument zusammen und mach daraus ein PDF",
  "Schreibe einen Brief zur Tabelle von vorhin als Word",
  "Résume le document précédent en PDF",
  "Riassumi il documento di prima come PDF",
  "Resume el documento anterior en PDF",
])("wants something new, or no other format: %s", (text) => {
  expect(findConversion(text, ["contract.docx"])).toBeUndefined();
});
