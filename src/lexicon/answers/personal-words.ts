import type { Language } from "../words-by-language.ts";

/** With these somebody speaks of himself and his own, or of what one may do. */
export const personalWords: Readonly<Record<Language, string>> = {
  en: "i|we|my|our|us|me|myself|ourselves|i'm|i'd|we're",
  de: "ich|wir|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|uns|mir|mich|man",
  fr: "je|j|nous|mon|mes|notre|nos|on|moi",
  it: "io|noi|mio|mia|miei|nostro|nostra|nostri|posso|possiamo|devo|dobbiamo|paghiamo|riceviamo",
  es: "yo|nosotros|mi|mis|nuestro|nuestra|nuestros|puedo|podemos|debo|debemos|tengo|tenemos",
};
