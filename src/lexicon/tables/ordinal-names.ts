import type { Language } from "../words-by-language.ts";

/** "First" to "tenth", in every form in which they stand before a noun. */
export const ordinalNames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "first|1st",
    "second|2nd",
    "third|3rd",
    "fourth|4th",
    "fifth|5th",
    "sixth|6th",
    "seventh|7th",
    "eighth|8th",
  ],
  de: [
    ...["erste|ersten|erster|erstes|erstem", "zweite|zweiten|zweiter|zweites|zweitem"],
    ...["dritte|dritten|dritter|drittes|drittem", "vierte|vierten|vierter|viertes|viertem"],
    ...[
      "fünfte|fünften|fünfter|fünftes",
      "sechste|sechsten|sechster",
      "siebte|siebten|siebter",
      "achte|achten|achter",
    ],
  ],
  fr: [
    ...["premier|première|1er|1re", "deuxième|second|seconde|2e", "troisième|3e", "quatrième|4e"],
    ...["cinquième|5e", "sixième|6e", "septième|7e", "huitième|8e"],
  ],
  it: [
    ...["primo|prima", "secondo|seconda", "terzo|terza", "quarto|quarta"],
    ...["quinto|quinta", "sesto|sesta", "settimo|settima", "ottavo|ottava"],
  ],
  es: [
    ...["primer|primero|primera", "segundo|segunda", "tercer|tercero|tercera", "cuarto|cuarta"],
    ...["quinto|quinta", "sexto|sexta", "séptimo|séptima", "octavo|octava"],
  ],
};
