import type { WordsByLanguage } from "../words-by-language.ts";

/** Words with which people ask for a figure; what answers them stands beside numbers. */
export const amountQuestions: WordsByLanguage = {
  en:
    "how much|how many|how far|how big|how high|how low|how large|what amount|what sum|what share|what proportion|" +
    "what percentage|what price|what number|what total|amount|amounts|percentage|percent|figure|figures|total|rate|cost|costs|price",
  de:
    "wie viel|wie viele|wieviel|wieviele|wie hoch|wie stark|wie groß|wie gross|wie niedrig|betrag|beträge|summe|anteil|" +
    "prozent|prozentsatz|quote|höhe|anzahl|kosten|preis",
  fr: "combien|quel montant|quelle somme|quelle part|quel pourcentage|quel taux|montant|montants|somme|pourcentage|taux|nombre|coût|prix",
  it: "quanto|quanta|quanti|quante|importo|importi|somma|percentuale|quota|tasso|numero|costo|prezzo",
  es: "cuánto|cuánta|cuántos|cuántas|importe|importes|suma|porcentaje|cuota|tasa|número|coste|precio",
};
