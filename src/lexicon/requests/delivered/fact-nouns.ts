/** Nouns for one fact about a thing, which a text can be asked to tell: "with the date of the trip and the price". */
const facts =
  "dates?|days?|times?|hours?|place|venue|location|address|prices?|costs?|fees?|amounts?|deadlines?|duration|length|number|phone number|contact|contact person|name|start|beginning|end|opening hours|opening times|period|rent|deposit|sum|total|" +
  "datum|daten|tag|termine?|uhrzeit|zeit|zeiten|ort|treffpunkt|adresse|preise?|kosten|gebühr(?:en)?|betrag|beträge|frist(?:en)?|dauer|anzahl|höhe|nummer|telefonnummer|kontakt|kontaktperson|ansprechperson|ansprechpartner(?:in)?|name|beginn|ende|öffnungszeiten|miete|kaution|summe|" +
  "dates?|jour|heures?|horaires?|lieu|endroit|adresse|prix|coûts?|frais|tarifs?|montants?|délais?|durée|nombre|numéro|téléphone|contact|personne de contact|nom|début|fin|loyer|caution|" +
  "data|date|giorno|ora|ore|orari[oe]?|luogo|posto|indirizzo|prezz[oi]|cost[oi]|tariff[ae]|import[oi]|scadenz[ae]|termine|durata|numero|telefono|contatto|persona di contatto|referente|nome|inizio|fine|affitto|cauzione|" +
  "fechas?|día|horas?|horarios?|lugar|sitio|dirección|precios?|costes?|tarifas?|importes?|plazos?|duración|número|teléfono|contacto|nombre|inicio|fin";

const articles =
  "the|its|their|der|die|das|den|dem|le|la|les|l['’]|il|lo|i|gli|el|los|las|sa|son|ses|leur|leurs|il suo|la sua|his|her|sein(?:e[nrms]?)?|ihr(?:e[nrms]?)?";

/** Whether an item opens with such a noun, perhaps behind one word: "the exact date of …", "l'ora del …". */
export const opensFact = new RegExp(
  `^(?:(?:${articles})(?:\\s+|(?<=['’])))?(?:(?:exact|new|final|total|estimated|genaue[nrs]?|neue[nrs]?|geschätzte[nrs]?|exacte?|nouve(?:au|lle)|esatt[ao]|nuov[ao]|stimat[ao])\\s+)?(?:${facts})(?!\\p{L})`,
  "iu",
);

/** German compounds name the fact and its thing in one word: "die Rechnungsnummer", "den Mietbeginn". */
export const compoundFact =
  /^(?:(?:der|die|das|den|dem)\s+)?(?:\p{L}{3,12}\s)?\p{Lu}\p{L}{2,24}(?:nummern?|preise?|kosten|miete|betrag|gebühr(?:en)?|termine?|datum|frist(?:en)?|adresse|zeit(?:en)?|summe|höhe|beginn|dauer|kaution|zinssatz)(?!\p{L})/u;

/** Before the facts that a text is to give. */
export const factsLead =
  /(?<!\p{L})(?:with|giving|mentioning|including|mit|samt|avec|en indiquant|indiquant|con|indicando)\s+/giu;

/** What a fact is about: "… of the trip". */
export const factOwner =
  /(?<!\p{L})(?:of(?: (?:the|an?|our|this))?|for (?:the|our)|von|vom|der|des|du|de la|de l['’]|des|del|della|dell['’]|dei|degli|delle|dello)(?:\s+|(?<=['’]))\S.*$/iu;

/** Such a fact as a question, by its article. */
const factQuestions: Readonly<Record<string, readonly { article: RegExp; asks: string }[]>> = {
  en: [
    {
      article:
        /^(?:the|its|their)\s+(?:\p{L}+\s+)?(?:times|hours|dates|days|prices|costs|fees|deadlines|amounts)(?!\p{L})/iu,
      asks: "What are",
    },
    { article: /^(?:the|its|their)\s/iu, asks: "What is" },
  ],
  de: [
    {
      article:
        /^die\s+(?:kosten|öffnungszeiten|zeiten|termine|preise|gebühren|fristen|beträge|daten)(?!\p{L})/iu,
      asks: "Was sind",
    },
    { article: /^(?:der|die|das)\s/iu, asks: "Was ist" },
  ],
  fr: [
    { article: /^(?:la\s|l['’](?:heure|adresse|échéance))/iu, asks: "Quelle est" },
    { article: /^(?:le\s|l['’])/iu, asks: "Quel est" },
    { article: /^les\s/iu, asks: "Quels sont" },
  ],
  it: [
    { article: /^(?:il\s|lo\s|la\s|l['’])/iu, asks: "Qual è" },
    { article: /^(?:i|gli|le)\s/iu, asks: "Quali sono" },
  ],
  es: [
    { article: /^(?:el|la)\s/iu, asks: "Cuál es" },
    { article: /^(?:los|las)\s/iu, asks: "Cuáles son" },
  ],
};

/** "The date of the trip" as a question; undefined behind no article. */
export function askFact(fact: string, language: string): string | undefined {
  const found = factQuestions[language]?.find(({ article }) => article.test(fact));
  return found === undefined ? undefined : `${found.asks} ${fact}?`;
}

/** What such a question opens with. */
export const factAsked = new RegExp(
  `^(?:${Object.values(factQuestions)
    .flatMap((own) => own.map(({ asks }) => asks))
    .join("|")})\\s+(?=(?:${articles})(?:\\s|(?<=['’])))`,
  "iu",
);

/** A fact that is a day or a time of day. */
export const datedFact =
  /^(?:\P{L}*\p{L}{1,4}(?:\s|['’]))?(?:dates?|days?|times?|datum|daten|tag|termine?|uhrzeit|jour|heures?|data|giorno|ora|ore|fechas?|día|horas?)(?!\p{L})/iu;

/** How a sentence tells a day or a time of day. */
export const holdsDate =
  /(?<!\p{N})\p{N}{1,2}(?:er|°|\.)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|janv|févr|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic|ene|abr)\p{L}*|(?<!\p{N})\p{N}{1,2}[./:]\p{N}{2}(?!\p{N})|\p{N}\s?(?:h|uhr|am|pm|heures?)(?!\p{L})/iu;

/** A point that wants a day, by its noun or as a question. */
export const wantsDay =
  /^(?:\P{L}*(?:what|which|was|wie|quel(?:le)?|qual|cuál)\s(?:is|ist|est|è|es)\s)?(?:\P{L}*\p{L}{1,4}(?:\s|['’]))?(?:dates?|days?|datum|daten|tag|termine?|jour|data|giorno|fechas?|día)(?!\p{L})|(?<!\p{L})(?:(?:what|which) (?:day|date)|welche[mnrs]? tag|welche[mnrs]? datum|quel jour|quelle date|(?:che|quale?) (?:giorno|data)|qué (?:día|fecha))(?!\p{L})/iu;

/** A point that wants a time of day. */
export const wantsHour =
  /^(?:\P{L}*(?:what|which|was|wie|quel(?:le)?|qual|cuál)\s(?:is|ist|est|è|es)\s)?(?:\P{L}*\p{L}{1,4}(?:\s|['’]))?(?:times?|uhrzeit|heures?|horaires?|ora|orario|horas?)(?!\p{L})|(?<!\p{L})(?:what times?|at what hour|(?:um )?wie ?viel uhr|welche[rn]? uhrzeit|quelles? heures?|che or[ae]|qué horas?)(?!\p{L})/iu;

/** A time of day as it is written. */
export const holdsHour =
  /(?<![\p{N}.,])\p{N}{1,2}(?:[.:]\p{N}{2}|\s?h(?:\s?\p{N}{2})?|\s?(?:uhr|am|pm|a\.m|p\.m|o['’]clock|heures?))(?![\p{L}\p{N}])|(?<!\p{L})(?:noon|midnight|mittags?|mitternacht|midi|minuit|mezzogiorno|mezzanotte|mediodía|medianoche)(?!\p{L})|(?<!\p{L})(?:at|um|alle|dalle|ore|às|a las|à)\s\p{N}{1,2}(?![\p{N}.,]\p{N})/iu;

/** Facts that say by themselves what they are of: "the opening hours", "the phone number of …" not needed. */
export const standsAlone =
  /(?<!\p{L})(?:opening (?:hours|times)|öffnungszeiten|bürozeiten|schalterstunden|(?:horaires?|heures) d['’]ouverture|orari[oe]? di apertura|horario de apertura)(?!\p{L})/iu;

/** The owner of a fact as a pronoun: "his phone number". */
export const ownedFact =
  /^(?:his|her|its|their|sein(?:e[nrms]?)?|ihr(?:e[nrms]?)?|sa|son|ses|leurs?|(?:il suo|la sua|i suoi|le sue))\s+/iu;
