/** What people call a kind of document, in five languages; the first one named in an order is what is wanted. */
export const documentKindWords = {
  mail: String.raw`e-?mails?|mails?|reply|courriels?|mél|correo(?:\s+electrónico)?|e-post|antwortmail|posta elettronica`,
  letter: String.raw`letters?|cover letter|anschreiben|begleitschreiben|schreiben|lettres?|letter[ae]|cartas?|courriers?`,
  memo: String.raw`memos?|memorand(?:um|a)|notes?|notiz(?:en)?|aktennotiz(?:en)?|kurznotiz|vermerk|aide-mémoire|pro ?memoria|nota|appunto`,
  slides: String.raw`slides?|slide deck|deck|presentations?|powerpoints?|pptx|folien(?:satz)?|präsentation(?:en)?|foliensatz|présentations?|diapos?|diapositives?|presentazion[ei]|diapositiv[ae]s?|presentaci(?:ón|ones)`,
  report: String.raw`reports?|summar(?:y|ies)|overview|guide|article|brochure|table|list|bericht(?:e|s)?|zusammenfassung|übersicht|leitfaden|artikel|tabelle|liste|rapports?|résumé|aperçu|tableau|relazion[ei]|rapport[oi]|riassunto|sintesi|tabella|elenco|informes?|resumen|tabla|lista`,
} as const;

/** "Brief" is a letter in German and a quality in English: only its capital tells. */
export const germanLetter = String.raw`Briefs?|Briefe`;
