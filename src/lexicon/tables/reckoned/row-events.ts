import type { WordsByLanguage } from "../../words-by-language.ts";

/** What each row of a log may be, whatever the log is called: "per shift" is the average of its rows. */
export const rowEvents: WordsByLanguage = {
  en: "session|shift|visit|entry|trip|booking|order|sale|event|appointment|evening|class|lesson|match|game|delivery|ride|journey|invoice|expense|row",
  de: "schicht|einsatz|besuch|eintrag|fahrt|buchung|bestellung|verkauf|anlass|termin|abend|stunde|lektion|spiel|lieferung|tour|rechnung|ausgabe|sitzung|zeile|mal",
  fr: "séance|service|visite|entrée|trajet|réservation|commande|vente|événement|rendez vous|soirée|leçon|match|partie|livraison|course|facture|dépense|sortie|fois|ligne",
  it: "seduta|sessione|turno|visita|voce|viaggio|prenotazione|ordine|vendita|evento|appuntamento|serata|lezione|partita|consegna|corsa|fattura|spesa|uscita|volta|riga",
  es: "sesión|turno|visita|entrada|viaje|reserva|pedido|venta|evento|cita|velada|clase|lección|partido|entrega|carrera|factura|gasto|salida|vez|fila",
};

/** "Most often": rows are counted, and nothing is measured. */
export const mostOften: Readonly<Record<"most" | "fewest", WordsByLanguage>> = {
  most: {
    en: "most often|most frequently|the most often|most frequent|most common|most times",
    de: "am häufigsten|häufigste*|am öftesten",
    fr: "le plus souvent|le plus fréquemment|la plus fréquente|le plus fréquent|plus souvent",
    it: "più spesso|più frequentemente|più frequente|più volte",
    es: "más a menudo|con más frecuencia|más frecuente|más veces",
  },
  fewest: {
    en: "least often|least frequently|least frequent|least common",
    de: "am seltensten|seltenste*|am wenigsten oft",
    fr: "le moins souvent|le moins fréquent|moins souvent",
    it: "meno spesso|meno frequente",
    es: "menos a menudo|con menos frecuencia|menos frecuente",
  },
};

/** Verbs beside it that say no more than that a row is there. */
export const occurringVerbs: WordsByLanguage = {
  en: "come up|comes up|appear|appears|occur|occurs|listed|mentioned|turn up|turns up|there",
  de: "vor|vorkommt|kommt vor|erscheint|auftaucht|taucht auf|auf|dabei",
  fr: "apparaît|figure|revient|présent|présente",
  it: "compare|appare|ricorre|figura|presente",
  es: "aparece|figura|sale|consta",
};
