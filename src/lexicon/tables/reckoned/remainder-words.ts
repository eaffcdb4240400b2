import type { WordsByLanguage } from "../../words-by-language.ts";

/** What is still free of so many, and what is missing up to a minimum. */
export const remainderWords: Readonly<Record<"left" | "missing", WordsByLanguage>> = {
  left: {
    en: "left|left over|leftover|unsold|not sold|free|available|remaining|still free|still available|still left|unbooked|open",
    de: "übrig geblieben|übriggeblieben|liegen geblieben|unverkauft|nicht verkauft|frei|noch frei|übrig|noch übrig|verfügbar|noch verfügbar|unbelegt|freie|freien|noch freie",
    fr: "invendus|invendues|invendu|restés|restées|pas vendus|libres|libre|encore libres|disponibles|disponible|encore disponibles|restantes|restent|restent elles|reste t|reste",
    it: "invenduti|invendute|avanzati|avanzate|rimaste|liberi|libere|ancora liberi|ancora libere|disponibili|ancora disponibili|restano|rimangono|rimasti",
    es: "sin vender|sobraron|sobrado|libres|libre|disponibles|quedan|restantes|aún libres",
  },
  missing: {
    en: "missing|short|lacking|too few|need to order|have to order|must order|need to reorder|have to reorder",
    de: "fehlen|fehlt|zu wenig|nachbestellen|nachbestellt|bestellen",
    fr: "manque|manquent|manque t|commander|recommander",
    it: "manca|mancano|ordinare|riordinare",
    es: "falta|faltan|pedir|reponer",
  },
};

/** Words beside them that say up to what. */
export const upToWords: WordsByLanguage = {
  en: "to reach|until|up to|to get to|below|to",
  de: "bis|um auf|um den zu erreichen|bis zum|bis zur|um zu erreichen|zum|zur|unter",
  fr: "pour atteindre|pour atteindre le|pour atteindre la|pour arriver au|jusqu à|jusqu au|pour arriver à|au|sous",
  it: "per raggiungere|per raggiungere la|per raggiungere il|per arrivare|fino a|fino al|fino alla|per arrivare a|per arrivare al|per arrivare alla|al|alla|sotto",
  es: "para llegar|hasta|para alcanzar|al",
};

/** How many more there should be, which no single number of a record says. */
export const fallingShort: WordsByLanguage = {
  en: "how many are missing|how many are we short|too few|left over|leftover|unsold",
  de: "fehlen noch|noch fehlen|fehlen bis|fehlen uns|übrig geblieben|unverkauft",
  fr: "manque t il|manquent pour|manque pour|il manque|invendus|invendues",
  it: "mancano per|manca per|mancano fino|mancano ancora|avanzati|avanzate|invenduti",
  es: "faltan para|falta para|faltan hasta",
};
