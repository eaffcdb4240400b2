import type { WordsByLanguage } from "../words-by-language.ts";

/** A word or sign that multiplies the number before it. */
export interface MagnitudeRow extends WordsByLanguage {
  factor: string;
}

export const magnitudes: readonly MagnitudeRow[] = [
  { factor: "12", en: "dozen", de: "Dutzend", it: "dozzine", es: "docenas" },
  { factor: "100", en: "hundred", de: "hundert" },
  {
    factor: "1000",
    en: "thousand|thousands",
    de: "tausend|Tsd|Tausend",
    fr: "mille|milliers",
    it: "mila|mille|migliaia",
    es: "mil|miles",
  },
  {
    factor: "1000000",
    en: "million|millions|mn|mln|mio",
    de: "Million|Millionen|Mio|Mill",
    fr: "million|millions|mio",
    it: "milione|milioni|mln|mio",
    es: "millón|millones|mill",
  },
  {
    factor: "1000000000",
    en: "billion|billions|bn|bln",
    de: "Milliarde|Milliarden|Mrd|Mia",
    fr: "milliard|milliards|Md|Mds|Mrd",
    it: "miliardo|miliardi|mld|mrd",
    es: "mil millones|millardo|millardos",
  },
  {
    factor: "1000000000000",
    en: "trillion|trillions|tn",
    de: "Billion|Billionen",
    fr: "billion|billions",
    it: "bilione|bilioni",
    es: "billón|billones",
  },
];

/** Signs whose capitals matter. `sure` ones need nothing else, the others a currency beside the number. */
export const magnitudeSigns: Readonly<Record<string, { factor: string; sure: boolean }>> = {
  k: { factor: "1000", sure: true },
  K: { factor: "1000", sure: true },
  T: { factor: "1000", sure: false },
  m: { factor: "1000000", sure: false },
  M: { factor: "1000000", sure: true },
  MM: { factor: "1000000", sure: false },
  mm: { factor: "1000000", sure: false },
  mio: { factor: "1000000", sure: true },
  b: { factor: "1000000000", sure: false },
  B: { factor: "1000000000", sure: false },
  G: { factor: "1000000000", sure: false },
};

/** About so many, as one word. */
export const roundNouns: readonly (WordsByLanguage & { value: string })[] = [
  { value: "10", fr: "dizaine", it: "decina", es: "decena" },
  { value: "12", en: "a dozen", de: "ein Dutzend", fr: "douzaine", it: "dozzina", es: "docena" },
  { value: "15", fr: "quinzaine", it: "quindicina", es: "quincena" },
  { value: "20", en: "a score", fr: "vingtaine", it: "ventina", es: "veintena" },
  { value: "30", fr: "trentaine", it: "trentina", es: "treintena" },
  { value: "40", fr: "quarantaine", it: "quarantina" },
  { value: "50", fr: "cinquantaine", it: "cinquantina" },
  { value: "60", fr: "soixantaine", it: "sessantina" },
  { value: "100", fr: "centaine", it: "centinaio", es: "centenar" },
  { value: "1000", fr: "millier", it: "migliaio", es: "millar" },
];

/** Shares in words; they may bind, but never reject. */
export const shareWords: readonly (WordsByLanguage & { numerator: number; denominator: number })[] = [
  { numerator: 1, denominator: 2, en: "half|one half", de: "Hälfte", fr: "moitié", it: "metà", es: "mitad" },
  {
    numerator: 1,
    denominator: 3,
    en: "a third|one third",
    de: "Drittel",
    fr: "tiers",
    it: "un terzo",
    es: "un tercio|tercera parte",
  },
  {
    numerator: 2,
    denominator: 3,
    en: "two thirds",
    de: "zwei Drittel|zwei Dritteln",
    fr: "deux tiers",
    it: "due terzi",
    es: "dos tercios|dos terceras partes",
  },
  {
    numerator: 1,
    denominator: 4,
    en: "one quarter|one fourth",
    de: "Viertel",
    fr: "un quart",
    it: "un quarto",
    es: "una cuarta parte|cuarta parte",
  },
  {
    numerator: 3,
    denominator: 4,
    en: "three quarters|three fourths",
    de: "drei Viertel|drei Vierteln|Dreiviertel",
    fr: "trois quarts",
    it: "tre quarti",
    es: "tres cuartos|tres cuartas partes",
  },
  {
    numerator: 1,
    denominator: 5,
    en: "one fifth|a fifth",
    de: "Fünftel",
    fr: "un cinquième",
    it: "un quinto",
    es: "una quinta parte|quinta parte",
  },
];

/** How many times, as one word; weak, as much of it is computed. */
export const timesWords: readonly (WordsByLanguage & { value: string })[] = [
  {
    value: "2",
    en: "twice|double|doubled|doubles|twofold",
    de: "doppelt|doppelte|doppelten|doppelter|verdoppelt|verdoppelte|verdoppelten",
    fr: "double|doublé|doublée|doubler",
    it: "doppio|doppia|raddoppiato|raddoppiata|raddoppia",
    es: "doble|duplicado|duplicada|duplicó",
  },
  {
    value: "3",
    en: "thrice|triple|tripled|threefold|treble",
    de: "verdreifacht|verdreifachte|verdreifachten",
    fr: "triple|triplé|triplée",
    it: "triplo|tripla|triplicato|triplicata",
    es: "triple|triplicado|triplicada|triplicó",
  },
];

/** Halves before a magnitude or unit: half a million, eine halbe Million. */
export const halfWords: WordsByLanguage = {
  en: "half a|half an|a half",
  de: "eine halbe|einer halben|ein halbes|einem halben|halbe|halben|halbes|halber",
  fr: "un demi|une demi|demi",
  it: "mezzo|mezza|mezz",
  es: "medio|media",
};

/** Halves behind a number or its unit: two and a half, deux ans et demi. */
export const andHalfWords: WordsByLanguage = {
  en: "and a half",
  de: "und ein halbes|und eine halbe",
  fr: "et demi|et demie",
  it: "e mezzo|e mezza",
  es: "y medio|y media",
};
