import { addsToText } from "../../../lexicon/requests/adding-words.ts";
import { stopWords } from "../../../lib/text/stop-words.ts";
import { isFormatWord, nameFormats } from "./find-formats.ts";

export interface Conversion {
  formats: string[];
  /** It is an earlier result that is meant, by the words; else a document that is attached. */
  refersBack: boolean;
}

/** A few words seldom tell their language, so a word is a stop word in whichever it is one. */
const stops = new Set(["en", "de", "fr", "it", "es"].flatMap((language) => [...stopWords(language)]));

const backward =
  /(?<!\p{L})(from before|above|earlier|previous|last|(?:make|turn|put|save|write|give me|have) (?:it|this|that)|same|again|daraus|davon|von vorhin|vorhin|von oben|oben|obigen?|letzten?|vorherigen?|vorigen?|mach das|dasselbe|das gleiche|nochmals?|noch einmal|fais-en|faites-en|en faire|ci-dessus|précédente?|tout à l['’]heure|d['’]avant|dernière?|la même chose|le même|la même|fanne|farne|di prima|precedente|di sopra|qui sopra|ultim[oa]|lo stesso|la stessa|conviértel[oa]|hazl[oa]|haz con eso|haz de eso|pásal[oa]|anterior|de antes|de arriba|lo mismo|últim[oa])(?!\p{L})/iu;

const converting =
  /(?<!\p{L})(convert|turn|transform|export|save|konvertiere?|konvertieren|wandle?|umwandeln|exportiere?|speichere?|convertis|convertissez|transforme|transformez|exporte|enregistre|converti|converta|trasforma|esporta|salva|convierte|convierta|conviértel[oa]|transforma|exporta|guarda)(?!\p{L})/iu;

/** Words of a wish for another format that say nothing about content. */
const empty =
  /^(make|turn|put|save|write|create|convert\w*|transform\w*|export\w*|want|need|like|now|format|formato|file|files|version|copy|sheet|table|tables?|result|results|report|document|documents|answer|list|text|summary|letter|memo|data|output|above|earlier|previous|last|same|before|attached|attachment|also|thing|it|mach|mache|machen|wandle?|um|umwandeln|konvertier\w*|exportier\w*|speicher\w*|erstelle?|erzeuge|schreibe?|daraus|davon|vorhin|oben|obigen?|letzten?|vorherigen?|vorigen?|gleiche|selbe|dasselbe|ganze|nochmals?|einmal|jetzt|datei|dateien|blatt|tabelle|tabellen|ergebnis|ergebnisse|bericht|dokumente?|antwort|liste|zusammenfassung|brief|angehängte?n?|beigefügte?n?|brauche|fais|faites|fais-en|faites-en|faire|crée|convertis|convertissez|transforme|enregistre|fichiers?|feuille|tableau|résultat|rapport|réponse|résumé|lettre|ci-dessus|ci|dessus|précédente?|dernière?|tout|heure|avant|chose|même|joint|maintenant|mets|donne|fanne|farne|crea|trasforma|esporta|salva|documento|documenti|foglio|tabella|risultato|rapporto|relazione|risposta|elenco|riassunto|lettera|prima|precedente|sopra|ultim[oa]|stess[oa]|cosa|allegato|ora|adesso|metti|dammi|haz|hazl[oa]|hazme|convierte|conviértel[oa]|pásal[oa]|pasa|guarda|archivos?|hoja|tabla|resultado|informe|documentos|respuesta|lista|resumen|carta|anterior|antes|arriba|mismo|últim[oa]|eso|esto|adjunto|ahora|dame|bitte|merci|s'il|plaît|te|vous|favore|favor|gracias|thanks|danke)$/iu;

/** Words after which something new is to be found out or written, whatever else is said. */
const newWork =
  /(?<!\p{L})(summari[sz]e|compare|translate|extract|list|find|rewrite|fasse|vergleiche|übersetze|extrahiere|liste auf|finde|résume|compare|traduis|extrais|trouve|riassumi|confronta|traduci|estrai|elenca|trova|resume|compara|traduce|extrae|enumera|encuentra)(?!\p{L})/iu;
const question =
  /^\W*(what|which|who|when|where|why|how|was|welche[mnrs]?|wer|wann|wo|warum|wieso|wie|quel(?:le)?s?|qui|quand|où|pourquoi|comment|combien|che|cosa|chi|quale|quali|quando|dove|perché|quant[oiae]|qué|cuál(?:es)?|quién|cuándo|dónde|cómo|cuánt[oa]s?)(?!\p{L})/iu;
const newText =
  /(?<!\p{L})(?:an?|ein(?:e|en|em)?|une?|uno|una)\s+(?:\p{L}+\s+){0,2}(report|letter|memo|e-?mail|summary|bericht|brief|zusammenfassung|rapport|lettre|résumé|rapporto|relazione|lettera|riassunto|informe|carta|resumen)(?!\p{L})/iu;

/** At most so many words may be left over: "the price table from before" is still that table. */
const mostLeft = 1;

/** "That table", "diese Notiz": something that was made here, and no document that was given. */
const madeThing =
  /(?<!\p{L})(?:that|this|those|these|diese[rsnm]?|jene[rsnm]?|dem|der|ce|cet|cette|ces|quest[oae]|quell[oaei]|est[ea]|es[ea])\s+(?:\p{L}+\s+)?(?:tables?|lists?|letter|note|memo|report|summary|mail|e-mail|slides|presentation|tabellen?|liste|brief|notiz|bericht|zusammenfassung|präsentation|tableau|lettre|rapport|résumé|courriel|présentation|tabella|tabelle|elenco|lettera|nota|promemoria|rapporto|relazione|riassunto|presentazione|tabla|lista|carta|informe|resumen|presentación)(?!\p{L})/iu;

export function refersToEarlier(text: string): boolean {
  return backward.test(text) || madeThing.test(text);
}

/**
 * A wish to have something that is there already as another format, and nothing else. The words in the names
 * of the documents at hand say which one is meant.
 */
export function findConversion(text: string, fileNames: readonly string[]): Conversion | undefined {
  const formats = nameFormats(text);
  if (formats.length === 0 || addsToText.test(text)) return undefined;
  const bare = withoutNames(text, fileNames);
  if ([newText, newWork, question].some((pattern) => pattern.test(bare))) return undefined;
  const refersBack = refersToEarlier(text);
  const names = new Set(fileNames.flatMap(wordsOf));
  const isAbout = wordsOf(text).some((word) => names.has(word) && !empty.test(word));
  if (!refersBack && !converting.test(text) && !isAbout) return undefined;
  const left = wordsOf(text).filter((word) => {
    return ![stops.has(word), empty.test(word), isFormatWord(word), names.has(word)].includes(true);
  });
  // without a word that points back, a single foreign word can turn it into a question
  return left.length > (refersBack ? mostLeft : 0) ? undefined : { formats, refersBack };
}

/** What a file is called asks for nothing: "price-list.md" is no list to be made. */
function withoutNames(text: string, fileNames: readonly string[]): string {
  const forms = fileNames.flatMap((name) => {
    const stem = name.replace(/\.[^.]+$/u, "");
    return [name, stem, stem.replaceAll(/[._-]+/gu, " ")].filter((form) => form.length > 2);
  });
  return forms.reduce((left, form) => left.replaceAll(form.toLowerCase(), " "), text.toLowerCase());
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}
