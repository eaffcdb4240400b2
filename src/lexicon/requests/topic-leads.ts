/** Before what a text is to be about: "a memo about …", "une lettre qui résume …". */
export const topicLead =
  /(?<!\p{L})(?:about|regarding|concerning|covering|summari[sz]ing|explaining|describing|(?:that|which) (?:summari[sz]es|explains|covers|describes)|über|betreffend|bezüglich|rund um|zu (?:den|unseren|unsern)(?: themen)?|concernant|à propos (?:de|du|des)|au sujet (?:de|du|des)|qui (?:résume|explique|présente|décrit|rappelle)|riguardo (?:a|al|alla|ai|alle)|riguardante|riguardanti|che (?:riassume|riassuma|spiega|spieghi|presenta|presenti|descrive|descriva|ricorda|ricordi)|sobre|acerca de|que (?:resuma|resume|explica|explique|presenta|describe|recuerda))(?:\s+(?:how|what|wie|comment|come|cómo))?\s+/iu;

/** German says it at the end: "ein Schreiben, das Miete, Dauer und Frist zusammenfasst". */
export const topicEnd =
  /,\s+(?:der|die|das|welche[rs]?)\s+(?<list>[^,.;:?!][^.;:?!]*?)\s+(?:kurz\s+)?(?:zusammenfasst|erklärt|beschreibt|erläutert|darlegt)(?!\p{L})/iu;

/** Behind the topics: how they are dealt with, or of which paper they are. */
export const topicTail =
  /(?<!\s)\s+(?:(?:is|are|was|were) \p{L}+|works?|(?:geregelt|gehandhabt|organisiert) (?:ist|sind|wird|werden)|(?:est|sont) \p{L}+|(?:è|sono) \p{L}+)$/iu;

const form =
  "(?<!\\s)(?:,?\\s+)(?:as|als|en|in|im|come|como|au format|in formato|en formato)\\s+(?:(?:an?|ein(?:e|em|er)?|une?|un[ao]?)\\s+)?(?:word|pdf|excel|powerpoint|docx|xlsx|pptx|html|markdown)(?:[\\s-](?:file|document|format|datei|dokument|fichier|documento))?(?!\\p{L})";

/** A text for whom: no topic of it. */
export const topicForm = new RegExp(`${form}.*$`, "iu");

/** The format alone, with the comma behind it: "a note, in Word, with the dates". */
export const formPhrase = new RegExp(`${form}(?:,(?=\\s))?`, "giu");

const rulings = {
  en: "rules|regulations|provisions|guidelines|conditions|arrangements|changes|news|information|facts|details",
  de: "regeln|regelungen|vorschriften|bestimmungen|richtlinien|bedingungen|änderungen|neuerungen|informationen|angaben",
  fr: "règles|dispositions|consignes|directives|conditions|changements|nouveautés|informations",
  it: "regole|norme|disposizioni|direttive|condizioni|cambiamenti|novità|informazioni",
  es: "reglas|normas|disposiciones|directrices|condiciones|cambios|novedades|información",
};

/** "The new travel rules on trains" before "and planes": that something is ruled there is said of both, and names neither. */
export const ruledLead = new RegExp(
  `^(?:[\\p{L}’'-]+\\s){0,4}?(?:${Object.values(rulings).join("|")})\\s(?:[\\p{L}-]+\\s){0,2}?(?:on|about|for|regarding|concerning|zum|zur|zu(?:\\sden)?|über|für|bei|betreffend|sur|concernant|pour|relatives?\\saux?|su|sui|sulle|sugli|sulla|per|sobre|para)\\s`,
  "iu",
);
