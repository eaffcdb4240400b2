const bounds =
  "at most|at least|no more than|not more than|no less than|no fewer than|fewer than|less than|more than|up to|exactly|maximum|max\\.?|minimum|min\\.?|about|around|" +
  "höchstens|mindestens|maximal|minimal|genau|bis zu|nicht mehr als|weniger als|mehr als|rund|etwa|" +
  "au plus|au moins|au maximum|au minimum|exactement|pas plus de|moins de|plus de|jusqu['’]à|environ|" +
  "al massimo|almeno|al minimo|massimo|minimo|esattamente|non più di|meno di|più di|fino a|circa|" +
  "como máximo|como mínimo|al menos|por lo menos|máximo|mínimo|exactamente|no más de|menos de|más de|hasta";

const numbers =
  "\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|" +
  "ein(?:e|en|em|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|" +
  "une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|" +
  "uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|" +
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte";

const things =
  "sentences?|words?|pages?|lines?|rows?|columns?|paragraphs?|slides?|bullets?|bullet points?|points?|items?|characters?|sections?|" +
  "sätzen?|satz|wörtern?|worten?|wort|seiten?|zeilen?|spalten?|absätzen?|absatz|folien?|stichpunkten?|punkten?|zeichen|abschnitten?|" +
  "phrases?|mots?|lignes?|colonnes?|paragraphes?|diapositives?|puces?|caractères?|" +
  "fras[ei]|parol[ae]|pagin[ae]|righ[ae]|riga|colonn[ae]|paragraf[oi]|diapositiv[ae]|punt[oi]|caratteri|" +
  "frases?|oraci(?:ón|ones)|palabras?|páginas?|líneas?|filas?|columnas?|párrafos?|diapositivas?|puntos?|caracteres";

const bounded = `(?:(?:${bounds})\\s+)`;
const wish = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${bounded}(?:${numbers})|(?:${numbers}))(?:\\s+\\p{L}+)??\\s+(?:${things})(?![\\p{L}\\p{N}])`,
  "giu",
);
const single = /^(?:one|ein(?:e|en|em|er)?|une?|uno|una|1)\s/iu;
/** "The 25 pages of the report" are there already; nothing is wished for. */
const given =
  /(?:^|[^\p{L}])(?:the|these|those|all|die|der|den|diese|alle|les|ces|i|le|gli|los|las|estas|estos|page|seite)\s+$/iu;

/** Countable wishes, as they stand in the text: "at most 3 sentences", "zwei Seiten". */
export function findWishes(text: string): string[] {
  const found = [...text.matchAll(wish)].filter(({ 0: words, index }) => {
    if (given.test(text.slice(0, index))) return false;
    // "a page" and "one point" are seldom meant as a limit without a word that says so
    return (
      !single.test(words) ||
      /(?:sentence|satz|phrase|frase|oración|page|seite|pagin|página|slide|folie)/iu.test(words)
    );
  });
  return [...new Set(found.map(([words]) => words.replaceAll(/\s+/gu, " ")))];
}

const numberValues = new Map(
  [
    ["one", "ein", "eine", "einem", "einen", "einer", "un", "une", "uno", "una"],
    ["two", "zwei", "deux", "due", "dos"],
    ["three", "drei", "trois", "tre", "tres"],
    ["four", "vier", "quatre", "quattro", "cuatro"],
    ["five", "fünf", "cinq", "cinque", "cinco"],
    ["six", "sechs", "sei", "seis"],
    ["seven", "sieben", "sept", "sette", "siete"],
    ["eight", "acht", "huit", "otto", "ocho"],
    ["nine", "neun", "neuf", "nove", "nueve"],
    ["ten", "zehn", "dix", "dieci", "diez"],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
const sentenceWords = /(?:sentence|satz|sätze|phrase|fras[ei]|oraci|point|punkt|punt[oi]|bullet|puce)/iu;
const lineWords = /(?:line|zeile|ligne|righ[ae]|riga|línea)/iu;
const atLeast =
  /^(?:at least|no less|no fewer|more than|min|mindestens|mehr als|au moins|au minimum|plus de|almeno|al minimo|più di|al menos|por lo menos|como mínimo|mínimo|más de)/iu;

/** How many sentences or points are wanted at the most; undefined where nothing is said. */
export function readSentenceLimit(text: string): number | undefined {
  return readLimit(text, sentenceWords);
}

/** "In five lines": a sentence seldom takes less than one. */
export function readLineLimit(text: string): number | undefined {
  return readLimit(text, lineWords);
}

function readLimit(text: string, counted: RegExp): number | undefined {
  const limits = findWishes(text)
    .filter((words) => counted.test(words) && !atLeast.test(words))
    .map(readNumber);
  return limits.find((limit) => limit !== undefined && limit > 0);
}

function readNumber(words: string): number | undefined {
  const digits = /\d+/u.exec(words)?.[0];
  if (digits !== undefined) return Number(digits);
  const parts = words.toLowerCase().split(" ");
  return parts.map((word) => numberValues.get(word)).find((value) => value !== undefined);
}
