import type { WordsByLanguage } from "../words-by-language.ts";

/** States that a column tells by being empty, by no, or beside another column. */
export const stateWords: Readonly<
  Record<
    "unpaid" | "full" | "soldOut" | "notFull" | "short" | "lacking" | "overPlan" | "underPlan",
    WordsByLanguage
  >
> = {
  unpaid: {
    en: "unpaid|outstanding|not paid|not yet paid|not been paid|not yet been paid|still open|still unpaid|still outstanding|still owed|still owing|still has to pay|still have to pay|hasn t paid|haven t paid|hasn t yet paid|haven t yet paid|has not paid|have not paid|has not yet paid|have not yet paid|has not paid yet|have not paid yet|not paid yet|hasn t been paid|haven t been paid|overdue",
    de: "unbezahlt*|offen|noch offen|offene|offenen|noch nicht bezahlt|nicht bezahlt|ausstehend*|noch ausstehend|noch zu zahlen|noch zu bezahlen|noch unbezahlt",
    fr: "impayé|impayée|impayés|impayées|encore impayés|encore impayées|encore ouvertes|en souffrance|non payé|non payée|non payés|non payées|pas encore payé|pas encore payée|pas encore payés|pas encore payées|pas payé|pas payée|pas payés|pas payées|n a pas encore payé|n ont pas encore payé|n a pas payé|n ont pas payé|encore à payer",
    it: "non pagato|non pagata|non pagati|non pagate|non ancora pagato|non ancora pagata|non ancora pagati|non ancora pagate|ancora aperte|ancora da pagare|da pagare|non ha ancora pagato|non hanno ancora pagato|non ha pagato|non hanno pagato|insoluto|insolute|scoperte",
    es: "impagado|impagada|impagados|impagadas|sin pagar|no pagado|no pagada|no pagados|no pagadas|pendiente de pago|pendientes de pago|aún no ha pagado|aún no han pagado|todavía no ha pagado|todavía no han pagado|no ha pagado|no han pagado",
  },
  full: {
    en: "full|fully booked|booked out|booked up",
    de: "ausgebucht|voll|voll belegt|besetzt",
    fr: "complet|complète|complets|complètes",
    it: "al completo|completo|completa|completi|pieno|piena",
    es: "completo|completa|completos|completas|lleno|llena",
  },
  soldOut: {
    en: "sold out|out of stock|not in stock|no longer in stock",
    de: "ausverkauft|vergriffen|nicht vorrätig|nicht mehr vorrätig|nicht an lager|nicht am lager|nicht auf lager|nicht mehr an lager|nicht mehr auf lager",
    fr: "épuisé|épuisée|épuisés|épuisées|en rupture de stock|en rupture|plus en stock",
    it: "esaurito|esaurita|esauriti|esaurite|non più disponibili|non più in magazzino",
    es: "agotado|agotada|agotados|agotadas|sin existencias|sin stock",
  },
  notFull: {
    en: "free places|places free|places left|free seats|seats left|seats free|spaces left|free spaces|room left|places available|available places",
    de: "noch freie plätze|freie plätze|noch plätze frei|plätze frei|noch platz|noch etwas frei",
    fr: "encore des places|encore de la place|places libres|des places libres|places disponibles|encore des places libres",
    it: "ancora posti|ancora posti liberi|posti liberi|posti disponibili|ancora posto",
    es: "plazas libres|plazas disponibles|aún hay plazas|sitio libre",
  },
  short: {
    en: "below minimum|below the minimum|below their minimum|below its minimum|below minimum stock|below the minimum stock|below reorder level|below the reorder level|below their reorder level|below its reorder level|below the reorder point|running low|running short|need reordering|needs reordering|need to be reordered|needs to be reordered|have to be reordered|must be reordered|to be reordered|have to reorder|need to reorder|should reorder",
    de: "unter dem mindestbestand|unter mindestbestand|unter ihrem mindestbestand|unter der mindestmenge|unter dem meldebestand|unter der meldegrenze|nachbestellt werden|nachbestellen|nachzubestellen|nachbestellt",
    fr: "sous le minimum|sous le stock minimum|sous leur minimum|sous leur stock minimum|en dessous du minimum|en dessous du stock minimum|en dessous de leur stock minimum|sous le seuil|sous leur seuil|en dessous du seuil|à recommander|recommander|réapprovisionner|à réapprovisionner",
    it: "sotto il minimo|sotto la scorta minima|sotto la soglia|sotto scorta|al di sotto della scorta minima|al di sotto del minimo|riordinare|da riordinare|sotto la giacenza minima",
    es: "bajo el mínimo|por debajo del mínimo|por debajo del stock mínimo|reponer|hay que reponer|volver a pedir",
  },
  lacking: {
    en: "missing|still missing|lacking|fewer than there should be|less than there should be|fewer than required|less than required|still to come|not yet delivered|not been delivered|short delivered",
    de: "fehlt|fehlen|fehlt noch|fehlen noch|noch fehlt|noch fehlen|fehlt uns noch|fehlen uns noch|weniger da als sein sollte|weniger da als es sein sollte|weniger da ist als sein sollte|weniger vorhanden als sein sollte|weniger vorhanden als vorgesehen|unter dem soll|noch nicht geliefert|nicht vollständig geliefert",
    fr: "manque|manquent|manque encore|manquent encore|il manque|qui manque|qui manquent|moins que prévu|pas encore livré|pas encore livrés|pas encore livrées",
    it: "manca|mancano|manca ancora|mancano ancora|meno del dovuto|non ancora consegnato|non ancora consegnati|non ancora consegnate",
    es: "falta|faltan|falta todavía|faltan todavía|aún falta|aún faltan|menos de lo debido|todavía no entregado|todavía no entregados",
  },
  overPlan: {
    en: "over budget|above budget|over the budget|above the budget|more than planned|more than budgeted|more than expected|exceeded the budget|exceeded their budget|exceed the budget|exceed their budget|went over budget|gone over budget",
    de: "über dem budget|über budget|mehr als geplant|mehr als budgetiert|mehr als vorgesehen|mehr als veranschlagt|teurer als geplant|teurer als budgetiert|das budget überschritten|budget überschritten|teurer geworden als geplant",
    fr: "au dessus du budget|plus que prévu|plus cher que prévu|plus chers que prévu|plus chère que prévu|plus chères que prévu|dépassé le budget|dépassé leur budget|dépassent le budget|dépasse le budget|dépassé le montant prévu",
    it: "più del previsto|più del preventivo|più del preventivato|sopra il preventivo|oltre il preventivo|superato il preventivo|sforato il preventivo|sforato il budget|superato il budget|più di quanto previsto|più care del previsto|più cari del previsto",
    es: "más de lo previsto|más de lo presupuestado|por encima del presupuesto|superado el presupuesto|superan el presupuesto",
  },
  underPlan: {
    en: "under budget|below budget|below the budget|less than planned|less than budgeted|less than expected|cheaper than planned",
    de: "unter dem budget|unter budget|weniger als geplant|weniger als budgetiert|weniger als vorgesehen|weniger als veranschlagt|billiger als geplant|günstiger als geplant",
    fr: "en dessous du budget|moins que prévu|moins cher que prévu|moins chers que prévu|moins chères que prévu|sous le budget",
    it: "meno del previsto|meno del preventivo|meno del preventivato|sotto il preventivo|sotto il budget",
    es: "menos de lo previsto|menos de lo presupuestado|por debajo del presupuesto",
  },
};

/** Heads of the columns that tell them, in any language; a star ends a word that may go on. */
export const stateHeads = {
  paid: "paid|paid on|paid at|date paid|payment date|payment received|settled|bezahlt|bezahlt am|bezahlt?|zahlungseingang|zahlungsdatum|eingegangen am|beglichen|payé|payée|payé le|payée le|date de paiement|réglé|réglé le|réglée|réglée le|encaissé le|pagato|pagata|pagato il|pagata il|data pagamento|data di pagamento|saldato|saldata|saldato il|incassato il|pagado|pagada|fecha de pago|cobrado",
  capacity:
    "places|seats|capacity|spaces|baked|made|produced|prepared|gebacken|hergestellt|produziert|gekocht|cuits|produits|fabriqués|préparés|sfornati|prodotti|preparati|horneados|producidos|preparados|max participants|maximum|max|places available|plätze|plaetze|sitzplätze|kapazität|max teilnehmer|maximale teilnehmerzahl|maximum teilnehmer|capacité|places max|places disponibles|nombre de places|nb de places|posti|capienza|capacità|posti disponibili|numero di posti|posti massimi|plazas|capacidad|aforo",
  taken:
    "booked|bookings|sold|verkauft|vendus|vendues|venduti|vendute|vendidos|vendidas|registered|registrations|enrolled|enrolments|participants|attendees|taken|sign ups|signed up|reserved|anmeldungen|angemeldet|belegt|gebucht|teilnehmer|teilnehmende|buchungen|reserviert|inscrits|inscriptions|inscrit|participants|réservés|réservées|occupées|iscritti|iscrizioni|iscritte|partecipanti|prenotati|prenotazioni|occupati|inscritos|inscripciones|participantes|reservas|ocupadas",
  minimum:
    "minimum|minimum stock|min stock|min|minimum quantity|reorder level|reorder point|reorder at|mindestbestand|mindestmenge|minimalbestand|meldebestand|minimum bestand|mindestens|soll|stock minimum|stock minimal|minimum|quantité minimale|seuil|seuil de commande|seuil minimum|seuil d alerte|scorta minima|minimo|quantità minima|soglia|soglia minima|soglia di riordino|giacenza minima|livello di riordino|stock mínimo|mínimo|nivel de pedido",
  stock:
    "stock|in stock|on hand|quantity|current stock|available|bestand|lagerbestand|vorrat|menge|anzahl|aktueller bestand|ist|stock actuel|quantité|en stock|quantité en stock|disponible|giacenza|scorta|scorte|quantità|in magazzino|disponibile|pezzi|scorta attuale|existencias|cantidad|stock actual",
  due: "due|required|target|should be|ordered|quantity ordered|soll|sollbestand|bestellt|bestellmenge|commandé|commandés|commandée|commandées|quantité commandée|requis|dovuto|ordinato|ordinati|quantità ordinata|richiesto|richiesti|pedido|pedidos|cantidad pedida|requerido",
  there:
    "there|present|actual|delivered|received|quantity delivered|ist|istbestand|vorhanden|geliefert|liefermenge|erhalten|livré|livrés|livrée|livrées|quantité livrée|reçu|reçus|présent|présents|presente|presenti|consegnato|consegnati|quantità consegnata|ricevuto|ricevuti|entregado|entregados|cantidad entregada|recibido|recibidos",
} as const;

/** What a longer head of such a column ends with: "packs on shelf", "number required". */
export const stateEndings: Readonly<Partial<Record<keyof typeof stateHeads, string>>> = {
  minimum: "minimum|mindestbestand|reorder level|stock minimum|scorta minima",
  stock:
    "on shelf|on the shelf|on hand|in stock|in store|am lager|an lager|auf lager|en stock|en rayon|in magazzino|en existencias",
  due: "soll|required|ordered|bestellt|commandé|commandée|ordinati|pedida",
  there: "ist|present|delivered|received|geliefert|vorhanden|livré|livrée|consegnati|entregada",
};
