const joints = "and|und|et|e|ed|y|vs\\.?|versus";
const wider = `${joints}|with|to|against|mit|gegenüber|avec|con`;

/** Where the two things of a comparison stand: "between A and B", "compare A with B", "A vs B"; in five languages. */
export const twoThings: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:between|zwischen|entre|tra|fra)\\s+(?<left>[^,;:?!]{1,80}?)\\s+(?:${joints})\\s+(?<right>[^,;:?!]{1,120})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:compare|comparing|comparison of|vergleiche?(?:n sie)?|vergleich|comparez|comparer|comparaison de|confronta(?:mi)?|confronti|confronto tra|paragona|compara|stelle?n?(?: sie)?(?: mir)?)\\s+(?:me\\s+|mir\\s+|moi\\s+)?(?<left>[^,;:?!]{1,80}?)\\s+(?:${wider})\\s+(?<right>[^,;:?!]{1,120})`,
    "iu",
  ),
  /(?<left>[^,;:?!\s][^,;:?!]{0,60}?)\s+(?:vs\.?|versus)\s+(?<right>[^,;:?!]{1,120})/iu,
];

const verbs =
  "compare|comparing|comparison of|vergleiche?(?:n sie)?|vergleich|comparez|comparer|comparaison de|confronta(?:mi)?|confronti|confronto tra|paragona|compara";

/** "With standard glass and with safety glass": two things behind the same word, and on what they are compared before it. */
export const alikeLed = new RegExp(
  `(?<!\\p{L})(?:${verbs})\\s+(?:(?:me|mir|moi)\\s+)?(?:(?<point>[^,;:?!]{2,80}?)\\s+)?(?<led>with|without|for|of|from|in|by|mit|von|vom|für|bei|aus|avec|pour|de|du|de la|chez|con|di|del|della|per|da|para)\\s+(?<left>[^,;:?!]{1,60}?)\\s+(?:${wider})\\s+(?:that\\s|the one\\s|dem\\s|der\\s|den\\s|das\\s|die\\s|celui\\s|celle\\s|ceux\\s|quello\\s|quella\\s|el\\s|la\\s)?\\k<led>\\s+(?<right>[^,;:?!]{1,80})`,
  "iu",
);

/** "Compare the notice period of the tenant and the landlord": on what, then the two. */
export const pointOfTwo = new RegExp(
  `(?<!\\p{L})(?:${verbs})\\s+(?:(?:me|mir|moi)\\s+)?(?<point>[^,;:?!]{2,60}?)\\s+(?:of|for|von|vom|der|des|für|bei|de la|de|du|des|pour|chez|di|del|della|dei|degli|delle|per|para)\\s+(?<left>[^,;:?!]{1,60}?)\\s+(?:${wider})\\s+(?<right>[^,;:?!]{1,80})`,
  "iu",
);

/** They say that something is counted, and not what. */
export const countNouns =
  /^(?:number|numbers|count|amount|size|total|anzahl|zahl|höhe|menge|nombre|quantité|numero|quantità|número|cantidad)$/iu;

export const sideArticles =
  /^(?:those|the ones|ones|that|the one|diejenigen|jenen?|dem|der|den|das|die|ceux|celles|celui|celle|quell[ieoa]|los|las|el|la)\s+(?:with|of|from|mit|von|avec|de|du|con|di|del|della)\s+|^(?:the|an?|our|my|both|der|die|das|den|dem|ein|eine[nmr]?|unsere[nmr]?|le|la|les|un|une|notre|nos|il|lo|i|gli|una|uno|el|los|las)\s+|^(?:l|d|un|dell|all)['’]/iu;

/** What follows the second thing and is no part of its name. */
export const sideTail =
  /\s+(?:of|in|from|on|for|as to|regarding|du|de la|de l['’]|des|de|dans|pour|von|vom|der|im|in|aus|für|gegenüber|hinsichtlich|bezüglich|del|della|dell['’]|dei|delle|nel|nella|nell['’]|per|en|para)(?:\s+|(?<=['’])).*$/iu;

/** On what things are compared: "as to approval and deadlines". */
export const comparedOn =
  /(?<!\p{L})(?:as to|as regards|with regard to|with respect to|regarding|concerning|in terms of|when it comes to|bezüglich|hinsichtlich|in bezug auf|betreffend|was .{0,40}? betrifft|en ce qui concerne|quant (?:à|aux?)|concernant|s['’]agissant d[eu]s?|riguardo (?:a|al|alla|alle|ai)|per quanto riguarda|in fatto di|en cuanto a|respecto (?:a|de)|con respecto a)\s+(?<list>[^?.;:\n]{3,200})/iu;

/** "Between 2025 and 2026", "von 2025 auf 2026": which papers or times are compared, and no topic. */
export const betweenYears =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|from|von|vom|de|del|dal|desde)\s(?:(?:the|den|dem|il|el)\s)?(?:19|20)\d\d\s(?:and|und|et|e|ed|y|to|until|bis|auf|zu|nach|à|a|al|hasta)\s(?:(?:the|den|dem|il|el)\s)?(?:19|20)\d\d(?![\p{L}\d])\s?/iu;

const noPaper = "(?!(?:the\\s|den\\s|der\\s|dem\\s)?(?:new|old|two|neuen?|alten?|beiden)(?!\\p{L}))";
const topic = "[^?.;:,\\n\\d\\s][^?.;:\\n]{2,120}?";
const ending = "\\s*(?:[?.]|$)";

/** "What has changed in the fees and the notice?": in what; where two papers are compared. */
export const changedIn = new RegExp(
  [
    `(?<!\\p{L})(?:bei|in|an)\\s${noPaper}(?<list>(?:den|der|dem|des)\\s[^?.;:\\n]{3,120}?)\\s(?:ge|ver)ändert(?!\\p{L})`,
    `(?<!\\p{L})bei\\s${noPaper}(?<bei>${topic})\\s(?:ge|ver)ändert(?!\\p{L})`,
    `(?<!\\p{L})(?:changed|different)\\s(?:in|for|with|about)\\s${noPaper}(?<en>${topic})(?=\\s(?:since|compared|between|from)(?!\\p{L})|${ending})`,
    `(?<!\\p{L})(?:changé|différent)\\s(?:pour|dans|concernant|au niveau d[eu]s?)\\s(?<fr>(?:les?\\s|la\\s|l['’])${topic})(?=\\s(?:depuis|entre|par rapport)(?!\\p{L})|${ending})`,
    `(?<!\\p{L})cambiat[oaie]\\s(?:per|in|riguardo a)\\s(?<it>(?:(?:il|lo|la|i|gli|le)\\s|l['’])${topic})(?=\\s(?:dal|rispetto|tra|fra)(?!\\p{L})|${ending})`,
    `(?<!\\p{L})cambiado\\s(?:para|en|con)\\s(?<es>(?:el|la|los|las)\\s${topic})(?=\\s(?:desde|respecto|entre)(?!\\p{L})|${ending})`,
  ].join("|"),
  "iu",
);

/** "Compare the two policies on hotels and meals": on what, told by a small word behind what is compared. */
export const comparedAfter =
  /^\W*(?:please\s|bitte\s)?(?:compare|vergleiche?|vergleichen sie|comparez|confronta|confronti|paragona|compara)\s[^?.;:\n]{3,80}?\s(?:on|by|bei|beim|nach|sur|par|pour|selon|su|sui|sulle|secondo|per|en|por|sobre|según)\s(?<list>[^?.;:\n\d]{3,160})/iu;

/** "And give me a Word table", "und mach eine Tabelle daraus": an order that stands behind a list. */
export const orderBehind =
  /(?<!\s)\s+(?:and|und|et|e|ed|y)\s(?:then\s|dann\s)?(?:give|put|make|show|present|send|write|gib|mache?|stelle?|schreibe?|zeige?|erstelle?|donnez?|donne|fais|faites|mets|mettez|présentez?|dammi|fammi|fai|metti|mettil[ie]|presenta|dame|hazme|haz|pon|ponlo)(?!\p{L}).*$/isu;

/** "As a table", "in einer Tabelle": how it is to look, behind a list. */
export const tableForm =
  /(?<!\s)\s+(?:as|in|into|als|en|dans|sous forme de|come|como)\s(?:an?\s|eine[rm]?\s|une?\s|una\s)?(?:table|tabelle|tableau|tabella|tabla|word-tabelle)(?!\p{L})/iu;

/** The same by a small word alone, at the end: "by price and guarantee", "nach Preis und Garantie". */
export const comparedBy =
  /\s(?:by|on|nach|beim|selon|d['’]après|par|per(?!\s(?:il|lo|la|i|gli|le)\s|\sl['’])|secondo|según|por)\s+(?:their\s+|the\s+|ihrem\s+|leur\s+|le\s+|la\s+|il\s+)?(?<list>[^?.;:,\n]{3,40}(?:,\s[^?.;:,\n]{3,40}){0,4})[.?!\s]*$/iu;

/** Words by which a question asks for a comparison. */
export const comparing =
  /(?<!\p{L})(?:compar\p{L}+|vergleich\p{L}*|confront\p{L}*|paragon\p{L}*|chang(?:ed|es)|differen\p{L}+|differ|unterschied\p{L}*|unterscheide\p{L}*|geändert|différen\p{L}+|changé|changements?|cambiat[oaie]|cambia|diferenci\p{L}+|cambiado|cambios)(?!\p{L})/iu;

/** Things of one kind that are compared without their names: "the two offers", "die beiden Angebote", "les trois devis". */
export const alikeThings =
  /(?<!\p{L})(?:the|these|those|our|my|die|diese|den|unsere|les|ces|nos|mes|i|gli|le|questi|queste|los|las|estos|estas)\s+(?<count>two|three|four|both|[2-4]|zwei|drei|vier|beiden|deux|trois|quatre|due|tre|quattro|dos|tres|cuatro)\s+(?<noun>[\p{L}'’-]+)|(?<!\p{L})(?<pair>both|beide|entramb[ie]|ambos|ambas)\s+(?:(?:the|i|gli|le|los|las)\s+)?(?<things>[\p{L}'’-]+)/iu;

/** The same without how many there are: "compare the offers", "vergleiche die Offerten". */
export const openThings =
  /(?<=(?:compar\p{L}{1,8}|vergleich\p{L}{0,3}|confront\p{L}{1,5}|paragon\p{L}{1,5})(?:\s(?:me|mir|moi|sie|mi|us|uns|bitte|please))?\s)(?<article>(?:(?:all\s)?(?:the|our)|(?:alle\s)?(?:die|unsere)|(?:toutes\s|tous\s)?(?:les|nos)|(?:tutt[ie]\s)?(?:i|gli|le)|(?:tod[oa]s\s)?(?:los|las))\s)(?<noun>(?:offers|quotes|quotations|bids|tenders|estimates|options|variants|packages|angebote|offerten|varianten|optionen|möglichkeiten|pakete|kostenvoranschläge|offres|devis|variantes|options|formules|offerte|preventivi|varianti|opzioni|proposte|ofertas|presupuestos|opciones|propuestas)(?!\p{L}))/iu;

/** How a language says two, three and four before things. */
export const fewNumbers: Readonly<Record<string, readonly string[]>> = {
  en: ["two", "three", "four"],
  de: ["2", "drei", "vier"],
  fr: ["deux", "trois", "quatre"],
  it: ["due", "tre", "quattro"],
  es: ["dos", "tres", "cuatro"],
};

/** How many, where it is not two. */
export const alikeCounts: ReadonlyMap<string, number> = new Map([
  ...["three", "3", "drei", "trois", "tre", "tres"].map((word) => [word, 3] as const),
  ...["four", "4", "vier", "quatre", "quattro", "cuatro"].map((word) => [word, 4] as const),
]);

/** How a sentence says that there are two, three or four of something. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...[
    "two",
    "both",
    "2",
    "zwei",
    "beide",
    "beiden",
    "deux",
    "due",
    "entrambi",
    "entrambe",
    "dos",
    "ambos",
    "ambas",
  ].map((word) => [word, 2] as const),
  ...alikeCounts,
]);
