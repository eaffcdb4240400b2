/** What people call a text they paste, in en, de, fr, it and es. */
export const pastedTexts =
  "texts?|articles?|passages?|paragraphs?|documents?|story|e-?mails?|mails?|messages?|letters?|reviews?|reports?|notes?|minutes|transcripts?|conversations?|dialogues?|chats?|logs?|code|snippets?|functions?|scripts?|programs?|tables?|data(?:set)?|csv|json|xml|lists?|excerpts?|essays?|abstracts?|posts?|sources?|speech|poems?|lyrics|contracts?|descriptions?|situations?|problems?|scenarios?|cases?|inputs?|contents?|implementations?|" +
  "artikels?|abschnitte?|absätze|absatz|dokumente?s?|geschichte|nachricht(?:en)?|briefe?s?|berichte?s?|protokolle?s?|gesprächs?|tabellen?|daten|listen?|auszugs?|auszug|log-auszug|aufsatz|beitrags?|beitrag|quellen?|rede|gedichts?|vertrags?|vertrag|beschreibung|" +
  "textes?|paragraphes?|histoire|courriels?|lettres?|rapports?|compte[- ]rendu|transcription|journal|tableaux?|données|listes?|extraits?|essai|discours|poème|contrats?|" +
  "testi|testo|articol[oi]|bran[oi]|paragraf[oi]|document[oi]|storia|messaggi[o]?|letter[ae]|relazion[ei]|verbale|trascrizion[ei]|conversazion[ei]|codice|programma|tabell[ae]|dati|elenc(?:o|hi)|estratt[oi]|saggio|font[ei]|discorso|contratt[oi]|" +
  "textos?|artículos?|pasajes?|párrafos?|documentos?|historia|correos?|mensajes?|cartas?|informes?|transcripción|conversación|registros?|código|tablas?|datos|listas?|extractos?|ensayos?|fuentes?|discurso|contratos?";

/** Words that point at a text. */
export const textPointers =
  "this|these|that|those|the|my|our|his|her|their|following|given|attached|pasted|" +
  "dies(?:e[rnms]?)?|der|den|dem|des|das|die|mein(?:e[rnms]?)?|unser(?:e[rnms]?)?|folgende[rnms]?|obige[rnms]?|nachstehende[rnms]?|" +
  "ce|cet|cette|ces|le|la|les|l|mon|ma|mes|notre|nos|quest[oaie]|quest|il|lo|gli|i|mio|mia|nostr[oa]|este|esta|estos|estas|el|los|las|mi|nuestr[oa]";

/** Where the text is said to be. */
export const textPlaces =
  "the following|as follows|given below|see below|below|above|you are given|you will be given|you are provided|here is|here are|here's|" +
  "folgende|folgender|folgendes|folgenden|folgendem|nachstehend|untenstehend|unten|oben|hier ist|hier sind|hier der|hier das|hier die|" +
  "suivant|suivante|suivants|suivantes|ci-dessous|ci-dessus|voici|seguente|seguenti|qui sotto|qui sopra|ecco|" +
  "siguiente|siguientes|a continuación|aquí está|aquí tienes";

/** Small words that say nothing without something beside them. */
export const vaguePointers =
  "this|that|these|those|it|them|here|das|dies|diese|dieses|es|davon|daraus|darauf|darin|dazu|hier|" +
  "ceci|cela|ça|celui-ci|y|en|ici|le|la|les|questo|questa|questi|queste|qui|ne|lo|esto|eso|aquí";
