import type { WordsByLanguage } from "../words-by-language.ts";

/** Two of a thing, and no other number. */
export const bothWords: WordsByLanguage = {
  en: "both|both of|the two",
  de: "beide|beiden|beider|die zwei",
  fr: "les deux",
  it: "entrambi|entrambe|i due|le due|ambedue",
  es: "ambos|ambas|los dos|las dos",
};

/** Words in five languages that say what a price is for, and that several times it is asked for. */
export const amountWords = {
  /** What all of it comes to is asked for. */
  comesTo:
    /(?<!\p{L})(?:cost|costs|bring in|brings in|pay|come to|comes to|add up to|charged?|price|total|altogether|kosten|kostet|bringen|bringt|zahlen|bezahlen|macht das|preis|zusammen|insgesamt|gesamt|total|coûte\p{L}*|coûter\p{L}*|rapporte\p{L}*|payer|paie\p{L}*|payons|prix|en tout|au total|cost[aei]\p{L}*|rend(?:e|ono)|frutta(?:no)?|costerebbe\p{L}*|pag\p{L}+|prezzo|in tutto|in totale|cuest\p{L}+|costar\p{L}*|precio|en total)(?!\p{L})/iu,
  /** One of it is asked for, and no number of them. */
  single:
    /(?<!\p{L})(?:per|each|apiece|pro|je|jede[rmns]?|par|chacune?|chaque|l['’]une?|ciascun[oa]?|cadauno|cada)(?!\p{L})/iu,
  /** A head that says what one piece costs. */
  unitMark:
    /(?<!\p{L})(?:unit|each|per|pro|je|par|unitaire|l['’]unité|unitari[oa]|cadauno|por|einzel\p{L}*|stück\p{L}*)(?!\p{L})|\//iu,
  /** Several people, however they are called. */
  people:
    /^(?:people|persons?|guests?|participants?|attendees?|visitors?|employees?|colleagues?|adults?|personen|person|leute|gäste|gästen|teilnehmende[rn]?|teilnehmer|besucher|mitarbeitende[rn]?|kolleg\p{L}+|personnes?|invités?|participants?|convives?|collègues?|persone|ospiti|partecipanti|invitati|colleghi|personas?|invitados?|participantes?|asistentes?)$/iu,
  /** "There are 24 of us". */
  ofUs: /^\s+(?:of us|von uns|d['’]entre nous|di noi|de nosotros)(?!\p{L})/iu,
  /** A price that holds for one of them. */
  perPerson:
    /(?<!\p{L})(?:per (?:person|head|guest|participant)|pro (?:person|kopf|gast|teilnehme\p{L}*)|par (?:personne|tête|convive|participante?)|(?:a|per) (?:persona|testa|ospite|partecipante)|por (?:persona|cabeza|participante))(?!\p{L})/iu,
  /** A sentence that speaks of prices. */
  prices:
    /(?<!\p{L})(?:prices?|rates?|preise?n?|tarife?n?|prix|tarifs?|prezz[io]|tariff[ae]|precios?|tarifas?)(?!\p{L})/iu,
  /** Behind an amount: what one of is meant, "per night", "al kg", "pro Container und Monat". */
  rate: /^\s?(?:(?:per|a|an|each|every|pro|je|jede[rns]?|par|chaque|al|alla|allo|ogni|por|cada)\s|(?:à|de)\sl['’]|l['’]|all['’]|\/\s?)(\p{L}+)(?:\s(?:and|und|et|e|y)\s(?:(?:per|pro|je|par|por|al)\s)?(\p{L}+))?(?!\p{L})/iu,
  /** Before an amount: the same, "each stall pays", "pro Container". */
  rateBefore:
    /(?<!\p{L})(?:each|every|jede[rsnm]?|pro|je|chaque|par|ogni|ciascun[oa]?|cada|por)\s(\p{L}+)(?=[^.;]{0,40}$)/iu,
  /** What changes a price with how much is taken. */
  discount:
    /(?<!\p{L})(?:\p{L}*(?:rabatt|nachlass|zuschlag|ermässig|ermäßig)\p{L}*|discounts?|reductions?|surcharges?|remises?|rabais|réductions?|suppléments?|majorations?|scont[oi]|riduzion[ei]|maggiorazion[ei]|supplement[oi]|descuentos?|recargos?)(?!\p{L})/iu,
  /** How often a shorter time goes into a year. */
  inYear: [
    [
      12,
      /(?<!\p{L})(?:monthly|(?:per|a|each|every) month|monatlich\p{L}*|(?:pro|im|jeden) monat|mensuel\p{L}*|(?:par|chaque) mois|mensil[ei]|al mese|ogni mese|mensual(?:es)?|(?:al|por|cada) mes)(?!\p{L})/iu,
    ],
    [
      4,
      /(?<!\p{L})(?:quarterly|(?:per|a|each|every) quarter|vierteljährlich\p{L}*|quartalsweise|pro quartal|trimestriel\p{L}*|par trimestre|trimestral[ei]?|al trimestre|por trimestre)(?!\p{L})/iu,
    ],
  ],
} as const satisfies Record<string, RegExp | readonly (readonly [number, RegExp])[]>;
