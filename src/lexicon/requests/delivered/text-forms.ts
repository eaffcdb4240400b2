import type { Language } from "../../words-by-language.ts";

/** What a text says besides what it is about, so that it has its form; it states nothing. */
export interface TextForm {
  mailGreeting: string;
  letterGreeting: string;
  lead: string;
  mailClosing: string;
  letterClosing: string;
  /** Before what was asked for and not found, which may still stand there in other words, and before what was found and did not hold. */
  notFound: string;
  notProven: string;
}

export const textForms: Readonly<Record<Language, TextForm>> = {
  en: {
    mailGreeting: "Hello,",
    letterGreeting: "Dear Sir or Madam,",
    lead: "Please find below the main points from the documents.",
    mailClosing: "Kind regards",
    letterClosing: "Yours faithfully",
    notFound: "Not found:",
    notProven: "Could not be proven:",
  },
  de: {
    mailGreeting: "Guten Tag",
    letterGreeting: "Sehr geehrte Damen und Herren",
    lead: "Nachfolgend die wichtigsten Punkte aus den Unterlagen.",
    mailClosing: "Freundliche Grüsse",
    letterClosing: "Freundliche Grüsse",
    notFound: "Nicht gefunden:",
    notProven: "Konnte nicht belegt werden:",
  },
  fr: {
    mailGreeting: "Bonjour,",
    letterGreeting: "Madame, Monsieur,",
    lead: "Veuillez trouver ci-dessous les points principaux des documents.",
    mailClosing: "Cordialement",
    letterClosing: "Veuillez agréer nos salutations distinguées.",
    notFound: "Non trouvé :",
    notProven: "N'a pas pu être prouvé :",
  },
  it: {
    mailGreeting: "Buongiorno,",
    letterGreeting: "Gentili signore e signori,",
    lead: "Di seguito i punti principali dei documenti.",
    mailClosing: "Cordiali saluti",
    letterClosing: "Distinti saluti",
    notFound: "Non trovato:",
    notProven: "Non è stato possibile dimostrare:",
  },
  es: {
    mailGreeting: "Hola:",
    letterGreeting: "Estimados señores:",
    lead: "A continuación, los puntos principales de los documentos.",
    mailClosing: "Saludos cordiales",
    letterClosing: "Atentamente",
    notFound: "No encontrado:",
    notProven: "No se ha podido demostrar:",
  },
};
