import type { Language } from "../words-by-language.ts";

/** Words of a question for an amount that is one of money: what is paid, and what it is called; a star stands for any ending. */
export const moneyWords: Readonly<Record<Language, string>> = {
  en: "cost*|price*|pay|pays|paid|paying|payment|charge*|fee|fees|rent|rents|salary|salaries|wage|wages|earn*|premium|deposit|refund*|reimburse*|budget|expensive|cheap|money|spend|spent|excess|deductible|transfer|owe|owes|fine|subsidy|allowance",
  de: "kost*|preis*|zahl|zahle|zahlt|zahlen|zahlte*|bezahl*|verrechne*|gebühr*|miete|mieten|mietzins*|lohn|löhne|gehalt|gehälter|verdien*|prämie*|kaution|vergüt*|erstatte*|budget|teuer|billig|geld|pauschale*|busse|bussen|tarif*|entschädigung*|überweis*|selbstbehalt*|franchise",
  fr: "coût*|prix|paie*|payer*|payons|payez|paye|payé*|tarif*|frais|loyer*|salaire*|gagne*|prime|primes|caution|rembours*|budget|cher|chère|argent|forfait*|amende*|franchise*|virer|indemnité*|redevance*",
  it: "cost*|prezz*|paga*|paghiamo|pagherà|tariff*|spese|affitto|pigione|stipendi*|salari*|guadagn*|premio|premi|cauzione|rimbors*|budget|caro|denaro|soldi|multa|multe|indennità|canone|franchigia|franchigie|bonific*",
  es: "cuesta*|costó|costar*|coste*|costo*|precio*|paga*|tarifa*|gastos|alquiler*|sueldo*|salario*|gana*|prima|fianza|reembols*|presupuesto|caro|dinero|multa*|indemnización|franquicia|transferir",
};

/** Those of them that no percentage answers. */
export const priceWords =
  /^(?:cost\p{L}*|prices?|kost\p{L}*|preise?|coût\p{L}*|prix|prezz[oi]|cuesta\p{L}*|costó|precios?)$/u;

/** A number of a text that tells a time: "15 minutes", "10.30 Uhr", "31. Januar 2030". */
export const timed =
  /(?<![\p{L}\p{N}])(?:\p{N}{1,2}(?:[.:]\p{N}{2}|\.)?\s{0,4}(?:to|and|bis|und|au|et|al|e|a|y|[-–‒])\s{0,4})?(?:\p{N}[\p{N}.,:]{0,20}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?:er|º|°|st|nd|rd|th)?[\s-]{0,4}(?:(?:de|working|business|calendar|full|ganze[n]?|volle[n]?)\s{1,4})?(?:uhr|h|o'clock|\p{L}{0,30}(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)|days?|weeks?|months?|years?|hours?|minutes?|jours?|semaines?|mois|ans?|années?|heures?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minut[io]s?|días?|semanas?|meses|años?|horas?|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)(?!\p{L})(?:\s{1,4}(?:de\s{1,4})?\p{N}{4})?/giu;

/** A number of metres, litres or watts. */
export const measured =
  /\p{N}[\p{N}.,]{0,20}\s?(?:mm|cm|dm|m|km|m²|m2|m³|m3|mg|g|kg|ml|cl|dl|l|w|kw|kwh|v|hz|db|°c|gb|mb|tb)(?![\p{L}\p{N}])/giu;

/** A time behind the word for it: "alle 7.15", "at 9.30", "um 8.00". */
export const clockTime =
  /(?<!\p{L})(?:at|from|until|till|by|um|ab|bis|gegen|à|dès|vers|jusqu'à|alle|dalle|fino alle|ore|a las|las)\s(?:ore\s|le\s)?\p{N}{1,2}(?:[.:]\p{N}{2})?(?=\s?(?:am|pm|a\.m\.|p\.m\.)|[\s.,;)]|$)(?!\s?(?:%|\p{Sc}|chf|eur|fr\.|franken|francs?|franchi|euro|pounds?|pro|per|par|je|a\s|each|an hour|al\s))/giu;

/** A number that counts the longer word behind it, or stands in an address: "2.3 million copies", "Mill Lane 27", and not "80 a month". */
export const counting =
  /(?!Fr\s)\p{Lu}\p{L}{1,40}\s\p{N}{1,3}(?![\p{N}%]|[.,]\p{N})|\p{N}[\p{N}.,'’]{0,20}(?:\s{1,4}(?:million(?:en|s|i)?|millones|milliarden?|milliards?|miliardi|billions?|mille|mila|mil|tausend|thousand|hundred|hundert))?\s{1,4}(?:d['’]|de\s{1,4}|di\s{1,4}|al\s{1,4}\p{N}{1,20}\s{1,4}|e\s{1,4}\p{N}{1,20}\s{1,4})?(?!each|plus|hors|netto|brutto|gross|oltre)\p{L}{4,}/gu;

/** A question that names the money it wants to hear of. */
export const currencyAsked =
  /(?<!\p{L})(?:how many|wie ?viele|combien de|quant[ie]|cuánt[oa]s)\s(?:swiss\s|schweizer\s)?(?:francs?|euros?|dollars?|pounds?|franken|franchi|dollari|sterline|francos|dólares)(?!\p{L})/iu;

/** Heads of columns with money in them. */
export const priceHeads =
  /(?<!\p{L})(?:price|prices|cost|costs|amount|fee|fees|total|sum|rent|charge|preis|preise|kosten|betrag|beträge|gebühr|summe|miete|prix|coût|coûts|montant|montants|frais|loyer|taxe|prezzo|prezzi|costo|costi|importo|importi|canone|affitto|tassa|totale|precio|coste|importe|alquiler)(?!\p{L})/iu;

/** The name of an amount: "MwSt-Betrag". */
export const amountName =
  /(?:betrag|summe|preis|amount|total|montant|somme|prix|importo|somma|prezzo|importe|suma|precio)$/u;

/** What takes something off a price or adds to it, in five languages: a share there is one of the price. */
export const priceChange =
  /(?<!\p{L})(?:discounts?|off|reduction|reduced|rebate|surcharge|extra|free|half|rabatt|skonto|nachlass|ermäßigung|ermässigung|ermäßigt|ermässigt|zuschlag|aufpreis|aufschlag|kostenlos|hälfte|réductions?|remise|rabais|escompte|majoration|supplément|gratuit\p{L}*|moitié|sconto|riduzione|ridott[oa]|supplemento|maggiorazione|gratis|gratuit[oa]|metà|descuento|recargo|suplemento|mitad)(?!\p{L})/iu;

/** What an insurance pays at most, or leaves to be paid: no price of it. */
export const coverLimit =
  /(?<!\p{L})(?:sum insured|limit of (?:liability|indemnity)|(?:cover|indemnity) limit|maximum (?:cover|benefit|payout)|excess|deductible|versicherungssumme|deckungssumme|höchstentschädigung|höchstleistung|selbstbehalt|selbstbeteiligung|plafond|montant (?:garanti|assuré)|capital assuré|franchise|massimal[ei]|somma assicurata|limite di indennizzo|indennizzo|franchigia|scoperto|suma asegurada|capital asegurado|franquicia)(?!\p{L})/iu;

/** How the price of a thing is asked for; the thing stands behind it. */
export const priceQuestions: readonly RegExp[] = [
  /(?<!\p{L})(?:how much (?:does|do|will|would|is|are)|what (?:does|do|will|would))\s(?:it cost (?:for|to)\s)?(?:(?:a|an|the|one|our|my|your)\s)?/iu,
  /(?<!\p{L})(?:was|wie ?viel)\s(?:kostet|kosten|zahlt man für|zahlen wir für|bezahlt man für|bezahlen wir für)\s(?:(?:uns|mich|ein\p{L}{0,2}|d(?:er|ie|as|en)|unser\p{L}{0,2})\s)?/iu,
  /(?<!\p{L})(?:à combien\s(?:s['’]élève|se monte)(?:nt)?|a quanto ammonta(?:no)?|wie hoch (?:ist|sind)|how high (?:is|are))\s(?:(?:une?|l[ea]s?|notre|il|lo|la|i|gli|le|d(?:er|ie|as)|the|our)\s|l['’])?/iu,
  /(?<!\p{L})combien\s(?:coûte(?:nt|ra|ront)?|(?:nous )?coûte(?:nt)?)\s(?:(?:une?|l[ea]s?|notre|nos)\s|l['’])?/iu,
  /(?<!\p{L})quanto\s(?:ci\s)?cost(?:a|ano|erà|eranno)\s(?:(?:un[oa]?|il|lo|la|i|gli|le|nostr[oa])\s|(?:l|un)['’])?/iu,
  /(?<!\p{L})cuánto\s(?:nos\s)?cuesta[n]?\s(?:(?:un[oa]?|el|la|los|las|nuestr[oa])\s)?/iu,
];
