import { expect, test } from "vitest";
import { checkCriteria } from "./check-criteria.ts";
import type { CriteriaFacts } from "./check-criteria.ts";

const facts: CriteriaFacts = {
  counts: {
    ...{ words: 150, sentences: 3, paragraphs: 2, sections: 6, headings: 1, items: 3, tables: 2, rows: 7 },
    ...{ images: 0, charts: 1, citations: 2 },
  },
  formats: ["docx", "xlsx"],
  language: "de",
  isProven: true,
};
const verdict = (criterion: string, more: Partial<CriteriaFacts> = {}) => {
  const { met, unmet } = checkCriteria([criterion], { ...facts, ...more });
  return met.length > 0 ? "met" : unmet.length > 0 ? `unmet: ${unmet[0]?.found}` : "undecided";
};

test.each([
  "at least 5 rows",
  "The table has at least five rows.",
  "höchstens drei Sätze",
  "exactly 2 tables",
  "genau zwei Tabellen",
  "no more than 200 words",
  "The answer must not exceed 150 words",
  "au moins 3 points",
  "al massimo 200 parole",
  "como máximo 3 frases",
  "between 5 and 10 rows",
  "zwischen 5 und 10 Zeilen",
  "3 to 5 bullet points",
  "weniger als 200 Wörter",
  "more than 6 rows",
  "includes a chart",
  "mit einem Diagramm",
  "no images",
  "ohne Bilder",
  "with citations",
  "mit Quellenangaben",
  "avec sources",
  "every claim is cited",
  "alle Aussagen sind belegt",
  "in German",
  "auf Deutsch",
  "en allemand",
  "in tedesco",
  "en alemán",
  "the document is written in German",
  "delivered as a Word file",
  "Excel",
  "als Excel-Datei",
  "PDF or Word",
  "docx format",
  "7 rows",
])("%j is met", (criterion) => expect(verdict(criterion)).toBe("met"));

test.each([
  ["at least 8 rows", "7 rows"],
  ["mindestens vier Sätze", "3 sentences"],
  ["exactly 3 tables", "2 tables"],
  ["no more than 100 words", "150 words"],
  ["au plus 100 mots", "150 words"],
  ["almeno 4 tabelle", "2 tables"],
  ["al menos 4 tablas", "2 tables"],
  ["no tables", "2 tables"],
  ["at least 3 sources", "2 citations"],
  ["in French", "de"],
  ["as a PDF file", "docx, xlsx"],
  ["at least 20 rows about the regions", "7 rows"],
])("%j is not met", (criterion, found) => expect(verdict(criterion)).toBe(`unmet: ${found}`));

test.each([
  "the tone is friendly",
  "each region has at least 2 rows",
  "at most two sentences in the summary",
  "about 200 words",
  "mentions the Excel import of the office in German Switzerland",
  "at least 5 rows about Zurich",
  "at least 3 pages",
  "",
])("%j is left to somebody who reads", (criterion) => expect(verdict(criterion)).toBe("undecided"));

test("what is not there in one shape may be there in another", () => {
  const prose = { counts: { ...facts.counts, items: 0, rows: 0, tables: 0 } };
  expect(verdict("at least 3 points", prose)).toBe("undecided");
  expect(verdict("mindestens 5 Zeilen", prose)).toBe("undecided");
  expect(verdict("at least one table", prose)).toBe("unmet: 0 tables");
});

test("every criterion is decided once or left, and none is lost", () => {
  const criteria = ["at least 5 rows", "friendly", "at least 9 rows"];
  expect(checkCriteria(criteria, facts)).toEqual({
    met: ["at least 5 rows"],
    unmet: [{ criterion: "at least 9 rows", found: "7 rows" }],
    undecided: ["friendly"],
  });
});
