import fc from "fast-check";
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
  ["at least 3 citations", "2 citations"],
  ["cites at least 3 sources", "2 citations"],
  ["mindestens drei Quellenangaben", "2 citations"],
  ["in two sentences", "3 sentences"],
  ["in zwei Sätzen", "3 sentences"],
  ["en deux phrases", "3 sentences"],
  ["in French", "de"],
  ["as a PDF file", "docx, xlsx"],
])("%j is not met", (criterion, found) => expect(verdict(criterion)).toBe(`unmet: ${found}`));

test.each([
  "the tone is friendly",
  "each region has at least 2 rows",
  "at most two sentences in the summary",
  "about 200 words",
  "mentions the Excel import of the office in German Switzerland",
  "at least 5 rows about Zurich",
  "at least 20 rows about the regions",
  "at least 3 pages",
  "at least 3 sources",
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
    unmet: [expect.objectContaining({ criterion: "at least 9 rows", found: "7 rows" })],
    undecided: ["friendly"],
  });
});

test.each([
  "The report gives the total net generation of each source.",
  "Every source is compared with the year before.",
  "Each row names the source and its output.",
  "Alle Energiequellen sind aufgeführt.",
  "Jede Quelle der Belastung wird beschrieben.",
  "Chaque source de revenus est chiffrée.",
  "Tutte le fonti di energia sono elencate.",
  "Todas las fuentes de ingresos figuran en el cuadro.",
  "All sources of income and their amounts are listed.",
  "Cada fuente tiene su propio apartado.",
  "covers at least three sources",
])("%j speaks of the matter, not of citations", (criterion) => {
  const bare = { counts: { ...facts.counts, citations: 0 } };
  expect(verdict(criterion, bare)).toBe("undecided");
});

const proofWishes = [
  "Every number has a citation.",
  "All figures are sourced",
  "Cite a source for every number.",
  "Each statement is backed by a source",
  "every claim with its source",
  "Jede Zahl ist mit Quellenangabe versehen",
  "Alle im Bericht genannten Zahlen sind belegt.",
  "jede Aussage mit Beleg",
  "Chaque chiffre est accompagné de sa source",
  "Toutes les affirmations sont sourcées.",
  "con ogni cifra documentata",
  "Ogni dato è corredato con la fonte",
  "tutte le affermazioni sono documentate con fonte",
  "Todos los datos llevan su fuente.",
  "cada cifra está documentada",
  "No statement without a source",
  "Keine Zahl ohne Quellenangabe",
  "aucun chiffre sans source",
];

test.each(proofWishes)("%j is met by a text that is proven and cites", (criterion) => {
  expect(verdict(criterion)).not.toMatch(/^unmet/);
  const bare = { counts: { ...facts.counts, citations: 0 } };
  expect(verdict(criterion, bare)).toMatch(/^(?:unmet: 0 citations|undecided)$/);
  expect(verdict(criterion, { ...bare, isProven: false })).toBe("undecided");
});

test("most wishes for proof are read to their end", () => {
  expect(proofWishes.filter((wish) => verdict(wish) === "met").length).toBeGreaterThan(10);
});

test.each([
  "names five figures",
  "The summary holds at least five figures.",
  "five figures",
  "cinq chiffres",
  "almeno cinque cifre",
  "al menos cinco cifras",
  "mindestens fünf Zahlen",
  "at most 2 lines",
  "höchstens 3 Zeilen",
  "two percentage points",
  "covers three points",
  "at least 5 fields",
  "a title",
  "un titre",
  "con un titolo",
])("%j is no picture, no list and no table by itself", (criterion) => {
  const bare = { counts: { ...facts.counts, images: 0, charts: 0, items: 1, rows: 9, headings: 0 } };
  expect(verdict(criterion, bare)).toBe("undecided");
});

test.each([
  ["at least two figures (charts or images)", "unmet: 1 figures"],
  ["mindestens zwei Abbildungen", "unmet: 0 images"],
  ["no illustrations", "met"],
  ["the table has at most 5 lines", "unmet: 7 rows"],
])("%j: %s", (criterion, expected) => {
  expect(verdict(criterion)).toBe(expected);
});

const pdf = { fileName: "memo.pdf", format: "pdf", bytes: 1, pages: 2 };
const deck = { fileName: "deck.pptx", format: "pptx", bytes: 1, slides: 6 };
const book = { fileName: "book.xlsx", format: "xlsx", bytes: 1, sheets: 2, rows: 7 };
const files = [pdf, deck, book];

test.each([
  ["one page", "unmet: 2 pages"],
  ["The memo is at most one page long.", "unmet: 2 pages"],
  ["a one-page memo", "unmet: 2 pages"],
  ["The note fits on one page", "unmet: 2 pages"],
  ["no longer than 2 pages", "met"],
  ["two pages", "met"],
  ["5 pages", "met"],
  ["at least 3 pages", "unmet: 2 pages"],
  ["half a page", "unmet: 2 pages"],
  ["1.5 pages", "undecided"],
  ["1 to 2 pages", "met"],
  ["halbe Seite", "unmet: 2 pages"],
  ["höchstens eine halbe Seite", "unmet: 2 pages"],
  ["eine A4-Seite", "unmet: 2 pages"],
  ["Die Notiz umfasst maximal 1 Seite.", "unmet: 2 pages"],
  ["passt auf eine Seite", "unmet: 2 pages"],
  ["ein bis zwei Seiten", "met"],
  ["une page", "unmet: 2 pages"],
  ["Le mémo tient sur une seule page", "unmet: 2 pages"],
  ["une demi-page", "unmet: 2 pages"],
  ["une page maximum", "unmet: 2 pages"],
  ["una pagina", "unmet: 2 pages"],
  ["Il promemoria non supera una pagina", "unmet: 2 pages"],
  ["mezza pagina al massimo", "unmet: 2 pages"],
  ["una página", "unmet: 2 pages"],
  ["La nota cabe en una sola página.", "unmet: 2 pages"],
  ["media página", "unmet: 2 pages"],
  ["3 to 5 slides", "unmet: 6 slides"],
  ["a deck of 3-5 slides", "unmet: 6 slides"],
  ["The deck has at most 6 slides.", "met"],
  ["5 slides", "undecided"],
  ["4 slides", "unmet: 6 slides"],
  ["8 Folien", "unmet: 6 slides"],
  ["drei bis fünf Folien", "unmet: 6 slides"],
  ["de 3 à 5 diapositives", "unmet: 6 slides"],
  ["due diapositive", "unmet: 6 slides"],
  ["La presentazione ha da 3 a 7 diapositive", "met"],
  ["entre 3 y 5 diapositivas", "unmet: 6 slides"],
  ["exactly one worksheet", "unmet: 2 sheets"],
  ["genau zwei Tabellenblätter", "met"],
  ["one page each", "undecided"],
  ["about one page", "undecided"],
  ["etwa eine Seite", "undecided"],
  ["circa una pagina", "undecided"],
  ["une page par pays", "undecided"],
  ["summarises the 40 pages of the contract", "undecided"],
  ["one page and friendly", "undecided"],
  ["una pagina per i proprietari", "undecided"],
])("%j is %s where files are counted", (criterion, expected) => {
  expect(verdict(criterion, { files })).toBe(expected);
});

test("an estimate decides nothing, and neither does a file of another kind", () => {
  const estimated = { ...pdf, fileName: "memo.docx", format: "docx", isEstimate: true };
  expect(verdict("one page", { files: [estimated] })).toBe("undecided");
  expect(verdict("at most 3 pages", { files: [estimated] })).toBe("undecided");
  expect(verdict("one page", { files: [estimated, pdf] })).toBe("unmet: 2 pages");
  expect(verdict("two pages", { files: [estimated, pdf] })).toBe("met");
  expect(verdict("two pages", { files: [{ ...estimated, pages: 3 }, pdf] })).toBe("undecided");
  expect(verdict("one page", { files: [deck] })).toBe("undecided");
  expect(verdict("3 to 5 slides", { files: [pdf] })).toBe("undecided");
});

test.each([
  ["with a table of contents", "contents"],
  ["mit Inhaltsverzeichnis", "contents"],
  ["avec une table des matières", "contents"],
  ["con un indice", "contents"],
  ["con índice", "contents"],
  ["numbered headings", "numbering"],
  ["mit nummerierten Überschriften", "numbering"],
  ["titres numérotés", "numbering"],
  ["con titoli numerati", "numbering"],
  ["con títulos numerados", "numbering"],
])("%j looks whether there are any %s", (criterion, feature) => {
  expect(verdict(criterion, { [feature]: true })).toBe("met");
  expect(verdict(criterion, { [feature]: false })).toMatch(/^unmet: no /);
  expect(verdict(criterion)).toBe("undecided");
});

test("what names the thing itself says nothing of it", () => {
  const criterion = "Das Faktenblatt umfasst höchstens eine Seite.";
  expect(verdict(criterion, { files })).toBe("undecided");
  expect(verdict(criterion, { files, subject: ["Faktenblatt"] })).toBe("unmet: 2 pages");
});

test("any criterion goes through, and a long one quickly", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (criterion) => {
      const { met, unmet, undecided } = checkCriteria([criterion], { ...facts, files });
      expect(met.length + unmet.length + undecided.length).toBe(1);
    }),
  );
  for (const piece of ["1.", "every ", "a half ", "1 to ", "max ", "figures (chart) "])
    expect(verdict(piece.repeat(200_000 / piece.length))).toBe("undecided");
});
