import { expect, test } from "vitest";
import type { UnifiedDocument } from "../unified-document.ts";
import { layoutWishes, withLayoutWishes } from "./layout-wishes.ts";

test.each([
  ["a report with a table of contents and numbered headings", { contents: true, numberedHeadings: true }],
  ["Bericht mit Inhaltsverzeichnis, nummerierten Überschriften", { contents: true, numberedHeadings: true }],
  ["un rapport avec une table des matières, titres numérotés", { contents: true, numberedHeadings: true }],
  ["una relazione con indice e capitoli numerati", { contents: true, numberedHeadings: true }],
  ["un informe con tabla de contenidos y secciones numeradas", { contents: true, numberedHeadings: true }],
  ["each country on its own page", { pageBreaks: true }],
  ["jede Abteilung auf einer neuen Seite", { pageBreaks: true }],
  ["chaque chapitre sur une nouvelle page", { pageBreaks: true }],
  ["ogni capitolo su una nuova pagina", { pageBreaks: true }],
  ["cada capítulo en una página nueva", { pageBreaks: true }],
  ["no table of contents, please", { contents: false }],
  ["ohne Inhaltsverzeichnis", { contents: false }],
  ["l'indice dei prezzi al consumo, con un indice del 2%", {}],
  ["What is on page 3? It has numbers and headings.", {}],
])("%s", (text, wishes) => {
  expect(layoutWishes([text])).toEqual(wishes);
});

const heading = (level: number, text: string) => ({
  content_type: "heading" as const,
  elements: [{ level, text }],
});

test("pages break before the top sections, not before the first, nor below a single title", () => {
  const document: UnifiedDocument = {
    metadata: { title: "T", language: "en" },
    sections: [heading(1, "T"), heading(2, "A"), heading(3, "a"), heading(2, "B")],
  };
  const { sections, metadata } = withLayoutWishes(document, { pageBreaks: true, contents: true });
  expect(sections.map((section) => section.page_break_before ?? false)).toEqual([false, false, false, true]);
  expect(metadata).toMatchObject({ contents: true });
  expect(withLayoutWishes(document, {})).toBe(document);
});
