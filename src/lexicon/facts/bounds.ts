import type { WordsByLanguage } from "../words-by-language.ts";

/**
 * What a word says of the number or date beside it. "within" bounds terms alone, "over" everything but terms
 * ("spread over 5 years"), "hedgeAbove" is both a hedge and more than, "none" only looks like a bound.
 */
export type BoundKind =
  | "atLeast"
  | "atMost"
  | "moreThan"
  | "lessThan"
  | "exactly"
  | "hedge"
  | "hedgeAbove"
  | "within"
  | "over"
  | "none";

export interface BoundRow extends WordsByLanguage {
  bound: BoundKind;
}

/** Before a number. */
export const boundsBeforeNumbers: readonly BoundRow[] = [
  {
    bound: "atLeast",
    en: "at least|no less than|not less than|no fewer than|not fewer than|not below|a minimum of|minimum of|minimum|min|upwards of|as much as at least|not under|at the least|from at least",
    de: "mindestens|wenigstens|zumindest|mind|min|minimal|nicht weniger als|nicht unter|ab|mindestens bei|ein Minimum von|Minimum von|Minimum|keine weniger als",
    fr: "au moins|au minimum|pas moins de|au minimum de|minimum|un minimum de|minimum de|à partir de|dès|min|non inférieur à|non inférieure à|pas inférieur à|au moins de|d au moins",
    it: "almeno|come minimo|non meno di|non meno del|minimo|un minimo di|minimo di|a partire da|a partire dai|min|non inferiore a|non inferiore al|non inferiori a|perlomeno",
    es: "al menos|por lo menos|como mínimo|no menos de|no menos del|mínimo|un mínimo de|mínimo de|a partir de|mín|no inferior a|no inferior al|cuando menos",
  },
  {
    bound: "atMost",
    en: "at most|no more than|not more than|up to|not over|not above|not exceeding|does not exceed|do not exceed|may not exceed|must not exceed|not exceed|a maximum of|maximum of|maximum|max|no greater than|not greater than|not to exceed|as much as|as many as|capped at|limited to|at the most",
    de: "höchstens|maximal|max|bis|bis zu|bis höchstens|bis maximal|nicht mehr als|nicht über|allerhöchstens|ein Maximum von|Maximum von|Maximum|längstens|begrenzt auf|beschränkt auf|nicht länger als|bis zu einem Betrag von",
    fr: "au plus|au maximum|jusqu à|jusqu aux|jusqu au|pas plus de|au maximum de|maximum|un maximum de|maximum de|max|tout au plus|n excédant pas|ne dépassant pas|ne dépasse pas|limité à|plafonné à|à concurrence de|non supérieur à",
    it: "al massimo|non più di|non più del|fino a|fino al|fino all|fino alla|fino ai|massimo|un massimo di|massimo di|massimo del|un massimo del|fino a un massimo di|fino a un massimo del|fino a un massimo dell|fino ad un massimo di|max|non superiore a|non superiore al|non superiori a|tutt al più|nel limite di",
    es: "como máximo|a lo sumo|no más de|no más del|hasta|hasta un|hasta el|hasta un máximo de|máximo|un máximo de|máximo de|máx|no superior a|no superior al|no superiores a|a más tardar en|limitado a",
  },
  {
    bound: "moreThan",
    en: "more than|in excess of|exceeding|exceeds|exceed|exceeded|greater than|higher than|larger than|longer than|older than|better than|well above|upward of|north of",
    de: "mehr als|größer als|grösser als|höher als|länger als|älter als|oberhalb von|übersteigt|überschreitet|überstieg",
    fr: "plus de|plus d|supérieur à|supérieure à|supérieurs à|supérieures à|au dessus de|excédant|dépassant|dépasse|dépassent|plus grand que|au delà de|nettement plus de",
    it: "più di|più del|superiore a|superiore al|superiori a|al di sopra di|eccedente|supera|superano|più lungo di|maggiore di",
    es: "más de|más del|superior a|superior al|superiores a|por encima de|supera|superan|excede|mayor que|mayor de|mayores de",
  },
  {
    bound: "lessThan",
    en: "less than|fewer than|under|below|lower than|smaller than|shorter than|younger than|just under|slightly under|slightly less than|well under|short of|beneath",
    de: "weniger als|unter|kleiner als|geringer als|niedriger als|kürzer als|jünger als|unterhalb von|unterschreitet|deutlich unter|leicht unter|weit unter",
    fr: "moins de|moins d|inférieur à|inférieure à|inférieurs à|inférieures à|en dessous de|au dessous de|un peu moins de|en deçà de",
    it: "meno di|meno del|inferiore a|inferiore al|inferiori a|al di sotto di|sotto|sotto il|sotto i|poco meno di|minore di",
    es: "menos de|menos del|inferior a|inferior al|inferiores a|por debajo de|poco menos de|algo menos de|menor que|menor de|menores de",
  },
  {
    bound: "hedge",
    en: "almost|nearly|close to|not quite",
    de: "fast|knapp|beinahe|nahezu|annähernd",
    fr: "presque|près de|près d|quasiment|pas loin de",
    it: "quasi|vicino a|poco meno",
    es: "casi|cerca de|prácticamente",
  },
  {
    bound: "hedge",
    en: "about|around|approximately|approx|roughly|circa|ca|some|an estimated|estimated|in the region of|of the order of|on the order of|somewhere around|or so|about a|approximately a",
    de: "rund|etwa|ungefähr|circa|ca|zirka|cirka|gegen|schätzungsweise|grob|in der Größenordnung von|in der Grössenordnung von|um die|um rund|auf rund",
    fr: "environ|autour de|approximativement|à peu près|de l ordre de|quelque|quelques|env|grosso modo|plus ou moins|aux environs de|aux alentours de",
    it: "circa|all incirca|intorno a|intorno al|attorno a|approssimativamente|più o meno|suppergiù|nell ordine di|ca|pressappoco",
    es: "aproximadamente|alrededor de|unos|unas|en torno a|en torno al|aprox|más o menos|del orden de|circa|cerca",
  },
  {
    bound: "exactly",
    en: "exactly|precisely",
    de: "genau|exakt|präzise",
    fr: "exactement|précisément",
    it: "esattamente|precisamente",
    es: "exactamente|precisamente",
  },
  {
    bound: "hedgeAbove",
    en: "just over|slightly over|slightly more than|a little over|a little more than|slightly above|just above",
    de: "gut|etwas mehr als|knapp über|leicht über|etwas über|leicht mehr als",
    fr: "un peu plus de|un peu plus d|légèrement plus de",
    it: "poco più di|poco più del|leggermente più di|poco oltre",
    es: "poco más de|algo más de|poco más del|ligeramente más de",
  },
  {
    bound: "within",
    en: "within",
    de: "innert|innerhalb von|innerhalb|binnen|längstens innert|in längstens",
    fr: "dans un délai de|dans les|d ici|dans le délai de|en moins de",
    it: "entro|entro il termine di|nel termine di|entro i",
    es: "en un plazo de|dentro de|en el plazo de",
  },
  {
    bound: "over",
    en: "over|above|beyond|well over",
    de: "über|weit über|deutlich über",
    it: "oltre|oltre il|oltre i",
  },
  {
    bound: "none",
    en: "all over|turn over|add up to|adds up to|added up to|adding up to|sum up to|sums up to|summed up to|come up to|comes up to",
    de: "so gut|gut wie|lautet über|lauten über|lautete über|lautend über|Rechnung über|Rechnungen über|Gutschrift über|Scheck über|Vertrag über|Verträge über|Kredit über|Kredite über|Darlehen über|Betrag über|Beträge über|Auftrag über|Aufträge über|Quittung über|Überweisung über",
    fr: "ou moins de|ou plus de",
  },
];

/** Behind a number and its unit. */
export const boundsAfterNumbers: readonly BoundRow[] = [
  {
    bound: "atLeast",
    en: "or more|or over|and over|and above|or above|or longer|or older|and more|or higher|or greater|at least|at the least|minimum|plus|upwards|and up",
    de: "oder mehr|und mehr|oder länger|oder darüber|und darüber|oder höher|mindestens|aufwärts|und älter|oder älter",
    fr: "ou plus|et plus|au moins|au minimum|minimum|ou davantage|et au delà",
    it: "o più|e più|e oltre|o oltre|almeno|minimo|come minimo|in su",
    es: "o más|y más|como mínimo|al menos|por lo menos|mínimo|en adelante",
  },
  {
    bound: "atMost",
    en: "or less|or fewer|or under|and under|or below|at most|at the most|maximum|or lower|or shorter|tops",
    de: "oder weniger|und weniger|oder kürzer|höchstens|maximal|nicht übersteigen|nicht überschreiten|nicht übersteigt|nicht überschreitet",
    fr: "ou moins|et moins|au plus|au maximum|maximum",
    it: "o meno|e meno|al massimo|massimo",
    es: "o menos|y menos|como máximo|a lo sumo|máximo",
  },
  {
    bound: "moreThan",
    de: "übersteigt|überschreitet|übersteigen|überschreiten",
  },
  {
    bound: "hedge",
    en: "or so|approximately|roughly|or thereabouts",
    de: "oder so|in etwa",
    fr: "environ|à peu près|approximativement",
    it: "circa|più o meno",
    es: "aproximadamente|más o menos|aprox",
  },
];

/** Before a date. */
export const boundsBeforeDates: readonly BoundRow[] = [
  {
    bound: "atMost",
    en: "no later than|not later than|at the latest by|at the latest on|at the latest",
    de: "spätestens|spätestens am|spätestens bis|spätestens bis zum|spätestens bis am|spätestens per",
    fr: "au plus tard|au plus tard le|au plus tard en|au plus tard à",
    it: "al più tardi|al più tardi il|non oltre|non oltre il|entro e non oltre il|entro e non oltre",
    es: "a más tardar|a más tardar el|como tarde|como muy tarde el",
  },
  {
    bound: "atLeast",
    en: "at the earliest on|no earlier than|not earlier than|not before|no sooner than|at the earliest",
    de: "frühestens|frühestens am|frühestens ab|nicht vor|nicht vor dem",
    fr: "au plus tôt|au plus tôt le|pas avant|pas avant le",
    it: "al più presto|al più presto il|non prima del|non prima di",
    es: "como pronto|no antes del|no antes de|como muy pronto el",
  },
  {
    bound: "lessThan",
    en: "before|prior to|earlier than",
    de: "vor|vor dem|vor Ende",
    fr: "avant|avant le|avant la|avant fin",
    it: "prima del|prima di|prima dell|anteriormente al",
    es: "antes del|antes de|antes de el|con anterioridad al",
  },
  {
    bound: "moreThan",
    en: "after|later than|following",
    de: "nach|nach dem|später als",
    fr: "après|après le|postérieur au",
    it: "dopo|dopo il|dopo l|successivamente al",
    es: "después del|después de|tras|tras el|con posterioridad al",
  },
  {
    bound: "hedge",
    en: "around|about|circa|approximately|ca",
    de: "um|gegen|circa|ca|etwa|ungefähr|rund um",
    fr: "vers|vers le|environ|autour du|aux environs du|autour de",
    it: "circa|verso|verso il|intorno al|attorno al",
    es: "hacia|hacia el|alrededor del|alrededor de|en torno al|circa",
  },
  {
    bound: "exactly",
    en: "exactly on|precisely on",
    de: "genau am|exakt am",
    fr: "exactement le",
    it: "esattamente il",
    es: "exactamente el",
  },
];

/** Behind a date. */
export const boundsAfterDates: readonly BoundRow[] = [
  {
    bound: "atMost",
    en: "at the latest|or earlier|or before",
    de: "spätestens|oder früher",
    fr: "au plus tard|ou avant",
    it: "al più tardi|o prima",
    es: "a más tardar|como tarde|o antes",
  },
  {
    bound: "atLeast",
    en: "at the earliest|or later|or after",
    de: "frühestens|oder später",
    fr: "au plus tôt|ou après",
    it: "al più presto|o dopo",
    es: "como pronto|o después",
  },
];

/** Words that may stand between a bound and its number: "at least the 5", "mindestens die 5". */
export const betweenBoundAndNumber: WordsByLanguage = {
  en: "a|an|of|another|additional|further",
  de: "einen|einem|eine|einer|von|um|auf|zu|weitere|weiteren|zusätzliche|zusätzlichen",
  fr: "le|la|les|l|un|une|de|d|du|des|à|au|aux",
  it: "il|lo|la|i|gli|le|l|un|una|di|del|dei|delle|a|al|ai",
  es: "el|la|los|las|un|una|de|del|a|al|unos",
};

/** A number shortly behind one of these may be written with a minus elsewhere: a loss of 802 is the cell -802. */
export const lossWords: WordsByLanguage = {
  en: "loss|losses|deficit|deficits|minus|negative|shortfall|decrease|decreased|decline|declined|fall|fell|drop|dropped|reduction|reduced|lost|down|shrank|contracted|contraction",
  de: "Verlust|Verluste|Verlusts|Verlustes|Fehlbetrag|Fehlbetrags|Defizit|Defizits|minus|negativ|Rückgang|Rückgangs|Abnahme|Reduktion|Minderung|sank|sanken|gesunken|fiel|fielen|gefallen|verlor|verloren|schrumpfte|geschrumpft|zurückgegangen|Jahresverlust|Reinverlust|Betriebsverlust|Aufwandüberschuss",
  fr: "perte|pertes|déficit|déficits|négatif|négative|baisse|baissé|recul|reculé|diminution|diminué|réduction|chute|chuté|perdu|repli",
  it: "perdita|perdite|deficit|disavanzo|negativo|negativa|calo|calato|calata|diminuzione|diminuito|riduzione|flessione|sceso|scesa|perso|contrazione|ribasso",
  es: "pérdida|pérdidas|déficit|negativo|negativa|caída|cayó|cayeron|descenso|descendió|disminución|disminuyó|reducción|bajó|bajaron|perdió|retroceso",
};
