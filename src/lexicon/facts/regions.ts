import type { WordsByLanguage } from "../words-by-language.ts";
import { languages } from "../words-by-language.ts";

/** Names that people use beside those of ICU. */
const aliases: Readonly<Record<string, WordsByLanguage>> = {
  US: {
    en: "USA|US|U.S.|U.S.A.|United States of America|America",
    de: "USA|US|Vereinigte Staaten von Amerika|Vereinigten Staaten|Vereinigten Staaten von Amerika",
    fr: "USA|États-Unis d'Amérique|Etats-Unis",
    it: "USA|Stati Uniti d'America",
    es: "EE. UU.|EEUU|EUA|Estados Unidos de América",
  },
  GB: {
    en: "UK|U.K.|Great Britain|Britain|GB",
    de: "Grossbritannien|Großbritannien|Vereinigten Königreich|Vereinigte Königreich|Vereinigten Königreichs",
    fr: "Grande-Bretagne",
    it: "Gran Bretagna",
    es: "Gran Bretaña",
  },
  "GB-ENG": { en: "England", de: "England", fr: "Angleterre", it: "Inghilterra", es: "Inglaterra" },
  "GB-SCT": { en: "Scotland", de: "Schottland", fr: "Écosse", it: "Scozia", es: "Escocia" },
  "GB-WLS": { en: "Wales", de: "Wales", fr: "Pays de Galles", it: "Galles", es: "Gales" },
  NL: {
    en: "Holland|the Netherlands",
    de: "Holland|Niederlanden",
    fr: "Hollande",
    it: "Olanda",
    es: "Holanda|los Países Bajos",
  },
  CH: { en: "Switzerland", de: "Schweiz", fr: "Suisse", it: "Svizzera", es: "Suiza" },
  CZ: {
    en: "Czech Republic",
    de: "Tschechische Republik|Tschechischen Republik",
    fr: "République tchèque",
    it: "Repubblica Ceca",
    es: "República Checa",
  },
  AE: { en: "UAE", de: "VAE|Vereinigten Arabischen Emirate", fr: "EAU", it: "EAU", es: "EAU" },
  KR: { en: "Korea", de: "Korea", fr: "Corée", it: "Corea", es: "Corea" },
  RU: {
    en: "Russian Federation",
    de: "Russischen Föderation|Russische Föderation",
    fr: "Fédération de Russie",
    it: "Federazione Russa",
    es: "Federación Rusa",
  },
  TR: { en: "Turkey|Türkiye", de: "Türkei", fr: "Turquie", it: "Turchia", es: "Turquía" },
  EU: {
    en: "EU|European Union",
    de: "EU|Europäische Union|Europäischen Union",
    fr: "UE|Union européenne",
    it: "UE|Unione europea|Unione Europea",
    es: "UE|Unión Europea",
  },
  UN: {
    en: "UN|United Nations",
    de: "UNO|Vereinte Nationen|Vereinten Nationen",
    fr: "ONU|Nations unies",
    it: "ONU|Nazioni Unite",
    es: "ONU|Naciones Unidas",
  },
  "150": { en: "Europe", de: "Europa", fr: "Europe", it: "Europa", es: "Europa" },
  "142": { en: "Asia", de: "Asien", fr: "Asie", it: "Asia", es: "Asia" },
  "002": { en: "Africa", de: "Afrika", fr: "Afrique", it: "Africa", es: "África" },
};

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
/** Codes that were given up stand for another one. */
const codes = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Countries and regions as five languages name them, each with its code. */
export const regionNames: readonly (readonly [name: string, code: string])[] = languages.flatMap(
  (language) => {
    const names = (["long", "short"] as const).flatMap((style) => {
      const display = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      return codes.flatMap((code) => {
        const name = display.of(code);
        return name === undefined ? [] : [[name, code] as const];
      });
    });
    const others = Object.entries(aliases).flatMap(([code, words]) =>
      (words[language]?.split("|") ?? []).map((name) => [name, code] as const),
    );
    return [...names, ...others];
  },
);
