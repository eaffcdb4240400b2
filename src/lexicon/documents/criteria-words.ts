import { languageNames as namesByLanguage } from "./language-names.ts";
/** The words of countable criteria, in five languages; each list is one alternative of a pattern. */
export const units = {
  words: "words?|worte?n?|wörtern?|mots?|parol[ae]|palabras?",
  sentences: "sentences?|satz|sätzen?|phrases?|fras[ei]|frases|oraci(?:ón|ones)",
  paragraphs: "paragraphs?|absatz|absätzen?|paragraphes?|paragraf[oi]|párrafos?",
  headings: "headings?|überschrift(?:en)?|intertitres?|titres|titoli|títulos|encabezados?",
  items:
    "bullet[ -]points?|bullets?|points?|items?|entries|stichpunkten?|stichpunkte?|aufzählungspunkten?|aufzählungspunkte?|punkten?|punkt|puces?|éléments?|punt[oi] elenco|punt[oi]|element[oi]|voc[ei]|puntos|viñetas?|elementos",
  tables: "tables?|tabellen?|tableaux?|tabell[ae]|tablas?",
  rows: "rows?|records?|tabellenzeilen?|datensätzen?|datensatz|zeilen?|lines?|lignes?|rig(?:a|he)|filas?|líneas?",
  images:
    "images?|pictures?|photos?|photographs?|illustrations?|bild(?:er|ern)?|abbildung(?:en)?|fotos?|immagin[ei]|illustrazion[ei]|imagen|imágenes|ilustraci(?:ón|ones)",
  charts:
    "charts?|diagrams?|graphs?|diagramm(?:en?)?|grafik(?:en)?|graphiques?|diagrammes?|grafic[oi]|diagramm[ai]|gráfic[oa]s?|diagramas?",
  citations:
    "citations?|sources?|references?|quellen?|quellenangaben?|quellennachweisen?|belege?n?|références?|citazion[ei]|font[ei]|riferiment[oi]|citas?|fuentes?|referencias?",
  pages: "pages?|(?:a4-)?seiten?|pagin[ae]|páginas?",
  slides: "slides?|folien?|diapositives?|diapos?|diapositiv[ae]|diapositivas",
  sheets:
    "worksheets?|sheets?|tabellenblatt|tabellenblättern?|arbeitsblatt|arbeitsblättern?|feuilles?(?: de calcul)?|fogli[oe]?|hojas?(?: de cálculo)?",
} as const;
export type CountedUnit = keyof typeof units;

/** Words that may mean something else: what does not fit them is left to somebody who reads. */
export const doubtful: Partial<Record<CountedUnit, { words: string; sureBeside?: string }>> = {
  headings: { words: "titres|titoli|títulos" },
  items: {
    words: "points?|items?|entries|punkten?|punkt|éléments?|punt[oi]|element[oi]|voc[ei]|puntos|elementos",
  },
  rows: {
    words: "zeilen?|lines?|lignes?|rig(?:a|he)|líneas?|records?",
    sureBeside: "tables?|tabellen?|tableaux?|tabell[ae]|tablas?",
  },
  citations: {
    words:
      "sources?|references?|quellen?|belege?n?|références?|font[ei]|riferiment[oi]|fuentes?|referencias?",
    sureBeside:
      "cit(?:es?|ed|ing|ations?)|quotes?|zitiert|angegeben|nachgewiesen|with|mit|avec|con|citées?|citat[ei]|cita|citad[ao]s",
  },
  sheets: { words: "feuilles?|fogli[oe]?|hojas?|sheets?" },
};

/** A figure is a number, unless one of these stands beside it. */
export const figures = {
  words: "figures?|figuren?|figur|figuras?",
  pictured:
    "illustrat\\p{L}*|chart\\p{L}*|image\\p{L}*|picture\\p{L}*|photo\\p{L}*|diagram\\p{L}*|drawing\\p{L}*|graph\\p{L}*|bild\\p{L}*|abbildung\\p{L}*|grafik\\p{L}*|graphique\\p{L}*|légend\\p{L}*|immagin\\p{L}*|grafic\\p{L}*|didascali\\p{L}*|imagen\\p{L}*|imágenes|gráfic\\p{L}*",
};

/** What a document has or has not. */
export const features = {
  contents:
    "table of contents|contents page|list of contents|toc|inhaltsverzeichnis(?:ses)?|table des matières|sommaire|indice(?: dei contenuti)?|sommario|tabla de contenidos?|índice(?: de contenidos?)?",
  numbering:
    "numbered headings|numbered sections|numbered chapters|heading numbers|section numbers|nummerierten? (?:überschriften|kapiteln?|abschnitten?)|kapitelnummern|titres numérotés|sections numérotées|chapitres numérotés|titoli numerati|capitoli numerati|sezioni numerate|títulos numerados|encabezados numerados|capítulos numerados|secciones numeradas",
} as const;
export type Feature = keyof typeof features;

export const comparisons = {
  least:
    "at least|a minimum of|minimum|no(?:t)? (?:fewer|less) than|mindestens|wenigstens|nicht weniger als|au moins|au minimum|(?:pas|jamais) moins de|almeno|come minimo|non meno di|al menos|como mínimo|por lo menos|no menos de|≥|>=",
  most: "at most|at the most|a maximum of|maximum|max\\.?|no(?:t)? (?:more|longer) than|up to|not exceed(?:ing)?|within|limited to|fits? (?:on|in|onto|into)|höchstens|maximal|nicht (?:mehr|länger) als|bis zu|beschränkt auf|passt auf|au plus|au maximum|(?:pas|jamais) plus (?:de|long(?:ue)? (?:que|qu['’]))|ne dépasse pas|ne dépassant pas|limitée? à|tient (?:sur|en|dans)|jusqu['’]à|al massimo|(?:un )?massimo|non più (?:di|lung[oa] di)|non super(?:a|i|are)|(?:ci )?sta (?:in|su)|limitat[oa] a|fino a|como máximo|(?:un )?máximo(?: de)?|a lo sumo|no más (?:de|larg[oa] (?:de|que))|no (?:supere?|excede|sobrepasa)|cabe en|limitad[oa] a|hasta|≤|<=",
  above: "more than|mehr als|plus de|plus d['’]|più di|más de|>",
  below: "fewer than|less than|under|weniger als|unter|moins de|moins d['’]|meno di|menos de|<",
  exactly: "exactly|precisely|genau|exakt|exactement|esattamente|exactamente|=",
  none: "no|without(?: any)?|keine?n?r?|ohne|sans|pas de|aucune?|senza|nessun[ao]?|sin|ningun[ao]?|ningún",
  with: "with|mit|avec|con|contains?|includes?|including|cites?|names?|enthält|nennt|contient|cite|contiene|incluye|cita",
} as const;
export type ComparisonWord = keyof typeof comparisons;

export const between = {
  before: "between|zwischen|entre|tra|fra|from|von|de|da",
  and: "and|und|et|e|y|to|bis|à|a|or|oder|ou|o|–|-",
};
/** Behind the number, or behind what is counted. */
export const after = {
  least:
    "or more|oder mehr|ou plus|o più|o más|minimum|at least|mindestens|au moins|au minimum|almeno|al menos|como mínimo",
  most: "or (?:fewer|less)|oder weniger|ou moins|o meno|o menos|at most|at the most|max(?:\\.|imum|imal)?|höchstens|au plus|au maximum|al massimo|massimo|como máximo|máximo",
};

/** Between a number and what is counted, without another meaning. */
export const adjectives =
  "full|complete|short|brief|single|whole|printed|a4|din-a4|ganze|ganzen|ganzer|vollständige|kurze|kurzen|kurzer|einzige|einzigen|einziger|knappe|knappen|seule|courtes|courts|entière|entières|sola|singola|intera|brevi|única|sola|enteras?|cortas?|cortos|data|numbered";

/** Half of something, written in front of it. */
export const halves = "half an?|an? half|half|halbe[nrs]?|demi|demie|mezzo|mezza|medio|media|½";

const numbers = String.raw`\d|one|two|three|four|five|six|ein|eine|einer|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|una?|due|tre|quattro|cinque|dos|tres|cuatro|cinco|half|a\s|halbe|demi|mezza|media`;

/** Once for each of something that is not counted here, or only roughly so many. */
export const beyond = new RegExp(
  [
    String.raw`\b(?:each|every|pro|je|jede[rsnm]?|jeweils|chaque|ciascun[oa]?|ogni|cada)\b`,
    // in Italian it is "for" before an article
    String.raw`\bper\b(?!\s+(?:il|lo|la|i|gli|le|un|una|uno)\b|\s+l['’])`,
    String.raw`\b(?:lignes?|pages?|diapositives?|phrases?|paragraphes?)\s+par\b`,
    String.raw`\b(?:filas?|páginas?|diapositivas?|frases?|párrafos?)\s+por\b`,
    String.raw`\b(?:about|around|approximately|roughly|some|circa|ca\.?|etwa|rund|ungefähr|environ|à peu près|unos|unas|aproximadamente|más o menos)\s+(?:${numbers})`,
  ].join("|"),
  "iu",
);

export const formatCodes: ReadonlyMap<string, string> = new Map([
  ...["docx", "xlsx", "pptx", "pdf", "html", "md", "csv", "txt", "json"].map((name) => [name, name] as const),
  ["word", "docx"],
  ["excel", "xlsx"],
  ["powerpoint", "pptx"],
  ["markdown", "md"],
]);

/** Every name of a language to its code; German ones with their ending too. */
export const languageCodes: ReadonlyMap<string, string> = new Map(
  Object.entries(namesByLanguage).flatMap(([code, names]) =>
    [...Object.values(names), `${names.de}er`]
      .flatMap((list) => list.split("|"))
      .map((name) => [name, code] as const),
  ),
);

/** Words that say no more than that the document is meant. */
export const criteriaFillers: ReadonlySet<string> = new Set(
  (
    "contain contains containing include includes including consists comprises have has document report text answer output result file files deliverable list table should written delivered provided exist exists present saved exported total length long format language version memo memorandum note letter email mail deck presentation paper workbook spreadsheet whole entire counts exceed exceeds keep kept fits longer cites cited " +
    "enthält enthalten umfasst besteht dokument bericht text antwort ergebnis datei lang länge insgesamt vorhanden vorliegt liegt geliefert geschrieben verfasst sprache fassung liste notiz aktennotiz brief schreiben mail präsentation arbeitsmappe ganze zählt länger passt zitiert " +
    "contient comporte comprend document rapport texte réponse résultat fichier total long longueur rédigé rédigée livré écrit langue liste présent fait note mémo lettre courriel présentation classeur tient entier cite " +
    "contiene comprende documento rapporto testo risposta risultato totale lungo lunghezza scritto scritta consegnato lingua lista presente nota promemoria lettera presentazione relazione cartella lunga intero cita " +
    "incluye consta documento informe texto respuesta resultado archivo largo longitud escrito escrita entregado idioma lista nota memorando carta correo presentación libro larga entero tiene"
  ).split(" "),
);
