import { expect, test } from "vitest";
import { printPosition } from "./print-position.ts";

test.each([
  [{ page: 3 }, "de", "Seite 3"],
  [{ sheet: "Q1 & Q2", range: "B4:D9" }, "fr-CH", "feuille Q1 & Q2, B4:D9"],
  [{ slide: 7 }, "it", "diapositiva 7"],
  [{ line: 12, path: "body/4" }, "es", "línea 12"],
  [{ path: "/a/b" }, "de", "Stelle /a/b"],
  [{ path: "mail.eml/offer.pdf", page: 2 }, "en", "place mail.eml/offer.pdf, page 2"],
  [{ page: 1 }, "ja", "page 1"],
  [{}, "de", ""],
])("says %j in %s as %j", (position, language, said) => {
  expect(printPosition(position, language)).toBe(said);
});
