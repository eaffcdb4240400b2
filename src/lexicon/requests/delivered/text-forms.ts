import type { Language } from "../../words-by-language.ts";

/** What a text says besides what it is about, so that it has its form; it states nothing. */
export interface TextForm {
  mailGreeting: string;
  letterGreeting: string;
  lead: string;
  mailClosing: string;
  letterClosing: string;
  /** Before what was asked for and stands in no document, and before what was found and did not hold. */
  notStated: string;
  notProven: string;
}

export const textForms: Readonly<Record<Language, TextForm>> = {
  en: {
    mailGreeting: "Hello,",
    letterGreeting: "Dear Sir or Madam,",
    lead: "Please find below the main points from the documents.",
    mailClosing: "Kind regards",
    letterClosing: "Yours faithfully",
    notStated: "Not stated:",
    notProven: "Could not be proven:",
  },
  de: {
    mailGreeting: "Guten Tag",
    letterGreeting: "Sehr geehrte Damen und Herren",
    lead: "Nachfolgend die wichtigsten Punkte aus den Unterlagen.",
    mailClosing: "Freundliche Grüsse",
    letterClosing: "Freundliche Grüsse",
    notStated: "Nicht angegeben:",
    notProven: "Konnte nicht belegt werden:",
  },
  fr: {
    mailGreeting: "Bonjour,",
    letterGreeting: "Madame, Monsieur,",
    lead: "Veuillez trouver ci-dessous les points principaux des documents.",
    mailClosing: "Cordialement",
    letterClosing: "Veuillez agréer nos salutations distinguées.",
    notStated: "Non indiqué :",
    notProven: "N'a pas pu être prouvé :",
  },
  it: {
    mailGreeting: "Buongiorno,",
    letterGreeting: "Gentili signore e signori,",
    lead: "Di seguito i punti principali dei documenti.",
    mailClosing: "Cordiali saluti",
    letterClosing: "Distinti saluti",
    notStated: "Non indicato:",
    notProven: "Non è stato possibile dimostrare:",
  },
  es: {
    mailGreeting: "Hola:",
    letterGreeting: "Estimados señores:",
    lead: "A continuación, los puntos principales de los documentos.",
    mailClosing: "Saludos cordiales",
    letterClosing: "Atentamente",
    notStated: "No consta:",
    notProven: "No se ha podido demostrar:",
  },
};
