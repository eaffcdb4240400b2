import type { WordsByLanguage } from "../words-by-language.ts";

/** A head is named outright behind one of these. */
export const columnWords =
  /(?<!\p{L})(?:columns?|field|spalten?|feld|colonnes?|champ|colonn[ae]|campo|columnas?)(?!\p{L})[:\s"“„«']*/giu;

/** Verbs by which a row has a value: "how many did Kansas report". */
export const reportingVerbs: WordsByLanguage = {
  en: "report|reports|reported|show|shows|showed|record|records|state|states|stated|register|registers|registered|post|posted|record of|number|count|entry|indicate|indicates|indicated|given|respectively",
  de: "meldet|melden|meldete|meldeten|gemeldet|weist|wies|verzeichnet|verzeichnete|zeigt|zeigte|nennt|nannte|ausgewiesen|angegeben|zahl|anzahl|angabe",
  fr: "signale|signalé|déclare|déclaré|indique|indiqué|affiche|affiché|enregistre|enregistré|rapporte|rapporté|nombre|chiffre",
  it: "riporta|riportato|riportata|segnala|segnalato|indica|indicato|registra|registrato|mostra|mostrato|numero|cifra",
  es: "informa|informó|declara|declaró|indica|indicó|registra|registró|muestra|mostró|número|cifra",
};

/** "Which of the two": two rows that were spoken of before. */
export const pairWords =
  /(?<!\p{L})(?:which of (?:the two|these(?: two)?|them|those)|welche[rs]? (?:der|von|dieser) (?:beiden|zwei|diesen)|l[ae]quel(?:le)? des deux|quel(?:le)? (?:est )?[^?]{0,20}des deux|qual[ei] (?:dei|delle|tra i|tra le|di questi|di queste) due|cuál de (?:los|las|estos|estas) dos)(?!\p{L})/iu;

export const comparingWords = {
  more: /(?<!\p{L})(?:higher|larger|greater|bigger|more|highest|most|höhere?[rns]?|grössere?[rns]?|größere?[rns]?|mehr|plus (?:élevée?|grande?|haute?)|supérieure?|più alt[oa]|maggiore|più|mayor|más alt[oa]|más)(?!\p{L})/iu,
  less: /(?<!\p{L})(?:lower|smaller|less|fewer|lowest|least|tiefere?[rns]?|niedrigere?[rns]?|kleinere?[rns]?|weniger|moins|inférieure?|plus (?:basse?|petite?)|più bass[oa]|minore|meno|menor|más baj[oa]|menos)(?!\p{L})/iu,
};
