/** How a computation is told, per language. A, B … stand for what is computed with. */
export interface ComputingWords {
  sum: string;
  count: string;
  average: string;
  min: string;
  max: string;
  median: string;
  abs: string;
  /** n is the number of decimals. */
  round: readonly [one: string, more: string];
  roundWhole: string;
  percent: string;
  change: string;
  days: string;
  values: string;
  with: string;
  and: string;
  day: readonly [one: string, more: string];
  decimalMark: "." | ",";
}

const english: ComputingWords = {
  sum: "sum of {A}",
  count: "count of {A}",
  average: "average of {A}",
  min: "smallest of {A}",
  max: "largest of {A}",
  median: "median of {A}",
  abs: "size of {A} without its sign",
  round: ["{A}, rounded to {n} decimal place", "{A}, rounded to {n} decimal places"],
  roundWhole: "{A}, rounded to a whole number",
  percent: "{A} in percent of {B}",
  change: "change from {A} to {B} in percent",
  days: "days from {A} to {B}",
  values: "{n} values",
  with: "with",
  and: "and",
  day: ["day", "days"],
  decimalMark: ".",
};

const byLanguage: Readonly<Record<string, ComputingWords>> = {
  en: english,
  de: {
    sum: "Summe von {A}",
    count: "Anzahl von {A}",
    average: "Durchschnitt von {A}",
    min: "kleinster Wert von {A}",
    max: "grösster Wert von {A}",
    median: "Median von {A}",
    abs: "Betrag von {A}",
    round: ["{A}, gerundet auf {n} Nachkommastelle", "{A}, gerundet auf {n} Nachkommastellen"],
    roundWhole: "{A}, gerundet auf ganze Zahl",
    percent: "{A} in Prozent von {B}",
    change: "Veränderung von {A} auf {B} in Prozent",
    days: "Tage von {A} bis {B}",
    values: "{n} Werten",
    with: "mit",
    and: "und",
    day: ["Tag", "Tage"],
    decimalMark: ",",
  },
  fr: {
    sum: "somme de {A}",
    count: "nombre de {A}",
    average: "moyenne de {A}",
    min: "plus petite valeur de {A}",
    max: "plus grande valeur de {A}",
    median: "médiane de {A}",
    abs: "valeur absolue de {A}",
    round: ["{A}, arrondi à {n} décimale", "{A}, arrondi à {n} décimales"],
    roundWhole: "{A}, arrondi à l’entier",
    percent: "{A} en pour cent de {B}",
    change: "variation de {A} à {B} en pour cent",
    days: "jours de {A} à {B}",
    values: "{n} valeurs",
    with: "avec",
    and: "et",
    day: ["jour", "jours"],
    decimalMark: ",",
  },
  it: {
    sum: "somma di {A}",
    count: "numero di {A}",
    average: "media di {A}",
    min: "valore più piccolo di {A}",
    max: "valore più grande di {A}",
    median: "mediana di {A}",
    abs: "valore assoluto di {A}",
    round: ["{A}, arrotondato a {n} decimale", "{A}, arrotondato a {n} decimali"],
    roundWhole: "{A}, arrotondato all’intero",
    percent: "{A} in percentuale di {B}",
    change: "variazione da {A} a {B} in percentuale",
    days: "giorni da {A} a {B}",
    values: "{n} valori",
    with: "con",
    and: "e",
    day: ["giorno", "giorni"],
    decimalMark: ",",
  },
  es: {
    sum: "suma de {A}",
    count: "número de {A}",
    average: "promedio de {A}",
    min: "valor más pequeño de {A}",
    max: "valor más grande de {A}",
    median: "mediana de {A}",
    abs: "valor absoluto de {A}",
    round: ["{A}, redondeado a {n} decimal", "{A}, redondeado a {n} decimales"],
    roundWhole: "{A}, redondeado a entero",
    percent: "{A} en porcentaje de {B}",
    change: "variación de {A} a {B} en porcentaje",
    days: "días de {A} a {B}",
    values: "{n} valores",
    with: "con",
    and: "y",
    day: ["día", "días"],
    decimalMark: ",",
  },
};

/** English where a language has no words. */
export function computingWords(language: string): ComputingWords {
  return byLanguage[language] ?? english;
}
