import type { FormFieldName } from "../../forms/field-labels.ts";
import type { Language } from "../../words-by-language.ts";

const verbs =
  "write|draft|compose|prepare|create|make|send|schreib\\p{L}*|verfass\\p{L}*|erstell\\p{L}*|entw[ei]rf\\p{L}*|formulier\\p{L}*|mach\\p{L}*|rédige\\p{L}*|écri\\p{L}+|prépare\\p{L}*|établi\\p{L}*|fai\\p{L}*|envoie\\p{L}*|scriv\\p{L}*|redig\\p{L}*|prepar\\p{L}*|redact\\p{L}*|escrib\\p{L}*|elabor\\p{L}*|haz\\p{L}*";
const bills =
  "(?:(?:the|an?|die|eine|la|une|una)\\s)?(?:\\p{L}+\\s)?(?:invoice|bill|payment|rechnung|facture|fattura|factura)";
const reminders = `payment reminder|reminder (?:for|about|of|on) ${bills}|dunning letter|zahlungserinnerung|mahnung|mahnschreiben|mahnbrief|erinnerung (?:an|für|zu) ${bills}|rappel de paiement|lettre de rappel|(?:rappel|relance) (?:pour|de|concernant) ${bills}|relance de paiement|sollecito(?: di pagamento)?|lettera di sollecito|recordatorio de pago|carta de cobro`;

/** An order to write to somebody who has not paid an invoice. */
export const reminderOrder = new RegExp(
  `(?<!\\p{L})(?:${verbs})(?!\\p{L})[^.;:!?\\n]{0,40}?\\s(?<reminder>${reminders})(?!\\p{L})`,
  "iu",
);

/** The number behind the invoice that is meant. */
export const reminderNumber =
  /(?<!\p{L})(?:invoice|bill|rechnung|facture|fattura|factura)\s(?:(?:no|nr|n|num|number|nummer|numéro|numero|número)(?!\p{L})[.°º]?\s?|n[°º]\s?|#\s?)?(?<number>(?=[\p{L}/.-]{0,12}\p{N})[\p{L}\p{N}]{1,20}(?:[./-][\p{L}\p{N}]{1,20}){0,5})/iu;

/** What such a letter tells of the invoice. */
export const reminderFields: Readonly<Record<Language, readonly (readonly [FormFieldName, string])[]>> = {
  en: [
    ["invoiceNumber", "invoice number"],
    ["invoiceDate", "invoice date"],
    ["total", "total due"],
    ["dueDate", "due date"],
    ["iban", "IBAN"],
  ],
  de: [
    ["invoiceNumber", "Rechnungsnummer"],
    ["invoiceDate", "Rechnungsdatum"],
    ["total", "Rechnungsbetrag"],
    ["dueDate", "Fälligkeitsdatum"],
    ["iban", "IBAN"],
  ],
  fr: [
    ["invoiceNumber", "numéro de facture"],
    ["invoiceDate", "date de facture"],
    ["total", "total à payer"],
    ["dueDate", "date d'échéance"],
    ["iban", "IBAN"],
  ],
  it: [
    ["invoiceNumber", "numero di fattura"],
    ["invoiceDate", "data della fattura"],
    ["total", "totale da pagare"],
    ["dueDate", "data di scadenza"],
    ["iban", "IBAN"],
  ],
  es: [
    ["invoiceNumber", "número de factura"],
    ["invoiceDate", "fecha de factura"],
    ["total", "total a pagar"],
    ["dueDate", "fecha de vencimiento"],
    ["iban", "IBAN"],
  ],
};

/** What such a letter opens with. */
export const reminderLeads: Readonly<Record<Language, string>> = {
  en: "Please find the details below.",
  de: "Nachfolgend die Einzelheiten.",
  fr: "Veuillez trouver ci-dessous les détails.",
  it: "Di seguito i dettagli.",
  es: "A continuación, los detalles.",
};

/** What such a letter is called. */
export const reminderTitles: Readonly<Record<Language, string>> = {
  en: "Payment reminder",
  de: "Zahlungserinnerung",
  fr: "Rappel de paiement",
  it: "Sollecito di pagamento",
  es: "Recordatorio de pago",
};
