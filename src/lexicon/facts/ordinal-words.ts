import type { WordsByLanguage } from "../words-by-language.ts";

/** Ordinals as words, from the first on; German endings are added by the reader. */
export const ordinalWords: readonly WordsByLanguage[] = [
  {
    en: "first",
    de: "erst|erste",
    fr: "premier|première|premiers|premières",
    it: "primo|prima|primi|prime",
    es: "primer|primero|primera|primeros|primeras",
  },
  {
    en: "second",
    de: "zweit|zweite",
    fr: "deuxième|second|seconde|deuxièmes",
    it: "secondo|seconda",
    es: "segundo|segunda",
  },
  { en: "third", de: "dritt|dritte", fr: "troisième", it: "terzo|terza", es: "tercer|tercero|tercera" },
  { en: "fourth", de: "viert|vierte", fr: "quatrième", it: "quarto|quarta", es: "cuarto|cuarta" },
  { en: "fifth", de: "fünft|fünfte", fr: "cinquième", it: "quinto|quinta", es: "quinto|quinta" },
  { en: "sixth", de: "sechst|sechste", fr: "sixième", it: "sesto|sesta", es: "sexto|sexta" },
  {
    en: "seventh",
    de: "siebt|siebte|siebent|siebente",
    fr: "septième",
    it: "settimo|settima",
    es: "séptimo|séptima",
  },
  { en: "eighth", de: "achte", fr: "huitième", it: "ottavo|ottava", es: "octavo|octava" },
  { en: "ninth", de: "neunt|neunte", fr: "neuvième", it: "nono|nona", es: "noveno|novena" },
  { en: "tenth", de: "zehnt|zehnte", fr: "dixième", it: "decimo|decima", es: "décimo|décima" },
  { en: "eleventh", de: "elft|elfte", fr: "onzième", it: "undicesimo|undicesima", es: "undécimo|undécima" },
  {
    en: "twelfth",
    de: "zwölft|zwölfte",
    fr: "douzième",
    it: "dodicesimo|dodicesima",
    es: "duodécimo|duodécima",
  },
];

/** Ordinals that are other words as well: only before a word that is counted. */
export const doubtfulOrdinals = new Set(
  "second secondo seconda seconde prima prime primi quinta cuarto quarto decima nona octavo erst zweit dritt viert".split(
    " ",
  ),
);

/** Words before a German ordinal in digits: "der 3. Platz", "am 5. Tag". */
export const beforeGermanOrdinals = new Set(
  "der die das den dem des am im zum zur vom beim ins jeder jede jedes jeden jedem ein eine einen einem einer ihr ihre ihren ihrem seinen seine unser unsere unseren".split(
    " ",
  ),
);

/** Words that make an adjective of an ordinal before a hyphen, as in third-party, which counts nothing. */
export const compoundsOfOrdinals: ReadonlySet<string> = new Set(
  "party parties hand class rate world aid person degree guess nature sight instance line born tier come time timer timers".split(
    " ",
  ),
);
