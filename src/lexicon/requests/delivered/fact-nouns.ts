/** Nouns for one fact about a thing, which a text can be asked to tell: "with the date of the trip and the price". */
const facts =
  "dates?|days?|times?|hours?|place|venue|location|address|prices?|costs?|fees?|amounts?|deadlines?|duration|length|number|phone number|contact|name|start|beginning|end|opening hours|opening times|period|rent|deposit|sum|total|" +
  "datum|daten|tag|termine?|uhrzeit|zeit|zeiten|ort|treffpunkt|adresse|preise?|kosten|gebühr(?:en)?|betrag|beträge|frist(?:en)?|dauer|anzahl|nummer|telefonnummer|kontakt|name|beginn|ende|öffnungszeiten|miete|kaution|summe|" +
  "dates?|jour|heures?|horaires?|lieu|endroit|adresse|prix|coûts?|frais|tarifs?|montants?|délais?|durée|nombre|numéro|téléphone|contact|nom|début|fin|loyer|caution|" +
  "data|date|giorno|ora|ore|orari[oe]?|luogo|posto|indirizzo|prezz[oi]|cost[oi]|tariff[ae]|import[oi]|scadenz[ae]|termine|durata|numero|telefono|contatto|nome|inizio|fine|affitto|cauzione|" +
  "fechas?|día|horas?|horarios?|lugar|sitio|dirección|precios?|costes?|tarifas?|importes?|plazos?|duración|número|teléfono|contacto|nombre|inicio|fin";

const articles =
  "the|its|their|der|die|das|den|dem|le|la|les|l['’]|il|lo|i|gli|el|los|las|sa|son|ses|leur|leurs|il suo|la sua";

/** Whether an item opens with such a noun, perhaps behind one word: "the exact date of …", "l'ora del …". */
export const opensFact = new RegExp(
  `^(?:(?:${articles})(?:\\s+|(?<=['’])))?(?:(?:exact|new|final|total|genaue[nrs]?|neue[nrs]?|exacte?|nouve(?:au|lle)|esatt[ao]|nuov[ao])\\s+)?(?:${facts})(?!\\p{L})`,
  "iu",
);

/** Before the facts that a text is to give. */
export const factsLead =
  /(?<!\p{L})(?:with|giving|mentioning|including|mit|samt|avec|en indiquant|indiquant|con|indicando)\s+/giu;

/** What a fact is about: "… of the trip". */
export const factOwner =
  /(?<!\p{L})(?:of (?:the|our|this)|for (?:the|our)|von|vom|der|des|du|de la|de l['’]|des|del|della|dell['’]|dei|degli|delle|dello)(?:\s+|(?<=['’]))\S.*$/iu;

/** Such a fact as a question. */
export const asksFact: Readonly<Record<string, string>> = {
  en: "What is",
  de: "Was ist",
  fr: "Quel est",
  it: "Qual è",
  es: "Cuál es",
};

/** A fact that is a day or a time of day. */
export const datedFact =
  /^(?:\P{L}*\p{L}{1,4}(?:\s|['’]))?(?:dates?|days?|times?|datum|daten|tag|termine?|uhrzeit|jour|heures?|data|giorno|ora|ore|fechas?|día|horas?)(?!\p{L})/iu;

/** How a sentence tells a day or a time of day. */
export const holdsDate =
  /(?<!\p{N})\p{N}{1,2}(?:er|°|\.)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|janv|févr|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic|ene|abr)\p{L}*|(?<!\p{N})\p{N}{1,2}[./:]\p{N}{2}(?!\p{N})|\p{N}\s?(?:h|uhr|am|pm|heures?)(?!\p{L})/iu;
