import { expect, test } from "vitest";
import { isCaption } from "./is-caption.ts";

test.each([
  "Figure 3: Sales by region",
  "Fig. 2.1 – A pump",
  "Abb. 4: Umsatz je Quartal",
  "Tabelle 12. Preise",
  "Tableau 2 : Dépenses",
  "Tabella 1 — Costi",
])("%s is a caption", (text) => {
  expect(isCaption(text)).toBe(true);
});

test.each([
  "Table 3 shows the costs.",
  "Figures are in euros.",
  "Table of contents",
  "Fig. 3",
  "Tab 4 opens.",
])("%s is none", (text) => {
  expect(isCaption(text)).toBe(false);
});
