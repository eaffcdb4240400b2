import type { WordsByLanguage } from "../words-by-language.ts";

/** What is left of a plan after what was spent. */
export const leftWords: WordsByLanguage = {
  en: "left|left over|remaining|remains|remain|still available|unspent",
  de: "übrig|verbleibt|verbleiben|verbleibend*|noch verfügbar|restlich*|noch frei",
  fr: "reste|restent|restant|restante|encore disponible|encore disponibles",
  it: "resta|restano|rimane|rimangono|rimasto|rimasti|rimanente|ancora disponibile|ancora disponibili",
  es: "queda|quedan|restante|restantes|sobra|sobran|todavía disponible",
};

/** What was paid in the end, beside what was planned; also where no other word asks for a sum. */
export const spentWords: WordsByLanguage = {
  en: "in reality|in fact|spend|spent|paid|cost|costed|in the end|actually|end up|ended up|come to|came to|amount to|amounts to|amounted to|will cost|going to cost",
  de: "in wirklichkeit|ausgegeben|bezahlt|gezahlt|gekostet|am ende|am schluss|schlussendlich|letztlich|tatsächlich|effektiv|wirklich|betragen|belaufen sich|kosten wird|kosten werden",
  fr: "en réalité|en fait|dans les faits|dépensé|dépensée|dépensés|payé|payée|payés|coûté|coûtée|coûtés|coûtées|au final|finalement|à la fin|réellement|effectivement|s élève|s élèvent|coûtera|coûteront|va coûter",
  it: "in realtà|di fatto|speso|spesa|spesi|pagato|pagata|pagati|costato|costata|costati|costate|alla fine|effettivamente|realmente|ammonta|ammontano|costerà|costeranno",
  es: "en realidad|de hecho|gastado|gastó|gastaron|gastamos|pagado|pagó|pagaron|costó|costado|costaron|al final|finalmente|realmente|asciende|ascienden|costará|costarán",
};

/** How somebody comes to hours, ways and costs: it says nothing about which of them. */
export const doneWords: WordsByLanguage = {
  en: "work|worked|working|log|logged|book|booked|record|recorded|put|invest|invested|clock|clocked|drive|drove|driven|travel|travelled|go|went|gone|take|took|taken|spend|spent|need|needed|expense|expenses|cost|costs|person|people|count|counted|observe|observed|consume|consumed|produce|produced|collect|collected|have|had|get|got",
  de: "gearbeitet|arbeitet|geleistet|gemacht|macht|aufgewendet|gebucht|verbucht|erfasst|gefahren|zurückgelegt|investiert|gebraucht|benötigt|reingesteckt|gesteckt|angefallen|spesen|ausgaben|kosten|auslagen|gezählt|beobachtet|verbraucht|produziert|gesammelt|hatten|kamen|gekommen",
  fr: "travaillé|travaillées|fait|faits|faite|faites|effectué|effectuées|passé|passées|consacré|consacrées|saisi|saisies|parcouru|parcourus|roulé|prises|pris|dépenses|frais|coûts|compté|comptée|comptés|comptées|observé|observés|consommé|consommée|produit|produits|récolté|eu|eus|venus|venues",
  it: "lavorato|lavorate|fatto|fatti|fatta|fatte|svolto|svolte|dedicato|dedicate|prestato|prestate|registrato|registrate|percorso|percorsi|guidato|passato|passate|impiegato|impiegate|messo|spese|costi|contato|contati|contata|contate|osservati|osservate|consumato|consumata|prodotto|prodotti|raccolto|raccolti|avuto|avuti|venuti",
  es: "trabajado|trabajadas|trabajó|hecho|hechas|hizo|dedicado|dedicadas|registrado|registradas|recorrido|recorridos|pasado|invertido|invertidas|puesto|gastos|costes|contado|contados|contada|contadas|observado|observados|consumido|producido|recogido|tenido|venido",
};

/** Short forms in a head that say for how long an amount is due, and the time in words. */
export const rateMarks: readonly (readonly [mark: RegExp, said: string])[] = [
  [/(?:\/|\bp\.\s?|\bper |\bpro |\bpar )\s?(?:mt|mon|mth|mo|m)\b/iu, "month Monat mois mese mes"],
  [/(?:\/|\bp\.\s?|\bper |\bpro |\bpar )\s?(?:j|yr|y|a)\b/iu, "year Jahr année anno año"],
  [/(?:\/|\bp\.\s?|\bper |\bpro |\bpar )\s?(?:h|std|hr)\b/iu, "hour Stunde heure ora hora"],
];

/** Time that was spent, where a column holds hours. */
export const timeNouns: WordsByLanguage = {
  en: "how much time|how long",
  de: "wie viel zeit|wieviel zeit|wie lange",
  fr: "combien de temps",
  it: "quanto tempo",
  es: "cuánto tiempo|cuanto tiempo",
};

/** More was spent than planned, or less. */
export const overPlan =
  /(?<!\p{L})(?:(?:over|above|beyond|exceed\p{L}*)\s(?:(?:the|our|its|their)\s)?budget|(?:more|higher) than (?:planned|budgeted|expected)|overspen[dt]|overran|budget\p{L}*[^?]{0,40}überschritten|über dem budget|(?:mehr|höher|teurer)(?!\p{L})[^?]{0,30}als (?:geplant|budgetiert|vorgesehen|veranschlagt)|dépass\p{L}+[^?]{0,20}budget|budget[^?]{0,30}dépass\p{L}+|plus (?:cher )?que (?:prévu|budgété)|(?:sforat|superat)\p{L}+[^?]{0,20}(?:budget|preventivo)|più (?:del|di quanto) previsto|(?:superado|excedido|pasado)[^?]{0,20}presupuesto|más de lo (?:previsto|presupuestado))(?!\p{L})/iu;
export const underPlan =
  /(?<!\p{L})(?:sav(?:e|ed)|(?:under|below)\s(?:(?:the|our)\s)?budget|less than (?:planned|budgeted|expected)|gespart|eingespart|unter dem budget|weniger(?!\p{L})[^?]{0,30}als (?:geplant|budgetiert|vorgesehen|veranschlagt)|économisé\p{L}*|moins que (?:prévu|budgété)|risparmiat[oaie]|meno (?:del|di quanto) previsto|ahorrad[oa]s?|menos de lo (?:previsto|presupuestado))(?!\p{L})/iu;

/** The opposite of a property may be meant. */
export const stillOpen =
  /(?<!\p{L})(?:still|yet|outstanding|non|un|without|noch|offen\p{L}*|ausstehend\p{L}*|ohne|encore|sans|ancora|senza|da|todavía|aún|sin|por|to be|zu|à)(?!\p{L})/iu;

/** What of every row adds up: time, ways and money. Stands and rates do not. */
export const addingHeads =
  "hours|hours worked|minutes|days|nights|kilometres|kilometers|km|miles|overtime|overtime hours|stunden|arbeitsstunden|überstunden|minuten|tage|nächte|kilometer|heures|heures supplémentaires|minutes|jours|nuits|kilomètres|ore|ore straordinarie|straordinari|minuti|giorni|notti|chilometri|horas|horas extra|minutos|días|noches|kilómetros";

/** A row whose columns are the parts of a year is asked for as a whole. */
export const wholeYear: WordsByLanguage = {
  en: "whole year|entire year|full year|all year|over the year|year as a whole|all four quarters|all quarters|all months",
  de: "ganze jahr|ganzen jahr|ganzes jahr|gesamte jahr|gesamten jahr|übers jahr|über das jahr|alle quartale|allen quartalen|alle monate",
  fr: "toute l année|l année entière|année complète|sur l année|tous les trimestres|tous les mois",
  it: "tutto l anno|intero anno|l anno intero|tutti i trimestri|tutti i mesi|sull anno",
  es: "todo el año|año entero|año completo|todos los trimestres|todos los meses",
};

/** "Who has been here the longest": the earliest day of entry. */
export const longestServing: WordsByLanguage = {
  en: "longest|longest serving|the longest|longest standing|most senior",
  de: "am längsten|dienstälteste*|schon am längsten|längsten",
  fr: "le plus longtemps|depuis le plus longtemps|plus ancien|plus ancienne",
  it: "da più tempo|più tempo|più anziano|più a lungo",
  es: "más tiempo|hace más tiempo|más antiguo|más antigua",
};

/** Heads of columns, in any language. */
export const columnHeads = {
  planned:
    "planned|plan|budget|budgeted|approved|allocated|soll|geplant|budgetiert|bewilligt|prévu|prévus|budgété|alloué|previsto|preventivo|pianificato|stanziato|presupuesto|presupuestado|previsto|asignado",
  spent:
    "spent|actual|actuals|used|paid|accounts|outturn|result|rechnung|ergebnis|ist|effektiv|comptes|réalisé|rendiconto|realizzato|ejecutado|realizado|ausgegeben|verbraucht|bezahlt|bisher bezahlt|dépensé|réel|utilisé|payé|speso|effettivo|consuntivo|usato|pagato|gastado|real|usado|pagado",
  cost: "cost|costs|total cost|planned cost|estimated cost|expected cost|kosten|gesamtkosten|geplante kosten|kosten geplant|coût|coûts|coût total|coût prévu|costo|costi|costo totale|costo previsto|costo stimato|coste|costes|coste previsto|coste total",
  hours:
    "hours|hours worked|time|working time|stunden|arbeitsstunden|zeit|arbeitszeit|std|heures|temps|ore|tempo|horas|tiempo",
  entry:
    "start|start date|entry|entry date|joined|hired|hire date|employed since|since|eintritt|eintrittsdatum|angestellt seit|seit|beginn|entrée|date d entrée|embauche|engagement|depuis|assunzione|data di assunzione|entrata|ingresso|inizio|ingreso|fecha de ingreso|alta|incorporación|contratación",
  total:
    "total|totals|grand total|sum|total amount|gesamt|gesamttotal|summe|gesamtbetrag|gesamtsumme|totaux|total général|montant total|totale|totale generale|importo totale|suma|importe total",
  quantity:
    "quantity|quantities|stock|in stock|number|pieces|units|count|amount in stock|menge|bestand|anzahl|stück|stückzahl|lagerbestand|quantité|nombre|pièces|quantità|giacenza|scorta|numero|pezzi|cantidad|existencias|número|piezas|unidades",
  unitPrice:
    "unit price|price per unit|price|unit cost|unit value|stückpreis|einzelpreis|preis|wert pro stück|prix unitaire|prix|valeur unitaire|coût unitaire|prezzo unitario|prezzo|valore unitario|precio unitario|precio|valor unitario",
} as const;
