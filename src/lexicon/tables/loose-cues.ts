import type { WordsByLanguage } from "../words-by-language.ts";

/** What is left of a plan after what was spent. */
export const leftWords: WordsByLanguage = {
  en: "left|left over|remaining|remains|remain|still available|unspent",
  de: "übrig|verbleibt|verbleiben|verbleibend*|noch verfügbar|restlich*|noch frei",
  fr: "reste|restent|restant|restante|encore disponible|encore disponibles",
  it: "resta|restano|rimane|rimangono|rimasto|rimasti|rimanente|ancora disponibile|ancora disponibili",
  es: "queda|quedan|restante|restantes|sobra|sobran|todavía disponible",
};

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
    "spent|actual|actuals|used|paid|ist|ausgegeben|verbraucht|bezahlt|bisher bezahlt|dépensé|réel|utilisé|payé|speso|effettivo|consuntivo|usato|pagato|gastado|real|usado|pagado",
  entry:
    "start|start date|entry|entry date|joined|hired|hire date|employed since|since|eintritt|eintrittsdatum|angestellt seit|seit|beginn|entrée|date d entrée|embauche|engagement|depuis|assunzione|data di assunzione|entrata|ingresso|inizio|ingreso|fecha de ingreso|alta|incorporación|contratación",
  quantity:
    "quantity|quantities|stock|in stock|number|pieces|units|count|amount in stock|menge|bestand|anzahl|stück|stückzahl|lagerbestand|quantité|nombre|pièces|quantità|giacenza|scorta|numero|pezzi|cantidad|existencias|número|piezas|unidades",
  unitPrice:
    "unit price|price per unit|price|unit cost|unit value|stückpreis|einzelpreis|preis|wert pro stück|prix unitaire|prix|valeur unitaire|coût unitaire|prezzo unitario|prezzo|valore unitario|precio unitario|precio|valor unitario",
} as const;
