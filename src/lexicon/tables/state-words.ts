import type { WordsByLanguage } from "../words-by-language.ts";

/** States that a column tells by being empty, by no, or beside another column. */
export const stateWords: Readonly<
  Record<
    "unpaid" | "full" | "soldOut" | "notFull" | "short" | "lacking" | "overPlan" | "underPlan",
    WordsByLanguage
  >
> = {
  unpaid: {
    en: "unpaid|outstanding|not paid|not yet paid|not been paid|not yet been paid|still open|still unpaid|still outstanding|still owed|still owing|still has to pay|still have to pay|hasn t paid|haven t paid|hasn t yet paid|haven t yet paid|has not paid|have not paid|has not yet paid|have not yet paid|has not paid yet|have not paid yet|not paid yet|hasn t been paid|haven t been paid|not been settled|not yet settled|still to be paid|to be paid|left to pay|still to pay|still due|overdue",
    de: "unbezahlt*|offen|noch offen|offene|offenen|noch nicht bezahlt|nicht bezahlt|ausstehend*|noch ausstehend|noch zu zahlen|noch zu bezahlen|noch unbezahlt|noch nicht gezahlt|nicht gezahlt|noch nicht beglichen|nicht beglichen|noch nicht eingegangen|noch nicht überwiesen",
    fr: "impayé|impayée|impayés|impayées|encore impayés|encore impayées|encore ouvertes|en souffrance|non payé|non payée|non payés|non payées|pas encore payé|pas encore payée|pas encore payés|pas encore payées|pas payé|pas payée|pas payés|pas payées|n a pas encore payé|n ont pas encore payé|n a pas payé|n ont pas payé|encore à payer|reste à payer|restent à payer|pas encore été payé|pas encore été payée|pas encore été payés|pas encore été payées|pas encore été réglé|pas encore été réglée|pas encore été réglés|pas encore été réglées|pas encore été versé|pas encore été versée|pas encore été versés|pas encore été versées|n a pas encore été payé|n a pas encore été payée|n a pas encore été payés|n a pas encore été payées|n a pas encore été réglé|n a pas encore été réglée|n a pas encore été réglés|n a pas encore été réglées|n a pas encore été versé|n a pas encore été versée|n a pas encore été versés|n a pas encore été versées|n ont pas encore été payé|n ont pas encore été payée|n ont pas encore été payés|n ont pas encore été payées|n ont pas encore été réglé|n ont pas encore été réglée|n ont pas encore été réglés|n ont pas encore été réglées|n ont pas encore été versé|n ont pas encore été versée|n ont pas encore été versés|n ont pas encore été versées|pas été payé|pas été payée|pas été payés|pas été payées|pas été réglé|pas été réglée|pas été réglés|pas été réglées|pas été versé|pas été versée|pas été versés|pas été versées|n a pas été payé|n a pas été payée|n a pas été payés|n a pas été payées|n a pas été réglé|n a pas été réglée|n a pas été réglés|n a pas été réglées|n a pas été versé|n a pas été versée|n a pas été versés|n a pas été versées|n ont pas été payé|n ont pas été payée|n ont pas été payés|n ont pas été payées|n ont pas été réglé|n ont pas été réglée|n ont pas été réglés|n ont pas été réglées|n ont pas été versé|n ont pas été versée|n ont pas été versés|n ont pas été versées|toujours pas été payé|toujours pas été payée|toujours pas été payés|toujours pas été payées|toujours pas été réglé|toujours pas été réglée|toujours pas été réglés|toujours pas été réglées|toujours pas été versé|toujours pas été versée|toujours pas été versés|toujours pas été versées|n ont toujours pas été payé|n ont toujours pas été payée|n ont toujours pas été payés|n ont toujours pas été payées|n ont toujours pas été réglé|n ont toujours pas été réglée|n ont toujours pas été réglés|n ont toujours pas été réglées|n ont toujours pas été versé|n ont toujours pas été versée|n ont toujours pas été versés|n ont toujours pas été versées|n a toujours pas été payé|n a toujours pas été payée|n a toujours pas été payés|n a toujours pas été payées|n a toujours pas été réglé|n a toujours pas été réglée|n a toujours pas été réglés|n a toujours pas été réglées|n a toujours pas été versé|n a toujours pas été versée|n a toujours pas été versés|n a toujours pas été versées",
    it: "non pagato|non pagata|non pagati|non pagate|non ancora pagato|non ancora pagata|non ancora pagati|non ancora pagate|ancora aperte|ancora da pagare|da pagare|non ha ancora pagato|non hanno ancora pagato|non ha pagato|non hanno pagato|resta da pagare|restano da pagare|non è stato ancora pagato|non è stato ancora pagata|non è stato ancora pagati|non è stato ancora pagate|non è stato ancora saldato|non è stato ancora saldata|non è stato ancora saldati|non è stato ancora saldate|non è stata ancora pagato|non è stata ancora pagata|non è stata ancora pagati|non è stata ancora pagate|non è stata ancora saldato|non è stata ancora saldata|non è stata ancora saldati|non è stata ancora saldate|non sono stati ancora pagato|non sono stati ancora pagata|non sono stati ancora pagati|non sono stati ancora pagate|non sono stati ancora saldato|non sono stati ancora saldata|non sono stati ancora saldati|non sono stati ancora saldate|non sono state ancora pagato|non sono state ancora pagata|non sono state ancora pagati|non sono state ancora pagate|non sono state ancora saldato|non sono state ancora saldata|non sono state ancora saldati|non sono state ancora saldate|non è ancora stato pagato|non è ancora stato pagata|non è ancora stato pagati|non è ancora stato pagate|non è ancora stato saldato|non è ancora stato saldata|non è ancora stato saldati|non è ancora stato saldate|non è ancora stata pagato|non è ancora stata pagata|non è ancora stata pagati|non è ancora stata pagate|non è ancora stata saldato|non è ancora stata saldata|non è ancora stata saldati|non è ancora stata saldate|non sono ancora stati pagato|non sono ancora stati pagata|non sono ancora stati pagati|non sono ancora stati pagate|non sono ancora stati saldato|non sono ancora stati saldata|non sono ancora stati saldati|non sono ancora stati saldate|non sono ancora state pagato|non sono ancora state pagata|non sono ancora state pagati|non sono ancora state pagate|non sono ancora state saldato|non sono ancora state saldata|non sono ancora state saldati|non sono ancora state saldate|non è stato pagato|non è stato pagata|non è stato pagati|non è stato pagate|non è stato saldato|non è stato saldata|non è stato saldati|non è stato saldate|non è stata pagato|non è stata pagata|non è stata pagati|non è stata pagate|non è stata saldato|non è stata saldata|non è stata saldati|non è stata saldate|non sono stati pagato|non sono stati pagata|non sono stati pagati|non sono stati pagate|non sono stati saldato|non sono stati saldata|non sono stati saldati|non sono stati saldate|non sono state pagato|non sono state pagata|non sono state pagati|non sono state pagate|non sono state saldato|non sono state saldata|non sono state saldati|non sono state saldate|insoluto|insolute|scoperte",
    es: "impagado|impagada|impagados|impagadas|sin pagar|no pagado|no pagada|no pagados|no pagadas|pendiente de pago|pendientes de pago|aún no ha pagado|aún no han pagado|todavía no ha pagado|todavía no han pagado|no ha pagado|no han pagado|queda por pagar|quedan por pagar|por pagar|no se ha pagado|no se han pagado|aún no se ha pagado|aún no se han pagado|todavía no se ha pagado|todavía no se han pagado|no ha sido pagada|no ha sido pagado|no han sido pagadas|no han sido pagados|sin abonar",
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
    en: "below minimum|below the minimum|below their minimum|below its minimum|below minimum stock|below the minimum stock|below their minimum stock|below its minimum stock|under the minimum|under their minimum|under minimum stock|under the minimum stock|below reorder level|below the reorder level|below their reorder level|below its reorder level|below the reorder point|running low|running short|need reordering|needs reordering|need to be reordered|needs to be reordered|have to be reordered|must be reordered|to be reordered|have to reorder|need to reorder|should reorder",
    de: "unter dem mindestbestand|unter mindestbestand|unter ihrem mindestbestand|unter seinem mindestbestand|unterhalb des mindestbestands|unter der mindestmenge|unter dem meldebestand|unter der meldegrenze|nachbestellt werden|nachbestellen|nachzubestellen|nachbestellt",
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

/** That something was paid. */
export const saysPaid =
  /(?<!\p{L})(?:paid|bezahlt|gezahlt|beglichen|payée?s?|réglée?s?|versée?s?|pagat[oaie]|saldat[oaie]|pagad[oa]s?|abonad[oa]s?)(?!\p{L})/iu;
