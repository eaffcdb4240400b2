import { createCueFinder } from "./match-cue.ts";

/** What people call a text they paste, in en, de, fr, it and es. */
const nouns =
  "texts?|articles?|passages?|paragraphs?|documents?|story|e-?mails?|mails?|messages?|letters?|reviews?|reports?|notes?|minutes|transcripts?|conversations?|dialogues?|chats?|logs?|code|snippets?|functions?|scripts?|programs?|tables?|data(?:set)?|csv|json|xml|lists?|excerpts?|essays?|abstracts?|posts?|sources?|speech|poems?|lyrics|contracts?|descriptions?|situations?|problems?|scenarios?|cases?|inputs?|contents?|implementations?|" +
  "artikels?|abschnitte?|absätze|absatz|dokumente?s?|geschichte|nachricht(?:en)?|briefe?s?|berichte?s?|protokolle?s?|gesprächs?|tabellen?|daten|listen?|auszugs?|auszug|log-auszug|aufsatz|beitrags?|beitrag|quellen?|rede|gedichts?|vertrags?|vertrag|beschreibung|" +
  "textes?|paragraphes?|histoire|courriels?|lettres?|rapports?|compte[- ]rendu|transcription|journal|tableaux?|données|listes?|extraits?|essai|discours|poème|contrats?|" +
  "testi|testo|articol[oi]|bran[oi]|paragraf[oi]|document[oi]|storia|messaggi[o]?|letter[ae]|relazion[ei]|verbale|trascrizion[ei]|conversazion[ei]|codice|programma|tabell[ae]|dati|elenc(?:o|hi)|estratt[oi]|saggio|font[ei]|discorso|contratt[oi]|" +
  "textos?|artículos?|pasajes?|párrafos?|documentos?|historia|correos?|mensajes?|cartas?|informes?|transcripción|conversación|registros?|código|tablas?|datos|listas?|extractos?|ensayos?|fuentes?|discurso|contratos?";

const pointers =
  "this|these|that|those|the|my|our|his|her|their|following|given|attached|pasted|" +
  "dies(?:e[rnms]?)?|der|den|dem|des|das|die|mein(?:e[rnms]?)?|unser(?:e[rnms]?)?|folgende[rnms]?|obige[rnms]?|nachstehende[rnms]?|" +
  "ce|cet|cette|ces|le|la|les|l|mon|ma|mes|notre|nos|quest[oaie]|quest|il|lo|gli|i|mio|mia|nostr[oa]|este|esta|estos|estas|el|los|las|mi|nuestr[oa]";

const places = createCueFinder(
  (
    "the following|as follows|given below|see below|below|above|you are given|you will be given|you are provided|here is|here are|here's|" +
    "folgende|folgender|folgendes|folgenden|folgendem|nachstehend|untenstehend|unten|oben|hier ist|hier sind|hier der|hier das|hier die|" +
    "suivant|suivante|suivants|suivantes|ci-dessous|ci-dessus|voici|seguente|seguenti|qui sotto|qui sopra|ecco|" +
    "siguiente|siguientes|a continuación|aquí está|aquí tienes"
  ).split("|"),
);

const pointed = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${pointers})['’]?\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:${nouns})(?![\\p{L}\\p{N}])`,
  "iu",
);
const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${nouns})(?![\\p{L}\\p{N}])`, "iu");

/** "this text", "the following", "ci-dessous": words that need something to point at. */
export function pointsAtSource(text: string): boolean {
  return pointed.test(text) || places(text).length > 0;
}

const pronouns = createCueFinder(
  (
    "this|that|these|those|it|them|here|das|dies|diese|dieses|es|davon|daraus|darauf|darin|dazu|hier|" +
    "ceci|cela|ça|celui-ci|y|en|ici|le|la|les|questo|questa|questi|queste|qui|ne|lo|esto|eso|aquí"
  ).split("|"),
);

/** "Turn this into three points": a short sentence that says nothing without something beside it. */
export function pointsVaguely(text: string): boolean {
  return text.length <= 150 && pronouns(text).length > 0;
}

/** "Article", "Here are the data": it names a kind of text. */
export function namesSource(text: string): boolean {
  return named.test(text);
}

/** A short line that announces what comes next. */
export function isAnnouncement(line: string): boolean {
  const text = line.trim();
  if (text.length === 0 || text.length > 120) return false;
  if (/[:：]$/u.test(text)) return true;
  return text.length <= 60 && /[.…]$/u.test(text) && namesSource(text) && places(text).length > 0;
}
