/** How a user is told that a document is too long to be read whole; {document} and {megabytes} are filled in. */
const words: Readonly<Record<string, string>> = {
  en: "{document} is long ({megabytes} MB): the passages nearest to the request were read, and calculations over a csv file read all of its rows.",
  de: "{document} ist lang ({megabytes} MB): gelesen wurden die Stellen, die der Anfrage am nächsten kommen; Berechnungen über eine csv-Datei lesen alle ihre Zeilen.",
  fr: "{document} est long ({megabytes} Mo) : les passages les plus proches de la demande ont été lus ; les calculs sur un fichier csv lisent toutes ses lignes.",
  it: "{document} è lungo ({megabytes} MB): sono stati letti i passi più vicini alla richiesta; i calcoli su un file csv ne leggono tutte le righe.",
  es: "{document} es largo ({megabytes} MB): se leyeron los pasajes más cercanos a la petición; los cálculos sobre un archivo csv leen todas sus filas.",
};

const english = words["en"] ?? "";

/** English where a language has no words. */
export function longDocumentWords(language: string): string {
  return words[language] ?? english;
}
