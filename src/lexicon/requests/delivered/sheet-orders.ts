import type { Language } from "../../words-by-language.ts";

const made =
  "(?:excel|xlsx|csv)(?:[\\s-](?:files?|sheets?|lists?|tables?|spreadsheets?|workbook|datei|liste|tabelle|übersicht|aufstellung|blatt|mappe))?|spreadsheets?|workbook|" +
  "(?:fichier|tableau|feuille|liste|classeur|file|foglio|elenco|lista|tabella|archivo|hoja|tabla)\\s+(?:di\\s|de\\s)?(?:excel|xlsx|csv|calcolo|calcul|cálculo)|tableur";
const articles =
  "(?:an?|one|the|my|ein(?:e[nmrs]?)?|der|die|das|une?|le|la|un[oa]?|il|lo|el)\\s+(?:(?:new|short|separate|neue[nrs]?|kurze|nouve(?:au|lle)|nuov[oa]|nuev[oa])\\s+)?";

/** Where an order names the sheet that rows are to stand in: "into an Excel file", "als Excel". */
export const sheetNamed = new RegExp(
  `(?<!\\p{L})(?:(?:as|in|into|to|als|en|dans|sous forme d['’e]\\s?|au format|come|su|nel|como|a)\\s+)?(?:${articles})?(?:${made})(?!\\p{L})`,
  "iu",
);

/** What an order of rows opens with: whom it asks, and to do what. */
export const listOpening =
  /^(?:(?:please|bitte|s['’]il (?:te|vous) plaît,?|per favore,?|por favor,?|hi|hello|hallo|bonjour|buongiorno|ciao)[\s,]+)?(?:(?:can|could|would|will) you|kannst du|können sie|könnten sie|könntest du|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|puoi|può|potresti|potrebbe|puedes|puede|podrías|i (?:would|['’]d) like|i['’]d like|i (?:need|want)|we need|ich brauche|ich hätte gerne?|ich möchte|wir brauchen|je voudrais|j['’]aimerais|il me faut|j['’]ai besoin d['’e]\s?|vorrei|mi serve|mi servono|ho bisogno di|quiero|necesito)?\s*(?:(?:please|bitte)\s+)?(?:(?:make|create|give|prepare|generate|produce|put|write|build|send|get|list|show|extract|export|collect|compile|pull|copy|draw up|mach|mache|erstelle|erstell|gib|liefere|schreib|schreibe|stell|stelle|pack|packe|liste|zeig|zeige|extrahiere|exportiere|sammle|trage|fais|faites|crée|créez|donne|donnez|prépare|préparez|établis|dresse|mets|mettre|me faire|faire|liste|listez|extrais|exporte|fai|fammi|farmi|farci|fare|crea|creami|prepara|preparami|dammi|metti|mettimi|elenca|elencami|estrai|esporta|haz|hazme|crea|dame|prepara|prepárame|pon|lista|extrae|exporta)(?!\p{L})[\s-]*)?(?:(?:me|us|mir|uns|moi|nous|mi|ci)(?!\p{L})\s*)?(?:(?:please|bitte)\s+)?/iu;

/** Between a sheet and what it is to hold, and words for all of it. */
export const listLink =
  /^[\s,:–-]*(?:(?:with|of|containing|showing|listing|for|mit|von|über|zu|aus|in|into|avec|contenant|de|des|du|d['’]|con|di|dei|degli|delle|del|della|contenente|que contenga)(?!\p{L})\s*)?(?:(?:only|just|nur|uniquement|seulement|solo|soltanto|sólo)\s+)?(?:(?:a list of|the list of|eine liste|une liste|un elenco|una lista)\s+(?:(?:of|with|von|mit|aller|der|de|des|di|dei|con)\s+)?)?(?:(?:all|every|each|any|alle[nrs]?|sämtliche[nrs]?|jede[nrs]?|tous|toutes|chaque|tutt[ie]|ogni|todos|todas|cada)(?!\p{L})\s*)?(?:(?:of\s)?(?:the|our|my|der|die|das|den|unsere[nr]?|les|nos|mes|gli|i|le|los|las|nuestr[oa]s)\s+)?/iu;

/** What a German order ends with: its verb or the rest of it. */
export const listEnding =
  /(?:\s+(?:auf|zusammen|heraus|aus|geben|machen|erstellen|packen|exportieren|auflisten|zusammenstellen|liefern|schicken|senden|schreiben))?(?:[\s,]+(?:please|bitte|thanks|thank you|danke|s['’]il (?:te|vous) plaît|merci|per favore|grazie|por favor|gracias))?[\s.!?]*$/iu;

/** Before the columns that are wanted: "…, with code and date", "…: name and phone". */
export const columnsLead =
  /,?\s+(?:(?:and|und|et|e|y)\s+)?(?:with|showing|including|mit|samt|inklusive|avec|con|incluyendo)\s+|:\s+|\s\(/giu;

/** How a question opens that asks for rows. */
export const whichOnes: Readonly<Record<Language, string>> = {
  en: "Which",
  de: "Welche",
  fr: "Quels",
  it: "Quali",
  es: "Qué",
};

const makes =
  "make|create|prepare|generate|produce|build|draw up|compile|put together|mach|mache|machen sie|erstelle|erstell|erstellen sie|generiere|bereite|crée|créez|fais|faites|prépare|préparez|établis|établissez|génère|crea|creami|fai|fammi|prepara|preparami|genera|elabora|haz|hazme|prepárame";

/** An order to make a sheet of what documents hold: nothing is written freely. */
export const makesSheet = new RegExp(
  `^(?:${makes})(?:[\\s-](?:me|us|mir|uns|moi|nous|bitte|please))*\\s+(?:${articles})?(?:${made})\\s+(?!(?:comparing|zum vergleich))`,
  "iu",
);

/** Rows are picked out: by a clause, or by a month. What picks them must be understood. */
export const picksRows =
  /,\s+(?:die|der|das|deren|welche|bei denen|für die)\s|(?<!\p{L})(?:that|who|which|whose|where)\s+(?:\p{L}+\s)|(?<!\p{L})(?:qui|dont|où|che|il cui|la cui|donde|cuy[oa]s?)\s+\p{L}|(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)(?!\p{L})|(?<!\p{L})in May(?!\p{L})|(?<!\p{L})(?:below|above|under|over|unter|über|sous|sotto|sopra|oltre)\s+(?:the|dem|der|le|la|il)\s/iu;

/** Something has not been done so far: the cell that would say so is empty, or says no. */
export const notDone =
  /(?<!\p{L})(?:not yet|not|haven['’]t|hasn['’]t|still have to|still has to|without|noch nicht|nicht|noch kein(?:e[nrms]?)?|kein(?:e[nrms]?)?|ohne|pas encore|pas|sans|non (?:hanno|ha|sono|è) ancora|non (?:hanno|ha|sono|è)|non ancora|non|senza|todavía no|aún no|no (?:han|ha|están|está)|sin)(?!\p{L})/iu;

/** Beside what has not been done they change nothing. */
export const yetWords =
  /(?<!\p{L})(?:yet|still|so far|noch|bisher|bislang|encore|jusqu['’]ici|ancora|finora|todavía|aún|been|be|have|has|had|are|is|were|was|haben|hat|sind|ist|wurde[n]?|worden|sein|ont|a|sont|est|été|hanno|ha|sono|è|stat[oaie]|han|están|está|sido)(?!\p{L})/giu;

/** A column that is wanted more than once: "both prices", "alle Preise". */
export const bothOf =
  /^(?:both|all(?: the)?|two|the two|beide[nr]?|alle[nr]?|die beiden|les deux|tous les|toutes les|entramb[ie]|tutt[ie]|i due|le due|ambos|ambas|todos los|los dos)(?!\p{L})/iu;
