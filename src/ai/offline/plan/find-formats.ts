/** Words for a file format and the extension they mean. */
const formats: readonly { extension: string; words: string }[] = [
  { extension: "docx", words: "word|docx|ms word|microsoft word" },
  {
    extension: "xlsx",
    words: "excel|xlsx|spreadsheet|workbook|tabellenkalkulation|tableur|foglio di calcolo|hoja de cálculo",
  },
  { extension: "pdf", words: "pdf" },
  {
    extension: "pptx",
    words:
      "powerpoint|pptx|slide deck|slides|presentation|präsentation|folien|présentation|diapositives|presentazione|presentación",
  },
  { extension: "html", words: "html|web page|webseite|page web|pagina web|página web" },
  { extension: "md", words: "markdown|md" },
  { extension: "csv", words: "csv" },
  {
    extension: "txt",
    words: "txt|plain text|plain-text|text file|textdatei|fichier texte|file di testo|archivo de texto",
  },
  { extension: "json", words: "json" },
];

const leadIn =
  "as|into|in|to|als|im|ins|en|au|dans|sous forme de|format|come|como|nel|su|formato|create|make|generate|produce|erstelle|generiere|crée|génère|crea|genera";
/** "In un foglio Excel", "dans un tableau Excel"; with "the" it is one that is there. */
const sheet =
  "(?:\\s+(?:une?|una|uno|eine[mr]?)(?:\\s+(?:nouve(?:au|lle)|nuov[oa]|nuev[oa]|neuen?))?\\s+(?:foglio|tabella|elenco|lista|tableau|feuille|classeur|liste|hoja|tabla|libro)(?:\\s+(?:de|di|d['’]))?)";
const between = `(?:${sheet})?(?:\\s+(?:an?|one|the|ein|eine|einen|einem|das|un|une|uno|una|format|formato|file|fichier|me|mir)){0,3}`;

/** "As PDF and Word": what follows a format that was asked for is asked for as well. */
const anyFormat = `\\.?(?:${formats.map(({ words }) => words).join("|")})`;
const joint =
  "(?:[\\s-]+(?:file|document|sheet|datei|dokument|fichier|archivo|documento))?(?:\\s*,\\s*|\\s*[/+&]\\s*|\\s*,?\\s+(?:and|or|und|oder|sowie|et|ou|e|ed|o|y|u)\\s+)(?:(?:an?|ein(?:e|en)?|une?|una|uno)\\s+)?";

/** "Prepare a short Word report": with a verb that makes something, a format in front of a thing is asked for. */
const making =
  /(?<!\p{L})(?:write|draft|compose|create|make|prepare|generate|produce|deliver|build|give|need|want|put together|send|export|schreibe?|verfasse|entwirf|erstelle[n]?|erstell|mache?n?|generiere|liefere?|gib|geben|brauche[n]?|exportiere|rédige[rz]?|écris|écrivez|crée[rz]?|génère|prépare[rz]?|fournis|livre[rz]?|donne[rz]?|fais|faites|faire|exporte|scrivi|redigi|crea|genera|prepara|ricava|fornisci|consegna|dammi|fai|fammi|farmi|farci|fare|esporta|serve|preparami|scrivimi|redacta|escribe|elabora|genera|entrega|dame|haz|hazme|hacerme|exporta|prepárame)(?!\p{L})/iu;
const made =
  "(?:an?|one|ein(?:e|en|em)?|une?|uno|una|each|je)\\s+(?:(?!(?:of|from|in|on|to|for|von|aus|de|del|della|di)\\s)[\\p{L}\\p{N}-]+\\s+){0,2}?(?:[\\p{L}]+-)?";

/** "Word, please." and "Bitte als PDF": a sentence of its own that names nothing but what it is to be. */
const courtesy =
  "please|thanks|thank you|bitte|danke|s['’]il (?:vous|te) plaît|svp|stp|merci|per favore|per piacere|grazie|por favor|gracias";
const alone = (words: string) => {
  const thing = `(?:${words})(?:[\\s-]+(?:file|document|sheet|format|datei|dokument|formato|fichier|archivo|documento))?`;
  return `(?<=(?:^|[.!?;:,–—\\n])\\s{0,3})(?:${thing}\\s*,?\\s*(?:${courtesy})|(?:${courtesy})\\s*,?\\s*${thing})\\s*(?=[.!]|$)`;
};

/** Extensions of the files that a message asks for; names of files that are there already do not count. */
export function findFormats(message: string): string[] {
  const asked = (words: string) =>
    `(?:${leadIn})${between}\\s*:?\\s*(?:${anyFormat}${joint}){0,4}\\.?(?:${words})`;
  const isMade = making.test(message);
  return matchFormats(message, (words) =>
    [asked(words), alone(words), ...(isMade ? [`${made}(?:${words})`] : [])].join("|"),
  );
}

/** Every format that is named at all, for a message of which it is known that it asks for one. */
export function nameFormats(message: string): string[] {
  return matchFormats(message, (words) => `\\.?(?:${words})`);
}

const fileName = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+\.[a-z0-9]{2,5}\b/gu;

export function isFormatWord(word: string): boolean {
  return formats.some(({ words }) => words.split("|").includes(word));
}

function matchFormats(message: string, toPattern: (words: string) => string): string[] {
  const text = message.toLowerCase().replaceAll(fileName, " ");
  return formats
    .filter(({ words }) => new RegExp(`(?<!\\p{L})(?:${toPattern(words)})(?!\\p{L})`, "u").test(text))
    .map(({ extension }) => extension);
}
