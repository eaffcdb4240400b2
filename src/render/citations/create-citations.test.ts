import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
import { createCitations } from "./create-citations.ts";
import { sourceText } from "./source-text.ts";

const words = (id: string, page: number, quote: string): Evidence => ({
  ...{ id, documentId: "d", document: "report.pdf", position: { page }, quote },
});
const cell = (address: string, rowHead: string, value: string): Evidence => ({
  ...{ id: address, documentId: "x", document: "costs.xlsx", quote: value },
  position: { sheet: "Q1", range: address },
  cell: { address, rowHead, columnHead: "CHF", value },
});
const create = (sources: Evidence[], language = "en") =>
  createCitations({ sources, language, nameOf: (name) => name });
const listOf = (citations: ReturnType<typeof create>) =>
  citations.sources().map((source) => `[${source.number}] ${sourceText(source)}`);

test("what is cited from one page is one source, each of its quotations once", () => {
  const citations = create([
    words("a", 4, "Sales rose by 4 %."),
    words("b", 4, "Costs fell."),
    words("c", 4, "Sales rose by 4 %."),
    words("d", 5, "Costs fell."),
    words("e", 4, "Sales rose"),
  ]);
  for (const id of ["a", "b", "d", "c", "a", "e"]) citations.cite([id], "");
  expect(listOf(citations)).toEqual([
    "[1] report.pdf, page 4: “Sales rose by 4 %.”; “Costs fell.”",
    "[2] report.pdf, page 5: “Costs fell.”",
  ]);
});

test("a statement has each number once, with its own words alone", () => {
  const citations = create([words("a", 4, "One."), words("b", 4, "Two."), words("c", 4, "Three.")]);
  citations.cite(["c"], "");
  expect(citations.cite(["a", "b", "a"], "")).toEqual([
    { number: 1, document: "report.pdf", place: "report.pdf, page 4", quotes: ["“One.”", "“Two.”"] },
  ]);
});

test("documents of the same name stay apart", () => {
  const citations = create([words("a", 1, "One."), { ...words("b", 1, "One."), documentId: "e" }]);
  expect(citations.cite(["a", "b"], "").map(({ number }) => number)).toEqual([1, 2]);
});

test("cells of a sheet are listed with their heads; many are named as the areas they fill", () => {
  const few = create([cell("C4", "Rent", "900"), cell("C5", "Water", "40")], "de");
  few.cite(["C4"], "");
  expect(listOf(few)).toEqual(["[1] costs.xlsx, Blatt Q1, C4: Rent · CHF: 900"]);
  few.cite(["C5"], "");
  expect(listOf(few)).toEqual(["[1] costs.xlsx, Blatt Q1: C4 Rent · CHF: 900; C5 Water · CHF: 40"]);
  const names = ["B2", "B3", "B4", "C2", "C3", "C4", "E9"];
  const many = create(names.map((name) => cell(name, "Row", name)));
  many.cite(names, "");
  expect(listOf(many)).toEqual(["[1] costs.xlsx, sheet Q1, B2:C4, E9"]);
});

test("the address of a cell is left out where a table stands on a page", () => {
  const onPage = { position: { page: 2, range: "C4" } };
  const citations = create([
    { ...cell("C4", "Rent", "900"), ...onPage },
    { ...cell("C5", "Garage", "900"), ...onPage },
  ]);
  citations.cite(["C4", "C5"], "");
  expect(listOf(citations)).toEqual(["[1] costs.xlsx, page 2: Rent · CHF: 900; Garage · CHF: 900"]);
});

test("articles are told apart on a page, and are places of their own where there are no pages", () => {
  const first = { heading: ["Art. 4 Notice"] };
  const second = { heading: ["Art. 5 Form"] };
  const paged = create([
    { ...words("a", 2, "One."), ...first },
    { ...words("b", 2, "Two."), ...second },
  ]);
  paged.cite(["a", "b"], "");
  expect(listOf(paged)).toEqual(["[1] report.pdf, page 2: Art. 4 “One.”; Art. 5 “Two.”"]);
  const position = { line: 3 };
  const lines = create([
    { ...words("a", 2, "One."), ...first, position },
    { ...words("b", 2, "Two."), position },
  ]);
  lines.cite(["a", "b"], "");
  expect(listOf(lines)).toEqual(["[1] report.pdf, Art. 4: “One.”", "[2] report.pdf, line 3: “Two.”"]);
});

test("the more is quoted from a page, the shorter each quotation is", () => {
  const sources = Array.from({ length: 15 }, (_, index) =>
    words(`q${index}`, 1, `Sentence ${index} ${"with many words ".repeat(30)}`),
  );
  const citations = create(sources);
  citations.cite(
    sources.map(({ id }) => id),
    "",
  );
  const quotes = citations.sources()[0]?.quotes ?? [];
  expect(quotes).toHaveLength(13);
  expect(quotes.at(-1)).toBe("…");
  expect(quotes.join("; ").length).toBeLessThan(1000);
});

test("an old passage is narrowed to the sentence that the text rests on, and to its line", () => {
  const quote = "Nothing here.\nThe deposit is CHF 900.\nNothing there.";
  const citations = create([{ ...words("a", 1, quote), position: { line: 10 } }]);
  citations.cite(["a"], "The deposit is CHF 900.");
  expect(listOf(citations)).toEqual(["[1] report.pdf, line 11: “The deposit is CHF 900.”"]);
});

test("ids without a source are remembered, and what was cited since is known", () => {
  const citations = create([words("a", 1, "One.")]);
  const since = citations.now();
  expect(citations.cite(["gone"], "")).toEqual([]);
  citations.cite(["a"], "");
  expect(citations.unknown()).toEqual(["gone"]);
  expect(citations.unsaid(["a", "b"], since)).toEqual(["b"]);
  expect(citations.unsaid(["a", "b"], citations.now())).toEqual(["a", "b"]);
});

test("the cells of a result are one source, which says from its beginning how it was computed", () => {
  const way = {
    plan: "{}",
    words: "Sum of *amount* over 6 rows of *sales.csv*, for each *region*.",
    rows: 6,
  };
  const result = (id: string, value: string): Evidence => ({
    ...{ id, documentId: "s", document: "sales.csv", position: { range: "A2:B7" }, computed: way },
    quote: `${way.words} → ${value}`,
  });
  const citations = create([result("q:A2", "North"), result("q:B2", "160.50")]);
  citations.cite(["q:A2", "q:B2"], "North sold 160.50");
  expect(listOf(citations)).toEqual([
    "[1] sales.csv, A2:B7: Sum of amount over 6 rows of sales.csv, for each region.",
  ]);
});
