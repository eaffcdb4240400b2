import type { WordsByLanguage } from "../words-by-language.ts";

export type FilterCue =
  | "below"
  | "above"
  | "atMost"
  | "atLeast"
  | "cheaperThan"
  | "dearerThan"
  | "before"
  | "after"
  | "since"
  | "until"
  | "between"
  | "from"
  | "to"
  | "equals"
  | "not"
  | "and"
  | "or"
  | "than"
  | "inYear";

/** Words that limit which rows count. Those of numbers and dates only say so in front of one. */
export const filterCues: Readonly<Record<FilterCue, WordsByLanguage>> = {
  below: {
    en: "less than|fewer than|below|under|lower than|smaller than|of less than|of under|younger than|shorter than|<",
    de: "weniger als|unter|kleiner als|tiefer als|niedriger als|geringer als|unterhalb von|unter einem|jünger als|kürzer als|von weniger als|<",
    fr: "moins de|moins d|inférieur à|inférieure à|inférieurs à|inférieures à|en dessous de|au dessous de|de moins de|sous|plus petit que|<",
    it: "meno di|inferiore a|inferiori a|sotto|sotto i|sotto gli|al di sotto di|minore di|minori di|più basso di|<",
    es: "menos de|inferior a|inferiores a|por debajo de|menor de|menor que|menores de|menor a|menores que|<",
  },
  above: {
    en: "more than|above|over|greater than|higher than|larger than|bigger than|exceeding|exceeds|exceed|of more than|of over|older than|longer than|>",
    de: "mehr als|über|grösser als|größer als|höher als|oberhalb von|über einem|älter als|länger als|von mehr als|von über|>",
    fr: "plus de|plus d|supérieur à|supérieure à|supérieurs à|supérieures à|au dessus de|dépassant|dépasse|dépassent|de plus de|plus grand que|>",
    it: "più di|superiore a|superiori a|sopra|sopra i|sopra gli|al di sopra di|maggiore di|maggiori di|oltre|oltre i|supera|superano|supera i|superano i|>",
    es: "más de|superior a|superiores a|por encima de|mayor de|mayor que|mayores de|mayor a|mayores que|que supera|que superan|>",
  },
  atMost: {
    en: "at most|up to|no more than|not more than|a maximum of|<=|≤",
    de: "höchstens|maximal|bis zu|nicht mehr als|<=|≤",
    fr: "au plus|au maximum|jusqu à|pas plus de|d au plus|<=|≤",
    it: "al massimo|fino a|non più di|<=|≤",
    es: "como máximo|hasta|no más de|a lo sumo|<=|≤",
  },
  atLeast: {
    en: "at least|no less than|not less than|a minimum of|of at least|>=|≥",
    de: "mindestens|wenigstens|nicht weniger als|ab|von mindestens|>=|≥",
    fr: "au moins|au minimum|pas moins de|à partir de|d au moins|>=|≥",
    it: "almeno|come minimo|non meno di|a partire da|di almeno|>=|≥",
    es: "al menos|por lo menos|como mínimo|no menos de|a partir de|de al menos|>=|≥",
  },
  cheaperThan: {
    en: "cheaper than|costing less than|cost less than|costs less than|priced below|priced under|that cost less than",
    de: "billiger als|günstiger als|weniger kosten als|kosten weniger als|kostet weniger als",
    fr: "moins cher que|moins chers que|moins chère que|moins chères que|coûtent moins de|coûte moins de|coûtant moins de",
    it: "costano meno di|costa meno di|più economici di|meno cari di|meno costosi di",
    es: "cuestan menos de|cuesta menos de|más baratos que|más baratas que|más barato que",
  },
  dearerThan: {
    en: "more expensive than|dearer than|costing more than|cost more than|costs more than|priced above|priced over|that cost more than",
    de: "teurer als|mehr kosten als|kosten mehr als|kostet mehr als",
    fr: "plus cher que|plus chers que|plus chère que|plus chères que|coûtent plus de|coûte plus de|coûtant plus de",
    it: "costano più di|costa più di|più cari di|più costosi di",
    es: "cuestan más de|cuesta más de|más caros que|más caras que|más caro que",
  },
  before: {
    en: "before|prior to|earlier than",
    de: "vor|vor dem",
    fr: "avant|avant le",
    it: "prima del|prima di|prima dell",
    es: "antes de|antes del",
  },
  after: {
    en: "after|later than",
    de: "nach|nach dem",
    fr: "après|après le",
    it: "dopo|dopo il|dopo l",
    es: "después de|después del|tras|tras el",
  },
  since: {
    en: "since|from|starting in|as of",
    de: "seit|ab|ab dem|seit dem",
    fr: "depuis|depuis le|à partir de|à partir du",
    it: "dal|da|a partire dal|a partire da",
    es: "desde|desde el|a partir de|a partir del",
  },
  until: {
    en: "until|up to|through",
    de: "bis|bis zum|bis und mit|bis ende",
    fr: "jusqu à|jusqu au|jusqu en",
    it: "fino al|fino a",
    es: "hasta|hasta el",
  },
  between: { en: "between", de: "zwischen", fr: "entre", it: "tra|fra", es: "entre" },
  from: { en: "from", de: "von|vom", fr: "de|du", it: "da|dal|dall", es: "de|del|desde" },
  to: {
    en: "to|until|through",
    de: "bis|auf|bis zum|zu|nach",
    fr: "à|au|jusqu à",
    it: "a|ad|al|all|fino a|fino ad|fino al",
    es: "a|al|hasta",
  },
  equals: {
    en: "equal to|equals|exactly|of exactly|=",
    de: "gleich|genau|von genau|=",
    fr: "égal à|égale à|exactement|=",
    it: "pari a|uguale a|esattamente|=",
    es: "igual a|exactamente|=",
  },
  not: {
    en: "not|no|except|except for|excluding|other than|apart from|without|outside|outside of|but not|isn t|aren t|wasn t|weren t|don t|doesn t",
    de: "nicht|kein|keine|keinen|keiner|ausser|außer|ohne|ausgenommen|nicht aus|nicht in|ausserhalb|mit ausnahme von",
    fr: "pas|sauf|hors|excepté|à l exception de|sans|autre que|autres que|non|en dehors de",
    it: "non|tranne|eccetto|escluso|esclusi|esclusa|escluse|senza|diverso da|diversi da|fuori da",
    es: "no|excepto|salvo|sin|distinto de|distintos de|fuera de|excluyendo",
  },
  and: { en: "and|as well as|plus|&", de: "und|sowie|&", fr: "et|ainsi que|&", it: "e|ed|&", es: "y|e|&" },
  or: { en: "or", de: "oder", fr: "ou", it: "o|oppure", es: "o|u" },
  than: {
    en: "than|compared to|compared with|versus|vs",
    de: "als|im vergleich zu|gegenüber|verglichen mit",
    fr: "que|par rapport à|comparé à",
    it: "rispetto a|di|che",
    es: "que|en comparación con|frente a|respecto a",
  },
  inYear: {
    en: "in|in the year|in the years|for the year|year|during|for|of|in fiscal year|fiscal year|fy",
    de: "im jahr|im jahre|in|im|jahr|für|in den jahren|für das jahr|des jahres|während",
    fr: "en|en l année|pour l année|l année|pour|dans l année|de l année|durant|pendant|au cours de",
    it: "nel|nell anno|anno|per l anno|dell anno|del|durante il|nel corso del",
    es: "en|en el año|año|del año|para el año|de|durante|en los años",
  },
};
