import type { WordsByLanguage } from "../words-by-language.ts";

/** Months that are other words as well: a month only beside a day, a year or one of `beforeMonths`. */
export const doubtfulMonths = new Set(
  "may march mars set mar dic gen ago dec sept sep jun jul jan nov oct ene abr avr mag giu lug ott okt dez feb apr aug".split(
    " ",
  ),
);

/** Words before a month that stands by itself. */
export const beforeMonths: WordsByLanguage = {
  en: "in|of|since|until|till|by|from|to|through|during|last|next|early|late|mid|every|each|between|before|after",
  de: "im|seit|bis|ab|von|vom|Anfang|Ende|Mitte|Monat|per|letzten|nächsten|vor|nach|zwischen",
  fr: "en|depuis|de|d|mois|fin|début|mi|dès|jusqu|à|avant|après|entre",
  it: "a|ad|in|da|di|nel|dal|mese|fine|inizio|metà|entro|fino|tra",
  es: "en|de|desde|hasta|mes|finales|principios|mediados|a|entre",
};

/** Before a year that is a financial one. */
export const fiscalWords: WordsByLanguage = {
  en: "FY|fiscal|fiscal year|financial year|FYE|business year",
  de: "GJ|Geschäftsjahr|Geschäftsjahres|Geschäftsjahre|Geschäftsjahren|Wirtschaftsjahr|Wirtschaftsjahres|Rechnungsjahr|Rechnungsjahres",
  fr: "exercice|exercice fiscal|exercice comptable|année fiscale|exercices",
  it: "esercizio|anno fiscale|esercizio finanziario|esercizi",
  es: "ejercicio|año fiscal|ejercicio fiscal|ejercicios",
};

export const quarterWords: WordsByLanguage = {
  en: "quarter",
  de: "Quartal|Quartals|Quartales|Vierteljahr|Vierteljahrs|Vierteljahres",
  fr: "trimestre",
  it: "trimestre",
  es: "trimestre",
};

export const halfYearWords: WordsByLanguage = {
  en: "half|half year|semester",
  de: "Halbjahr|Halbjahres|Halbjahrs|Semester|Semesters|Jahreshälfte",
  fr: "semestre",
  it: "semestre",
  es: "semestre",
};

export const centuryWords: WordsByLanguage = {
  en: "century",
  de: "Jahrhundert|Jahrhunderts|Jahrhunderte|Jh|Jhd|Jhdt",
  fr: "siècle|siècles",
  it: "secolo|secoli",
  es: "siglo|siglos",
};

/** Before or behind the two digits of a decade. */
export const decadeWords: WordsByLanguage = {
  en: "decade",
  de: "Jahre|Jahren|Jahrzehnt",
  fr: "années",
  it: "anni",
  es: "años|década de los|los años",
};

/** Decades by name. */
export const decadeNames: readonly (WordsByLanguage & { decade: number })[] = [
  { decade: 20, en: "twenties", de: "zwanziger", fr: "années vingt", it: "anni venti", es: "años veinte" },
  {
    decade: 30,
    en: "thirties",
    de: "dreissiger",
    fr: "années trente",
    it: "anni trenta",
    es: "años treinta",
  },
  {
    decade: 40,
    en: "forties",
    de: "vierziger",
    fr: "années quarante",
    it: "anni quaranta",
    es: "años cuarenta",
  },
  {
    decade: 50,
    en: "fifties",
    de: "fünfziger",
    fr: "années cinquante",
    it: "anni cinquanta",
    es: "años cincuenta",
  },
  {
    decade: 60,
    en: "sixties",
    de: "sechziger",
    fr: "années soixante",
    it: "anni sessanta",
    es: "años sesenta",
  },
  {
    decade: 70,
    en: "seventies",
    de: "siebziger",
    fr: "années septante|années soixante-dix",
    it: "anni settanta",
    es: "años setenta",
  },
  {
    decade: 80,
    en: "eighties",
    de: "achtziger",
    fr: "années quatre-vingt|années quatre-vingts|années huitante",
    it: "anni ottanta",
    es: "años ochenta",
  },
  {
    decade: 90,
    en: "nineties",
    de: "neunziger",
    fr: "années quatre-vingt-dix|années nonante",
    it: "anni novanta",
    es: "años noventa",
  },
];

/** Between two years or days: 2022 to 2023, vom 1. bis 5. Mai. */
export const untilWords: WordsByLanguage = {
  en: "to|until|till|through|and",
  de: "bis|und|bis zum|bis am",
  fr: "à|au|et|jusqu à|jusqu en",
  it: "a|al|e|fino al",
  es: "a|al|y|hasta",
};

/** Between the parts of a date: the 1st of May, 1 de mayo de 2020. */
export const ofWords: WordsByLanguage = {
  en: "of|of the year|day of",
  de: "des Jahres",
  fr: "de|de l année|de l an",
  it: "di|del|dell|dell anno|del mese di",
  es: "de|del|del año",
};

/** Words that tell that four digits behind them are a year, or a number of the clock. */
export const clockWords: WordsByLanguage = {
  en: "o clock",
  de: "Uhr",
  fr: "heures|heure",
  it: "ore",
  es: "horas",
};

export const beforeClock: WordsByLanguage = {
  en: "at",
  de: "um|ab|bis",
  fr: "à|dès|vers",
  it: "alle|ore|dalle|alle ore",
  es: "a las|las|desde las",
};
