/** Heads of the day that a row is about, beside other days of it, in any language. */
export const plainDateHeads =
  "date|day|invoice date|order date|booking date|datum|tag|rechnungsdatum|bestelldatum|buchungsdatum|belegdatum|jour|date de facture|date de la facture|date de commande|data|giorno|data fattura|data ordine|fecha|día|fecha de factura";
