import type { WordsByLanguage } from "../words-by-language.ts";

/** Between a price and what it is for: 5 francs a year, 5 Franken pro Jahr. */
export const perWords: WordsByLanguage = {
  en: "per|a|an|each|every|for each|for every",
  de: "pro|je|per|im|in der|am|à",
  fr: "par|l|la|le|par an et par",
  it: "per|al|all|alla|allo|a|ogni",
  es: "por|al|a la|cada",
};

/** Forms of "one" that are articles: no number unless a magnitude or unit follows. */
export const articles: WordsByLanguage = {
  en: "one|a|an",
  de: "ein|eine|einen|einem|einer|eines",
  fr: "un|une",
  it: "un|uno|una",
  es: "un|uno|una",
};

/** Number words that are other words as well; weak without a unit. */
export const doubtfulNumberWords: WordsByLanguage = {
  en: "zero",
  de: "acht|sieben|null",
  fr: "neuf|mille|cent",
  it: "sei|mille",
  es: "siete",
};

/** Words before a code or number that name it: invoice no. 30064443. */
export const numberLabels: WordsByLanguage = {
  en: "no|nos|nr|number|id|ref|reference|invoice|order|account|customer|file|case|phone|tel|telephone|fax|contract|policy|serial|vat|ticket|article",
  de: "Nr|Nummer|ID|Ref|Referenz|Rechnung|Rechnungsnummer|Rechnungsnr|Kundennummer|Kundennr|Kunden|Auftrag|Auftragsnummer|Bestellung|Bestellnummer|Konto|Kontonummer|Vertrag|Vertragsnummer|Aktenzeichen|Tel|Telefon|Fax|Police|Artikelnummer|Steuernummer",
  fr: "n|no|numéro|num|réf|référence|facture|commande|compte|client|dossier|contrat|tél|téléphone|fax|police",
  it: "n|nr|numero|num|rif|riferimento|fattura|ordine|conto|cliente|pratica|contratto|tel|telefono|fax|polizza",
  es: "n|núm|número|ref|referencia|factura|pedido|cuenta|cliente|expediente|contrato|tel|teléfono|fax|póliza",
};

/** Those of them before which four digits are a code as well: "policy 2025" and "contract 2025" are of that year. */
export const yearlyNumberLabels: WordsByLanguage = {
  en: "no|nos|nr|number|id|ref|reference|invoice|account|customer|phone|tel|telephone|fax|serial|vat|ticket",
  de: "Nr|Nummer|ID|Ref|Referenz|Rechnung|Rechnungsnummer|Rechnungsnr|Kundennummer|Kundennr|Kunden|Auftragsnummer|Bestellung|Bestellnummer|Konto|Kontonummer|Vertragsnummer|Aktenzeichen|Tel|Telefon|Fax|Artikelnummer|Steuernummer",
  fr: "n|no|numéro|num|réf|référence|facture|commande|compte|client|tél|téléphone|fax",
  it: "n|nr|numero|num|rif|riferimento|fattura|ordine|conto|cliente|tel|telefono|fax",
  es: "n|núm|número|ref|referencia|factura|pedido|cuenta|cliente|tel|teléfono|fax",
};
