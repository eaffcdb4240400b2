import type { WordsByLanguage } from "../words-by-language.ts";

/** What is asked for where a change is wanted as a figure. */
export const changeNouns: WordsByLanguage = {
  en: "change|changes",
  de: "veränderung|änderung",
  fr: "variation|évolution",
  it: "variazione|cambiamento",
  es: "variación|cambio",
};
