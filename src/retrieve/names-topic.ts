import { numberWords } from "../lib/text/number-words.ts";
import { segmentWords } from "../lib/text/segment-words.ts";
import { stopWords } from "../lib/text/stop-words.ts";

/** Words that ask for something without saying what about, in five languages. */
const asking = new RegExp(
  `^(?:${[
    "summar(?:y|ies|i[sz]e[ds]?|i[sz]ing)|overview|outline|abstract|gist|recap|describe|explain|present|show|list|extract|key|main|important|central|points?|facts?|contents?|documents?|files?|texts?|reports?|papers?|attach(?:ed|ments?)|pages?|whole|entire|brief(?:ly)?|short|sentences?|paragraphs?|bullets?|write|make|create|provide|read|analy[sz]e|say|says|words?|put|together|topics?",
    "fass|fasse|fassen|zusammen|zusammenfass\\w*|überblick|übersicht|kurzfassung|inhalte?|wichtig\\w*|wesentlich\\w*|punkte?n?|kernaussagen?|hauptaussagen?|dokumente?n?s?|datei(?:en)?|texte?s?|berichte?s?|anhang|beilagen?|seiten?|ganze?[nrs]?|kurze?n?|satz|sätzen?|stichpunkten?|stichworten?|erstellen?|schreiben?|machen?|gib|lies|lesen|analysieren?|beschreiben?|erklären?|geht|steht|drin|wörtern?|themen?",
    "résum\\p{L}*|synthès\\p{L}*|synthétis\\p{L}*|aperçu|fichiers?|textes?|rapports?|contenu|clés?|principa\\p{L}*|importante?s?|phrases?|courte?s?|brièvement|fais|fait|faire|écris|rédige|donne|présente|décris|explique|parle|mots?|sujet",
    "riassu\\p{L}*|sintesi|sintetizz\\p{L}*|panoramica|documenti?|documento|testi?|testo|rapporto|relazione|contenuto|punti?|punto|principal\\p{L}*|importanti?|importante|frasi?|frase|brevemente|breve|scrivi|fai|crea|descrivi|spiega|parla|parole|tratta",
    "resum\\p{L}*|síntesis|sintetiza\\p{L}*|documentos?|archivos?|ficheros?|textos?|informes?|contenido|puntos?|principales?|importantes?|claves?|frases?|corto|escribe|haz|describe|explica|trata|palabras?",
  ].join("|")})$`,
  "iu",
);

/** Whether a request says what it is about; the names of the files it is to be found in do not count. */
export function namesTopic(
  text: string,
  given: { language?: string; fileNames: readonly string[] },
): boolean {
  const plain = given.fileNames.reduce((left, name) => left.replaceAll(name, " "), text);
  // a request may mix languages, and what is no topic in one of them is rarely one in another
  const languages = ["en", "de", "fr", "it", "es", given.language ?? ""];
  const small = numberWords();
  const isEmpty = (word: string) =>
    asking.test(word) ||
    small.has(word) ||
    /^\p{N}{1,2}$/u.test(word) ||
    languages.some((language) => stopWords(language).has(word));
  return segmentWords(plain).some((word) => !isEmpty(word.text.toLowerCase()));
}
