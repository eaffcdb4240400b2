import type { WordsByLanguage } from "../words-by-language.ts";

/** Short forms that stand before or against a year: FY2018, FY 18, GJ 2018. */
export const fiscalYearMarks = "fy|cy|gj|hj|rj|ay";

/** Words that say of a year that it is one of accounts; beside the year they tell nothing. */
export const fiscalYearWords: WordsByLanguage = {
  en: "fiscal years|fiscal year|fiscal|financial years|financial year|budget years|budget year|year ended|years ended|year ending",
  de: "Geschäftsjahres|Geschäftsjahren|Geschäftsjahre|Geschäftsjahr|Haushaltsjahres|Haushaltsjahr|Rechnungsjahres|Rechnungsjahr|Berichtsjahres|Berichtsjahr|Wirtschaftsjahr",
  fr: "exercices|exercice|année fiscale|exercice clos|année budgétaire",
  it: "esercizi|esercizio|anno fiscale|anno finanziario",
  es: "ejercicios|ejercicio|año fiscal|año financiero",
};
