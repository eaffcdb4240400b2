import type { WordsByLanguage } from "../words-by-language.ts";

/** How many months a span of time has, by the words that open or name it; a number of months is read by itself. */
export const spanWords: Readonly<Record<"3" | "6" | "12", RegExp>> = {
  3: /(?<!\p{L})(?:quarter(?:ly)?|quartal\p{L}*|vierteljahr\p{L}*|trimestr\p{L}*)(?!\p{L})/iu,
  6: /(?<!\p{L})(?:half[- ]year(?:ly)?|halbjahr\p{L}*|semestr\p{L}*)(?!\p{L})/iu,
  12: /(?<!\p{L})(?:(?:fiscal |financial )?years? end(?:ed|ing)|(?:fiscal|financial|full) years?|geschäftsjahr\p{L}*|exercice|esercizio|ejercicio)(?!\p{L})/iu,
};

export const monthsWords =
  /(?<!\p{L})(?<count>\p{L}+|\d{1,2})[\s-](?:months?|monaten?|mois|mesi|meses)(?!\p{L})/giu;

/** Words around a value and its year that name neither. */
export const periodChrome: WordsByLanguage = {
  en: "amount|amounts|value|values|figure|figures|number|balance|worth|year|years|fiscal|financial|end|ended|ending|ends|month|months|quarter|quarterly|period|periods|respective|respectively|reported|recorded|date|total amount|compare|compared|comparison|time|incur|incurred|come|level|much|many|report|make|made|post|amounted|stand|earn|earned",
  de: "betrag|beträge|wert|werte|zahl|zahlen|höhe|jahr|jahre|jahren|jahres|jahresende|geschäftsjahr|ende|per|monat|monate|monaten|quartal|quartals|zeitraum|periode|jeweils|ausgewiesen|stichtag|vergleich|verglichen|betragen|beliefen|belief|ansatz",
  fr: "montant|montants|valeur|valeurs|chiffre|chiffres|an|ans|année|années|exercice|fin|clos|mois|trimestre|trimestriel|période|respectivement|date|comparé|rapport|élevé|élevaient|élevait",
  it: "importo|importi|valore|valori|cifra|cifre|anno|anni|esercizio|fine|chiuso|mese|mesi|trimestre|trimestrale|periodo|rispettivamente|data|rispetto|confronto|ammontare|ammontava|ammontavano",
  es: "importe|importes|valor|valores|cifra|cifras|año|años|ejercicio|fin|final|cerrado|mes|meses|trimestre|trimestral|período|periodo|respectivamente|fecha|comparación|ascendió|ascendieron",
};

/** "Which year": the head of a column is asked for. */
export const whichPeriod =
  /(?<!\p{L})(?:(?:in )?(?:which|what) (?:of the (?:two )?)?(?:fiscal |financial )?(?:years?|periods?|quarters?)|(?:in )?welche[mnrs]? (?:geschäfts)?(?:jahr\p{L}*|quartal|zeitraum)|(?:en |dans )?quel(?:le)? (?:année|exercice|trimestre|période)|(?:in )?(?:quale|che) (?:anno|esercizio|trimestre|periodo)|(?:en )?(?:qué|cuál) (?:año|ejercicio|trimestre|período|periodo))(?!\p{L})/iu;

/** "What are the components of X": the rows above its total. */
export const componentWords =
  /(?<!\p{L})(?:(?:components?|parts|constituents|elements|line items|items) (?:of|in|that make up|making up)|(?:what|which) (?:makes?|made) up|bestandteile?n? (?:des|der|von|vom)|woraus (?:besteht|setzt sich)|composantes? (?:de|du|des)|componenti (?:del|della|dei|di)|componentes (?:del|de la|de))(?!\p{L})/iu;

/** Quarters and halves of a year. */
export const quarterWords: Readonly<Record<"q1" | "q2" | "q3" | "q4" | "h1" | "h2", WordsByLanguage>> = {
  q1: {
    en: "first quarter|1st quarter|q1",
    de: "erste quartal|ersten quartal|erstes quartal|1 quartal|q1",
    fr: "premier trimestre|1er trimestre|t1",
    it: "primo trimestre|t1",
    es: "primer trimestre|t1",
  },
  q2: {
    en: "second quarter|2nd quarter|q2",
    de: "zweite quartal|zweiten quartal|zweites quartal|2 quartal|q2",
    fr: "deuxième trimestre|second trimestre|2e trimestre|t2",
    it: "secondo trimestre|t2",
    es: "segundo trimestre|t2",
  },
  q3: {
    en: "third quarter|3rd quarter|q3",
    de: "dritte quartal|dritten quartal|drittes quartal|3 quartal|q3",
    fr: "troisième trimestre|3e trimestre|t3",
    it: "terzo trimestre|t3",
    es: "tercer trimestre|t3",
  },
  q4: {
    en: "fourth quarter|4th quarter|last quarter|q4",
    de: "vierte quartal|vierten quartal|viertes quartal|letzten quartal|4 quartal|q4",
    fr: "quatrième trimestre|dernier trimestre|4e trimestre|t4",
    it: "quarto trimestre|ultimo trimestre|t4",
    es: "cuarto trimestre|último trimestre|t4",
  },
  h1: {
    en: "first half|first half of the year|first six months|first half year",
    de: "erste halbjahr|ersten halbjahr|ersten sechs monaten|ersten sechs monate",
    fr: "premier semestre|six premiers mois",
    it: "primo semestre|primi sei mesi",
    es: "primer semestre|primeros seis meses",
  },
  h2: {
    en: "second half|second half of the year|second half year|last six months",
    de: "zweite halbjahr|zweiten halbjahr|letzten sechs monaten",
    fr: "second semestre|deuxième semestre|six derniers mois",
    it: "secondo semestre|ultimi sei mesi",
    es: "segundo semestre|últimos seis meses",
  },
};
