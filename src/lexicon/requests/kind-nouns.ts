/** Nouns that a sentence has the kind of, and seldom says: a deadline is told by days or a date, a price by an amount. */
export const kindNouns: readonly { noun: RegExp; holds: RegExp }[] = [
  {
    noun: /^(?:deadlines?|due date|period|time limit|term|duration|notice|fristen?|termine?|dauer|laufzeit|délais?|échéances?|durée|termin[ei]|scadenz[ae]|durata|plazos?|duración)$/iu,
    holds:
      /(?:\p{N}+|(?<!\p{L})(?:one|two|three|four|six|nine|ten|twelve|thirty|sixty|ninety|ein|eine[nmr]?|zwei|drei|vier|sechs|neun|zehn|zwölf|dreissig|un|deux|trois|quatre|six|neuf|dix|douze|quinze|trente|soixante|due|tre|quattro|sei|nove|dieci|dodici|trenta|dos|tres|cuatro|seis|nueve|diez|doce|treinta))\s+(?:(?!(?:per|pro|par|al|por|im|a)\s)\p{L}+\s)?(?:days?|weeks?|months?|years?|hours?|tagen?|wochen?|monaten?|monate?s?|jahren?|jahre|stunden?|jours?|semaines?|mois|ans?|années?|heures?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|días?|semanas?|mes(?:es)?|años?|horas?)(?!\p{L})|\p{N}\s*\.?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|févr|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic|ene|abr)\p{L}*/iu,
  },
  {
    noun: /^(?:amounts?|prices?|costs?|fees?|rates?|charges?|rent|wages?|salary|betrag|beträge|preise?|kosten|gebühren?|ansatz|ansätze|miete|lohn|montants?|prix|coûts?|frais|tarifs?|loyer|salaire|import[oi]|prezz[oi]|cost[oi]|tariff[ae]|affitto|canone|salario|stipendio|importes?|precios?|costes?|tarifas?|alquiler|sueldo)$/iu,
    holds:
      /[€$£]|(?<!\p{L})(?:CHF|EUR|GBP|USD|francs?|franken|franchi|francos|rappen|euros?|pounds?|pence|dollars?|dollari)(?!\p{L})/iu,
  },
];

/** "The cause of the damage": what stands for why, as it is asked for and as it is said. */
export const causeAsked =
  /^(?:\P{L}*\p{L}{1,4}(?:\s|['’]))?(?:cause|reason|ursache|grund|auslöser|raison|motif|causa|motivo|razón)(?!\p{L})/iu;
export const causeSaid =
  /(?<!\p{L})(?:the (?:cause|reason)(?: \p{L}+){0,4} (?:is|was)|the cause has been|(?:die|als) ursache|ursache (?:ist|war|dafür)|(?:der )?grund (?:ist|war|dafür)|la (?:cause|raison)|(?:le )?motif est|la causa|il motivo|la razón|el motivo)(?!\p{L})/iu;
