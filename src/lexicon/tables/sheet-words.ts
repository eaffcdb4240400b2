import type { Language, WordsByLanguage } from "../words-by-language.ts";

/** Verbs that only say that something is there or takes place, at the time or place that stands beside them. */
export const happeningVerbs: WordsByLanguage = {
  en: "take place|takes place|took place|taking place|start|starts|started|starting|begin|begins|beginning|run|runs|held|happen|happens|scheduled|planned|due|on|offered|available",
  de: "statt|finden statt|findet statt|stattfinden|stattfindet|beginnen|beginnt|begann|starten|startet|fängt|fangen|anfangen|läuft|laufen|geplant|angesetzt|angeboten|steht an|stehen an|fällig",
  fr: "a lieu|ont lieu|aura lieu|auront lieu|lieu|commence|commencent|commençant|débute|débutent|se tient|se tiennent|tient|tiennent|prévu|prévus|prévue|prévues|proposé|proposés",
  it: "si tiene|si tengono|tiene|tengono|ha luogo|hanno luogo|luogo|comincia|cominciano|inizia|iniziano|parte|partono|previsto|prevista|previsti|previste|svolge|svolgono",
  es: "tiene lugar|tienen lugar|lugar|empieza|empiezan|comienza|comienzan|inicia|inician|se celebra|se celebran|celebra|celebran|previsto|prevista|previstos|previstas|programado|programados",
};

/** Verbs that only tie a row to a value beside them: who lives where, who leads what, what lies where. */
export const relatingVerbs: WordsByLanguage = {
  en: "live|lives|lived|living|stored|kept|lie|lies|stand|stands|sit|sits|drive|drives|driven|lead|leads|led|teach|teaches|taught|run by|assigned|registered|come from|comes from|look after|looks after|responsible|in charge|deal|deals|handle|handles|use|uses|used|go|went|gone|have got|has got|do|spend|spent|buy|buys|bought|deliver|delivers|delivered|supply|supplies|supplied|on hand|in total|entered|join|joined|times|play|plays|played|sing|sings|attend|attends|attended|learn|learns|study|studies|order|ordered|orders|keep|find|sing in|taking part|take part|takes part|is leading|leading|bring in|brings in|brought in|raise|raised|take in|took in|earn|earned|goes on|went on",
  de: "wohnt|wohnen|wohnhaft|lagert|lagern|gelagert|steht|stehen|sitzt|sitzen|leben|lebt|fährt|fahren|leitet|leiten|geleitet|unterrichtet|unterrichten|betreut|betreuen|zugeteilt|eingeteilt|zuständig|verantwortlich|kümmert|kümmern|besitzt|besitzen|liefert|liefern|geliefert|kauft|gekauft|benutzt|genutzt|gehen|ging|gingen|führt|führen|führte|führten|eingetreten|mal|spielt|spielen|singt|singen|besucht|besuchen|lernt|lernen|bestellt|bestellen|bezogen|beziehen|finde|findet|nehmen teil|teilnehmen|machen mit|ergeben|ergibt|entfiel|entfielen|drauf|eingebracht|bringt|brachte|brachten|eingenommen|gelaufen|läuft",
  fr: "habite|habitent|habitant|vit|vivent|domicilié|domiciliés|stocké|stockés|stockée|stockées|rangé|rangés|conduit|conduisent|dirige|dirigent|donne|donnent|donné|enseigne|anime|animé|animés|occupe|occupent|responsable|chargé|chargée|attribué|attribués|livre|livré|acheté|achetés|utilisé|utilisés|allé|allée|allées|entré|entrés|entrée|entrées|fois|joue|jouent|chante|chantent|suit|suivent|apprend|apprennent|commandé|commandés|achetons|participe|participent|range|rangent|rapporté|rapporte|rapportent|encaissé|encaissée|consacré|consacrées",
  it: "abita|abitano|vive|vivono|residente|residenti|conservato|conservati|guida|guidano|dirige|dirigono|insegna|insegnano|tiene|tenuti|tenuto|occupa|occupano|responsabile|incaricato|assegnato|assegnati|fornisce|fornito|forniti|comprato|comprati|usato|usati|andato|andata|andati|andate|entrato|entrati|sta|stanno|volte|gioca|giocano|canta|cantano|frequenta|frequentano|impara|imparano|ordinato|ordinati|compriamo|partecipa|partecipano|reso|rende|fruttato|incassato|dedicate|dedicato",
  es: "vive|viven|reside|residen|guardado|guardados|conduce|conducen|dirige|dirigen|imparte|imparten|enseña|enseñan|ocupa|ocupan|responsable|encargado|asignado|asignados|suministra|entregado|comprado|comprados|usado|usados|ido|ingresado|veces|juega|juegan|canta|cantan|asiste|asisten|aprende|aprenden|pedido|compramos|participa|participan|recaudado|recaudó|ingresado|aportado|dedicadas|dedicado",
};

/** "A le plus vendu": the most and the least of what a verb says. */
export const byVerb: Readonly<Record<"most" | "fewest", WordsByLanguage>> = {
  most: { fr: "le plus" },
  fewest: { fr: "le moins" },
};

/** What one must, may or can do changes nothing of what a cell says. */
export const modalVerbs: WordsByLanguage = {
  en: "must|should|shall|may|might|will|have to|has to|need to|needs to|supposed to",
  de: "muss|musst|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|kannst|können|könnte|tun",
  fr: "dois|doit|doivent|devons|devez|faut|peut|peux|peuvent|pouvons|pouvez|faire",
  it: "devo|deve|devono|dobbiamo|bisogna|posso|può|possono|possiamo|si deve|fare",
  es: "debo|debe|deben|debemos|hay que|puedo|puede|pueden|podemos|hacer",
};

/** What is bought with a price, whatever it is called: it names no row by itself. */
export const ticketNouns: WordsByLanguage = {
  en: "ticket|tickets|pass|card|admission|piece|unit|copy",
  de: "karte|karten|billett|ticket|tickets|abo|eintritt|eintrittskarte|stück|exemplar",
  fr: "billet|billets|carte|abonnement|ticket|pied|pièce|unité|exemplaire",
  it: "biglietto|biglietti|abbonamento|tessera|carta|pezzo|unità|esemplare",
  es: "billete|billetes|abono|tarjeta|entrada|pieza|unidad|ejemplar",
};

/** "How many times": rows are counted. */
export const timesNouns: WordsByLanguage = {
  en: "times|entries|rows",
  de: "male|mal|einträge|zeilen",
  fr: "fois|entrées|lignes",
  it: "volte|righe|registrazioni",
  es: "veces|filas|registros",
};

/** Words for money and amounts that name no column of their own. */
export const moneyNouns: WordsByLanguage = {
  en: "money|amount|amounts|pounds|euros|francs|dollars",
  de: "geld|betrag|beträge|franken|euro|euros",
  fr: "argent|montant|montants|francs|euros",
  it: "soldi|denaro|importo|importi|franchi|euro",
  es: "dinero|importe|importes|francos|euros",
};

/** What may stand between "which" and the things that are to be listed. */
export const besideNoun =
  /^\s*(?:of\s)?(?:(?:are|were|sind|waren|sont|étaient|sono|erano|son|eran)\s)?(?:(?:all|alle|tous|toutes|tutti|tutte|todos|todas)\s)?(?:(?:the|die|der|les|i|gli|le|los|las)\s)?$/iu;

const german = (ordinal: string) =>
  new RegExp(
    `(?<!\\p{L})(${ordinal})(?=(?:meist|höchst|hoechst|größt|grösst|tiefst|niedrigst|kleinst|geringst|teuerst|billigst|günstigst|längst|ältest|jüngst|wenigst|stärkst|schwächst|neuest)\\p{L}*)`,
    "iu",
  );
const before = (ordinal: string, next: string) =>
  new RegExp(`(?<!\\p{L})((?:${ordinal})[\\s-])(?=(?:${next})(?!\\p{L}))`, "iu");
const english = (ordinal: string) =>
  before(
    ordinal,
    "most|fewest|least|highest|lowest|largest|smallest|biggest|greatest|cheapest|dearest|longest|oldest|newest",
  );

/** "Second", "third" and so on before a word that sets one above all others; the first of each list is the second. */
export const ordinalsBefore: Readonly<Record<Language, readonly RegExp[]>> = {
  en: ["second|2nd", "third|3rd", "fourth|4th", "fifth|5th"].map(english),
  de: ["zweit", "dritt", "viert", "fünft"].map(german),
  fr: ["deuxième|second|seconde|2e", "troisième|3e", "quatrième|4e", "cinquième|5e"].map((one) =>
    before(one, "plus|moins"),
  ),
  it: ["secondo|seconda|2°", "terzo|terza|3°", "quarto|quarta", "quinto|quinta"].map((one) =>
    before(one, "più|meno|maggiore|minore"),
  ),
  es: ["segundo|segunda", "tercer|tercero|tercera", "cuarto|cuarta", "quinto|quinta"].map((one) =>
    before(one, "más|menos|mayor|menor"),
  ),
};
