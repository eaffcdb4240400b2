import { expect, test } from "vitest";
import { reviewPhrases, tellCounts, tellGap, tellUnmet } from "./review-phrases.ts";

test.each([
  ["en", "2 pages, asked for at most 1", "6 slides, asked for 3–5", "1 row, asked for at least 4"],
  ["de", "2 Seiten, verlangt: höchstens 1", "6 Folien, verlangt: 3–5", "1 Zeile, verlangt: mindestens 4"],
  ["fr", "2 pages, demandé : au plus 1", "6 diapositives, demandé : 3–5", "1 ligne, demandé : au moins 4"],
  ["it", "2 pagine, richiesto: al massimo 1", "6 diapositive, richiesto: 3–5", "1 riga, richiesto: almeno 4"],
  ["es", "2 páginas, pedido: como máximo 1", "6 diapositivas, pedido: 3–5", "1 fila, pedido: al menos 4"],
  ["nl", "2 pages, asked for at most 1", "6 slides, asked for 3–5", "1 row, asked for at least 4"],
])("says in %s what was found and what was asked for", (...[language, pages, slides, rows]) => {
  expect(tellGap({ unit: "pages", count: 2, least: 0, most: 1 }, language)).toBe(pages);
  expect(tellGap({ unit: "slides", count: 6, least: 3, most: 5 }, language)).toBe(slides);
  expect(tellGap({ unit: "rows", count: 1, least: 4, most: Infinity }, language)).toBe(rows);
});

test("half a page, an exact number, and what is not there at all", () => {
  expect(tellGap({ unit: "pages", count: 2, least: 0, most: 0.5 }, "de")).toBe(
    "2 Seiten, verlangt: eine halbe",
  );
  expect(tellGap({ unit: "tables", count: 3, least: 2, most: 2 }, "en")).toBe("3 tables, asked for 2");
  const contents = { criterion: "con índice", found: "no table of contents", feature: "contents" as const };
  expect(tellUnmet(contents, "es")).toBe("con índice (falta un índice)");
  expect(tellUnmet({ criterion: "als PDF", found: "docx" }, "de")).toBe("als PDF (gefunden: docx)");
});

test("an estimate is called one", () => {
  const file = { fileName: "a.docx", format: "docx", bytes: 1, pages: 3 };
  expect(tellCounts({ ...file, isEstimate: true })).toEqual(["about 3 pages"]);
  expect(tellCounts({ ...file, slides: 1 })).toEqual(["3 pages", "1 slide"]);
});

test("no phrase in any language holds an internal name", () => {
  for (const language of ["en", "de", "fr", "it", "es"])
    expect(JSON.stringify(Object.values(reviewPhrases(language).reasons))).not.toMatch(
      /_|select-action|json/i,
    );
});
