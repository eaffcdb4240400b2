/** How a user is told that only a part of a document was read; {document} and {megabytes} are filled in. */
export interface LongDocumentWords {
  /** A text: what is near to the request. */
  selection: string;
  /** The same, of a document that holds tables. */
  tables: string;
  /** A csv file: its first rows, and all of them for what is computed. */
  scanned: string;
}

const words: Readonly<Record<string, LongDocumentWords>> = {
  en: {
    selection: "{document} is long ({megabytes} MB): only the passages nearest to the request were read.",
    tables:
      "{document} is long ({megabytes} MB): only the passages nearest to the request were read, and nothing was computed over its tables. Send a table as a csv file of its own to have it computed.",
    scanned:
      "{document} is large ({megabytes} MB): its first rows were read as text; calculations read all of its rows.",
  },
  de: {
    selection:
      "{document} ist lang ({megabytes} MB): Gelesen wurden nur die Stellen, die der Anfrage am nächsten kommen.",
    tables:
      "{document} ist lang ({megabytes} MB): Gelesen wurden nur die Stellen, die der Anfrage am nächsten kommen; mit den Tabellen darin wurde nicht gerechnet. Eine Tabelle, die als eigene csv-Datei gesendet wird, wird ganz berechnet.",
    scanned:
      "{document} ist gross ({megabytes} MB): Als Text wurden nur die ersten Zeilen gelesen; Berechnungen lesen alle Zeilen.",
  },
  fr: {
    selection:
      "{document} est long ({megabytes} Mo) : seuls les passages les plus proches de la demande ont été lus.",
    tables:
      "{document} est long ({megabytes} Mo) : seuls les passages les plus proches de la demande ont été lus, et aucun calcul n’a été fait sur ses tableaux. Un tableau envoyé comme fichier csv à part est calculé en entier.",
    scanned:
      "{document} est volumineux ({megabytes} Mo) : ses premières lignes ont été lues comme texte ; les calculs lisent toutes les lignes.",
  },
  it: {
    selection:
      "{document} è lungo ({megabytes} MB): sono stati letti solo i passi più vicini alla richiesta.",
    tables:
      "{document} è lungo ({megabytes} MB): sono stati letti solo i passi più vicini alla richiesta e non si è calcolato sulle sue tabelle. Una tabella inviata come file csv a parte viene calcolata per intero.",
    scanned:
      "{document} è grande ({megabytes} MB): come testo sono state lette le prime righe; i calcoli leggono tutte le righe.",
  },
  es: {
    selection:
      "{document} es largo ({megabytes} MB): solo se leyeron los pasajes más cercanos a la petición.",
    tables:
      "{document} es largo ({megabytes} MB): solo se leyeron los pasajes más cercanos a la petición y no se calculó sobre sus tablas. Una tabla enviada como archivo csv aparte se calcula entera.",
    scanned:
      "{document} es grande ({megabytes} MB): como texto se leyeron las primeras filas; los cálculos leen todas las filas.",
  },
};

/** English where a language has no words. */
export function longDocumentWords(language: string): LongDocumentWords {
  return words[language] ?? { selection: "", tables: "", scanned: "", ...words["en"] };
}
