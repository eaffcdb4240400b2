import { expect, test } from "vitest";
import { printPosition } from "./print-position.ts";

test.each([
  [{ page: 3 }, "de", "Seite 3"],
  [{ sheet: "Q1 & Q2", range: "B4:D9" }, "fr-CH", "feuille Q1 & Q2, B4:D9"],
  [{ slide: 7 }, "it", "diapositiva 7"],
  [{ line: 12, path: "body/4" }, "es", "línea 12"],
  [{ path: "/a/b" }, "de", "Stelle /a/b"],
  [{ path: "body/42" }, "en", ""],
  [{ path: "a.zip/b.docx/body/42" }, "en", "place a.zip/b.docx"],
  [{ path: "mail.eml/offer.pdf", page: 2 }, "en", "place mail.eml/offer.pdf, page 2"],
  [{ page: 1 }, "ja", "page 1"],
  [{}, "de", ""],
])("says %j in %s as %j", (position, language, said) => {
  expect(printPosition(position, language)).toBe(said);
});

test.each([
  [{ page: 4 }, ["Teil 2", "Art. 12 Kündigung"], "de", "Seite 4, Art. 12"],
  [{ line: 30 }, ["Article 4 bis – Notice", "Details"], "fr", "art. 4 bis, ligne 30"],
  [{ path: "body/9" }, ["§ 3a Entgelt"], "it", "§ 3a"],
  [{}, ["**Section 4.2** Fees"], "es", "sección 4.2"],
  [{}, ["Ziffer 7"], "en", "clause 7"],
  [{ path: "body/9" }, ["Terms", "Notice and *end*"], "en", "section “Notice and end”"],
  [{ path: "body/9" }, ["Bedingungen"], "de-CH", "Abschnitt «Bedingungen»"],
  [{ path: "body/9", line: 40 }, ["Terms"], "en", "section “Terms”"],
  [{ path: "a.zip/b.docx/body/9" }, ["Terms"], "en", "place a.zip/b.docx, section “Terms”"],
  [{ sheet: "Costs", range: "C4" }, ["Costs"], "fr", "feuille Costs, C4"],
  [{ slide: 2 }, ["Articles of faith", "Artists"], "en", "slide 2"],
  [{ page: 1 }, ["Sectional results", "Art. Twelve"], "en", "page 1"],
])("says %j under %j in %s: %s", (...[position, heading, language, said]) => {
  expect(printPosition(position, language, heading)).toBe(said);
});
