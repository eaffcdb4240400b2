import type { Language } from "../words-by-language.ts";

/** Words that a sentence about one cell may hold beside row, column and value, and that change nothing. */
export const fillers: Readonly<Record<Language, string>> = {
  en:
    "the|a|an|of|for|in|on|at|to|by|with|is|are|was|were|has|have|had|be|it|its|this|that|there|according to|table|row|column|cell|sheet|" +
    "amount|amounts|amounted|figure|figures|value|values|number|stands|stood|shows|show|listed|given|recorded|reported|reads|equals|comes|came|totals|totalled|s|and",
  de:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|von|vom|für|bei|beim|in|im|an|am|auf|aus|zu|zum|zur|mit|ist|sind|war|waren|hat|haben|hatte|" +
    "beträgt|betrug|betragen|betrugen|lautet|lauten|liegt|lag|liegen|lagen|beläuft|sich|belief|wird|werden|steht|stehen|angegeben|ausgewiesen|gemäss|gemäß|laut|tabelle|zeile|spalte|zelle|" +
    "wert|werte|zahl|betrag|es|und",
  fr:
    "le|la|les|l|un|une|de|du|des|d|pour|à|au|aux|en|dans|sur|par|avec|est|sont|était|étaient|a|ont|avait|s|élève|élèvent|élevait|vaut|valait|atteint|se|ce|cette|" +
    "tableau|ligne|colonne|cellule|valeur|montant|nombre|chiffre|indique|indiqué|indiquée|selon|et|y",
  it:
    "il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dell|dei|degli|delle|per|a|al|allo|alla|all|ai|agli|alle|in|nel|nello|nella|nell|nei|negli|nelle|su|sul|sulla|da|dal|dalla|con|" +
    "è|sono|era|erano|ha|hanno|aveva|ammonta|ammontano|ammontava|vale|valeva|pari|si|tabella|riga|colonna|cella|valore|importo|numero|cifra|indica|indicato|indicata|secondo|e|ed",
  es:
    "el|la|los|las|lo|un|una|de|del|para|por|a|al|en|con|es|son|era|eran|fue|fueron|ha|han|tiene|tienen|asciende|ascienden|ascendió|ascendía|vale|se|su|" +
    "tabla|fila|columna|celda|valor|importe|número|cifra|indica|indicado|indicada|según|y|e",
};
