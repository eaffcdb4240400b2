import type { WordsByLanguage } from "../../words-by-language.ts";

/** What says that one of two is above or below the other; a price is meant where the word speaks of one. */
export const gapWords: Readonly<
  Record<
    "dearer" | "cheaper" | "more" | "less" | "up" | "down" | "apart" | "saved" | "beyond" | "than",
    WordsByLanguage
  >
> = {
  dearer: {
    en: "more expensive|dearer|pricier|costlier",
    de: "teurer|kostspieliger",
    fr: "plus cher|plus chère|plus chers|plus chères|plus coûteux|plus coûteuse",
    it: "più caro|più cara|più cari|più care|più costoso|più costosa|più costosi|più costose",
    es: "más caro|más cara|más caros|más caras|más costoso|más costosa",
  },
  cheaper: {
    en: "cheaper|less expensive",
    de: "billiger|günstiger|preiswerter",
    fr: "moins cher|moins chère|moins chers|moins chères|meilleur marché",
    it: "meno caro|meno cara|meno cari|meno care|più economico|più economica|più conveniente|meno costoso|meno costosa",
    es: "más barato|más barata|más baratos|más baratas|menos caro|menos cara|más económico|más económica",
  },
  more: {
    en: "more|higher|larger|bigger|greater|longer|older|heavier|further|taller|wider",
    de: "mehr|höher|grösser|größer|länger|älter|schwerer|weiter",
    fr: "de plus|en plus|plus|plus élevé|plus élevée|plus élevés|plus élevées|plus grand|plus grande|plus grands|plus grandes|plus haut|plus haute|plus long|plus longue|plus lourd|plus lourde|supérieur|supérieure",
    it: "in più|di più|più|più alto|più alta|più alti|più alte|più grande|più grandi|più lungo|più lunga|più pesante|superiore",
    es: "de más|más|más alto|más alta|más grande|más largo|más larga|mayor|superior",
  },
  less: {
    en: "less|fewer|lower|smaller|shorter|younger|lighter",
    de: "weniger|tiefer|niedriger|kleiner|kürzer|jünger|leichter|geringer",
    fr: "de moins|en moins|moins|plus bas|plus basse|plus petit|plus petite|plus court|plus courte|moins élevé|moins élevée|moins long|moins longue|inférieur|inférieure",
    it: "in meno|di meno|meno|più basso|più bassa|più piccolo|più piccola|più corto|più corta|inferiore",
    es: "de menos|menos|más bajo|más baja|más pequeño|más pequeña|más corto|menor|inferior",
  },
  up: {
    en: "go up|gone up|went up|rise|risen|rose|increase|increased|grow|grew|grown|climb|climbed",
    de: "gestiegen|steigen|steigt|stieg|stiegen|zugenommen|gewachsen|wuchs|angestiegen|erhöht",
    fr: "augmenté|augmentée|augmentées|augmentés|augmentent|augmente|progressé|monté|montée|grimpé",
    it: "aumentato|aumentata|aumentati|aumentate|cresciuto|cresciuta|cresciuti|cresciute|salito|salita|saliti|salite|aumenta|aumentano",
    es: "aumentado|aumentó|aumentaron|subido|subió|subieron|crecido|creció|crecieron",
  },
  down: {
    en: "go down|gone down|went down|fall|fell|fallen|drop|dropped|decrease|decreased|decline|declined|shrink|shrunk|shrank",
    de: "gesunken|sinken|sank|sanken|abgenommen|zurückgegangen|gefallen|geschrumpft|gesenkt",
    fr: "diminué|diminuée|diminuées|diminués|baissé|baissée|reculé|chuté",
    it: "diminuito|diminuita|diminuiti|diminuite|calato|calata|calati|calate|sceso|scesa|scesi|scese",
    es: "disminuido|disminuyó|disminuyeron|bajado|bajó|bajaron|caído|cayó|cayeron|descendido",
  },
  apart: {
    en: "difference|difference in|difference between|gap|gap between|differ",
    de: "unterschied|differenz|unterscheiden|abstand|preisunterschied|preisdifferenz|unterschied zwischen|differenz zwischen",
    fr: "différence|écart|écart de prix|différence de prix",
    it: "differenza|differenza di prezzo|scarto|divario",
    es: "diferencia|diferencia de precio|brecha",
  },
  saved: {
    en: "save|saves|saving|saved",
    de: "spart|spare|sparen|sparst|einsparen|erspart|ersparnis",
    fr: "économise|économisent|économiser|économisons|économie|économies",
    it: "risparmia|risparmio|risparmiano|risparmiamo|risparmiare|risparmi",
    es: "ahorra|ahorro|ahorran|ahorramos|ahorrar",
  },
  beyond: {
    en: "exceed|exceeds|exceeded|go over|goes over|gone over|went over|overrun|overran|overshoot|overshot",
    de: "überschritten|überschreitet|überschreiten|überschritt|überzogen",
    fr: "dépassé|dépassée|dépassés|dépassées|dépasse|dépassent|excédé",
    it: "superato|superata|superati|superate|supera|superano|sforato|sforata",
    es: "superado|superada|superó|superaron|supera|excedido|excedió|sobrepasado|sobrepasó",
  },
  than: {
    en: "than|compared with|compared to|versus|vs|relative to|as against|instead of",
    de: "als|im vergleich zu|im vergleich zum|im vergleich zur|im vergleich mit|gegenüber|gegenüber dem|gegenüber der|verglichen mit|statt",
    fr: "que|qu|par rapport à|par rapport au|par rapport aux|comparé à|comparé au|comparée à|comparés à|au lieu de",
    it: "rispetto a|rispetto al|rispetto alla|rispetto all|rispetto ai|rispetto alle|rispetto agli|che|invece di|invece del|invece della",
    es: "que|en comparación con|respecto a|respecto al|frente a|frente al|en vez de",
  },
};

/** What was meant to be spent, beside what was. */
export const plannedWords: WordsByLanguage = {
  en: "planned|we planned|we had planned|was planned|budgeted|we budgeted|we had budgeted|was budgeted|expected|we expected|foreseen|the budget|our budget|its budget|their budget|budget|in the budget|the plan",
  de: "geplant|budgetiert|vorgesehen|veranschlagt|eingeplant|erwartet|dem budget|das budget|im budget|budget|dem plan|den plan|der planung",
  fr: "prévu|prévus|prévue|prévues|budgété|budgétés|le budget|son budget|leur budget|notre budget|au budget|planifié",
  it: "previsto|del previsto|preventivato|del preventivato|del preventivo|al preventivo|di quanto previsto|preventivo|pianificato|del budget|il budget|il preventivo|il previsto",
  es: "de lo previsto|lo previsto|previsto|de lo presupuestado|lo presupuestado|presupuestado|del presupuesto|el presupuesto|lo planeado",
};

/** How such a question asks. */
export const gapQuestions: WordsByLanguage = {
  en: "how much|how many|by how much|what",
  de: "wie viel|wieviel|wie viele|wieviele|um wie viel|um wieviel|um wie viele|was|wie gross|wie groß|welcher|welche|wie hoch",
  fr: "combien|de combien|quel|quelle",
  it: "quanto|quanta|quanti|quante|di quanto|qual|quale",
  es: "cuánto|cuánta|cuántos|cuántas|en cuánto|cuál|cuanto|cuantos",
};

/** What is taken off a price. */
export const leavingOut: WordsByLanguage = {
  en: "without|excluding|not counting|leaving out|leaving aside",
  de: "ohne|abzüglich|nicht eingerechnet",
  fr: "sans|hors|sans compter",
  it: "senza|escluso|esclusa|esclusi|escluse|senza contare",
  es: "sin|excluido|excluida|sin contar",
};
