import type { WordsByLanguage } from "./words-by-language.ts";

/** What the label of a row of totals begins or ends with. */
export const totalWords: WordsByLanguage = {
  en: "total|totals|grand total|sum|subtotal|sub-total|sub total|net total|gross total|overall",
  de: "Total|Summe|Gesamt|Gesamtsumme|Gesamttotal|Gesamtbetrag|Zwischensumme|Zwischentotal|Insgesamt|Subtotal|Endsumme|Rechnungstotal",
  fr: "total|totaux|total général|sous-total|somme|ensemble|total net|montant total",
  it: "totale|totali|totale generale|subtotale|somma|totale complessivo|importo totale",
  es: "total|totales|total general|subtotal|suma|importe total",
};

/** What stands in a cell that holds no value. */
export const emptyWords =
  "-|--|---|–|—|−|n/a|na|n.a.|#n/a|nil|null|none|nan|k.a.|k. a.|n.d.|n. d.|s.o.|n.v.|n. v.|s/d|…|...|\\n|∅";

export const trueWords: WordsByLanguage = {
  en: "true|yes|y",
  de: "wahr|ja|j",
  fr: "vrai|oui",
  it: "vero|sì|si",
  es: "verdadero|sí|si",
};

export const falseWords: WordsByLanguage = {
  en: "false|no|n",
  de: "falsch|nein",
  fr: "faux|non",
  it: "falso|no",
  es: "falso|no",
};

/** Heads of columns whose digits name something and count nothing. */
export const codeHeads: WordsByLanguage = {
  en: "id|no|nr|number|code|zip|zip code|postal code|postcode|phone|telephone|tel|fax|mobile|account|account number|iban|isbn|ean|gtin|sku|item number|order number|invoice number|customer number|article number|reference|ref",
  de: "nr|nummer|plz|postleitzahl|telefon|tel|handy|mobil|konto|kontonummer|artikelnummer|artikelnr|kundennummer|kundennr|bestellnummer|rechnungsnummer|rechnungsnr|referenz|kennung|id",
  fr: "n°|no|numéro|code|code postal|npa|téléphone|tél|compte|référence|réf|numéro de client|numéro de facture|numéro de compte|id",
  it: "n.|n°|numero|codice|cap|npa|telefono|tel|conto|riferimento|rif|numero cliente|numero fattura|codice articolo|id",
  es: "n.º|n°|número|código|código postal|cp|teléfono|tel|cuenta|referencia|ref|número de cliente|número de factura|id",
};

/** Lines below a table that belong to no row. */
export const footnoteWords: WordsByLanguage = {
  en: "source|sources|note|notes|remark",
  de: "Quelle|Quellen|Hinweis|Anmerkung|Bemerkung",
  fr: "source|sources|note|notes|remarque",
  it: "fonte|fonti|nota|note",
  es: "fuente|fuentes|nota|notas",
};

/** Numbers under such a head are names: grouping their digits would make them unreadable. */
export const nameHeadWords =
  "id|nr|no|nummer|number|numéro|numero|número|year|jahr|année|anno|año|code|plz|zip";

/** Heads of columns of years, without accents. */
export const yearHeadWords = "year|jahr|annee|anno|ano|fy";

/** Words for a table; in German also at the end of a longer word. */
export const tableNames = String.raw`\b(?:tables?|tabell\w*|tableaux?|tabelle?|tablas?)\b|tabelle\b`;
