/** The words of countable criteria, in five languages; each list is one alternative of a pattern. */
export const units = {
  words: "words?|worte?n?|wörtern?|mots?|parol[ae]|palabras?",
  sentences: "sentences?|satz|sätzen?|phrases?|fras[ei]|frases|oraci(?:ón|ones)",
  paragraphs: "paragraphs?|absatz|absätzen?|paragraphes?|paragraf[oi]|párrafos?",
  headings: "headings?|überschrift(?:en)?|titres?|titol[oi]|títulos?|encabezados?",
  items:
    "bullet[ -]points?|bullets?|points?|items?|entries|stichpunkten?|stichpunkte?|aufzählungspunkten?|aufzählungspunkte?|punkten?|punkt|puces?|éléments?|punt[oi]|element[oi]|voc[ei]|puntos|viñetas?|elementos",
  tables: "tables?|tabellen?|tableaux?|tabell[ae]|tablas?",
  rows: "rows?|zeilen?|lignes?|rig(?:a|he)|filas?",
  images:
    "images?|pictures?|figures?|bild(?:er|ern)?|abbildung(?:en)?|illustrations?|immagin[ei]|figur[ae]s?|imagen|imágenes",
  charts:
    "charts?|diagrams?|graphs?|diagramm(?:en?)?|grafik(?:en)?|graphiques?|diagrammes?|grafic[oi]|diagramm[ai]|gráfic[oa]s?|diagramas?",
  citations:
    "citations?|sources?|references?|quellen?|quellenangaben?|belege?n?|références?|citazion[ei]|font[ei]|citas?|fuentes?|referencias?",
} as const;
export type Unit = keyof typeof units;

export const comparisons = {
  least:
    "at least|a minimum of|minimum|no(?:t)? (?:fewer|less) than|mindestens|wenigstens|nicht weniger als|au moins|au minimum|pas moins de|almeno|come minimo|non meno di|al menos|como mínimo|por lo menos|no menos de|≥|>=",
  most: "at most|a maximum of|maximum|max\\.?|no(?:t)? more than|up to|not exceed(?:ing)?|höchstens|maximal|nicht mehr als|bis zu|au plus|au maximum|pas plus de|jusqu['’]à|al massimo|non più di|fino a|como máximo|a lo sumo|no más de|hasta|≤|<=",
  above: "more than|mehr als|plus de|plus d['’]|più di|más de|>",
  below: "fewer than|less than|under|weniger als|unter|moins de|moins d['’]|meno di|menos de|<",
  exactly: "exactly|precisely|genau|exakt|exactement|esattamente|exactamente|=",
  none: "no|without(?: any)?|keine?n?r?|ohne|sans|pas de|aucune?|senza|nessun[ao]?|sin|ningun[ao]?|ningún",
  with: "with|mit|avec|con|contains?|includes?|including|cites?|names?|enthält|nennt|contient|cite|contiene|incluye|cita",
} as const;
export type Comparison = keyof typeof comparisons;

export const between = {
  before: "between|zwischen|entre|tra|fra|from|von|de|da",
  and: "and|und|et|e|y|to|bis|à|a|–|-",
};
export const after = {
  least: "or more|oder mehr|ou plus|o più|o más",
  most: "or (?:fewer|less)|oder weniger|ou moins|o meno|o menos",
};

/** Once for each of something that is not counted here, or only roughly so many. */
export const beyond =
  /\b(?:each|every|per|pro|jede[rsnm]?|je|chaque|ciascun[oa]?|ogni|cada)\b|\b(?:about|around|approximately|roughly|some|circa|ca\.?|etwa|rund|ungefähr|environ|unos|unas|aproximadamente)\s+\d/iu;

export const formatNames: ReadonlyMap<string, string> = new Map([
  ...["docx", "xlsx", "pptx", "pdf", "html", "md", "csv", "txt", "json"].map((name) => [name, name] as const),
  ["word", "docx"],
  ["excel", "xlsx"],
  ["powerpoint", "pptx"],
  ["markdown", "md"],
]);

export const languageNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: "english englisch englischer anglais inglese inglés",
    de: "german deutsch deutscher allemand tedesco alemán",
    fr: "french französisch französischer français francese francés",
    it: "italian italienisch italienischer italien italiano",
    es: "spanish spanisch spanischer espagnol spagnolo español",
  }).flatMap(([code, names]) => names.split(" ").map((name) => [name, code] as const)),
);

/** Words that say no more than that the document is meant. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "contain contains containing include includes including consists comprises have has document report text answer output result file files deliverable list table should written delivered provided exist exists present saved exported total length long format language version " +
    "enthält enthalten umfasst besteht dokument bericht text antwort ergebnis datei lang länge insgesamt vorhanden vorliegt liegt geliefert geschrieben verfasst sprache fassung liste " +
    "contient comporte comprend document rapport texte réponse résultat fichier total long longueur rédigé rédigée livré écrit langue liste présent fait " +
    "contiene comprende documento rapporto testo risposta risultato totale lungo lunghezza scritto scritta consegnato lingua lista presente " +
    "incluye consta documento informe texto respuesta resultado archivo largo longitud escrito escrita entregado idioma lista"
  ).split(" "),
);
