/** Before what a text is to hold, besides verbs that tell: "with …", "including …". */
export const pointLeads =
  /(?<!\p{L})(?:with|giving|mentioning|including|stating|containing|mit|samt|inklusive|enthaltend|avec|contenant|mentionnant|y compris|con|contenente|riportando|incluyendo)\s+/giu;

/** What opens a thing that is named: "the deposit", "l'indirizzo", "unsere Adresse". */
export const opensNamed =
  /^(?:the|our|your|their|its|all|each|any|der|die|das|den|dem|unsere?[nmrs]?|ihre?[nmrs]?|alle|le|la|les|l['’]|notre|nos|votre|vos|leurs?|tous les|toutes les|il|lo|i|gli|un['’]|el|los|las|nuestr[oa]s?|todos los|todas las)(?:\s+|(?<=['’]))\p{L}/iu;

/** "… of the flat and of the garage", "… der Wohnung und der Garage": it goes on with what owns, and names no thing of its own. */
export const opensOwned = /^(?:der|des)\s/iu;

/** "The date of the concert and that of the rehearsal": the same facts of another thing. */
export const sameOf =
  /^(?:(?:that|those|the ones?)\s+(?=of\s)|(?:jene[rsnm]?|die(?:jenigen?)?)\s+(?=(?:der|des|von|vom)\s)|(?:celui|celle|ceux|celles)\s+(?=(?:de|du|des)\s|de\sl|d['’])|quell[oaie]\s+(?=(?:di|del|della|dell['’]|dei|degli|delle|dello)(?:\s|['’]))|(?:el|la|los|las)\s+(?=(?:de|del)\s))/iu;

/** "Until when to pay it": what is paid is the thing named before. */
export const objectPronoun =
  /(?<=\p{L}[aei]r)l[oaie](?!\p{L})|(?<=(?:^|\s)(?:to|zu)\s\p{L}{2,20}\s)(?:it|them)(?!\p{L})|(?<=(?:pour|de|à)\s)(?:la|le|les)(?=\s\p{L}+(?:er|ir|re)(?!\p{L}))/iu;

/** How a fact is tied to what a text is about: "a mail about the trip with the date". */
export const topicTies: readonly { lead: RegExp; tie: string }[] = [
  { lead: /^(?:about|regarding|concerning|on)\s/iu, tie: "of " },
  { lead: /^(?:über|betreffend|bezüglich)\s/iu, tie: "für " },
];

/** "A mail about the trip with …", "eine Mail zum Ausflug mit …": what all of it is about. */
export const aboutThing =
  /(?<!\p{L})(?:about|regarding|concerning|über|betreffend|bezüglich|zum|zur|zu (?:den|dem|der|unser\p{L}+)|concernant|au sujet (?:de la|de l['’]|du|des)|à propos (?:de la|de l['’]|du|des)|pour la|pour le|riguardo (?:al|alla|ai|alle|all['’])|sull[ao']|sull['’]|sul|sui|sulle|per la|per il|sobre (?:el|la|los|las))(?:\s+|(?<=['’]))(?<thing>[^,.;:?!]{3,60})$/iu;

/** "An invitation to the meeting with …": what one is invited to. */
export const invitedTo =
  /(?<!\p{L})(?:invitation|einladung|invito|convocation|convocazione|invitación)\s+(?<tied>(?:to (?:the|our)|zur|zum|zu (?:unserer|unserem)|à la|à l['’]|au|aux|alla|al|all['’]|allo|a la|a los)(?:\s+|(?<=['’]))[^,.;:?!]{3,60})$/iu;

/** "That the fee is due, with the amount": what is said to be so is what the facts are of. */
export const saidOf =
  /(?<!\p{L})(?:that|dass|que|qu['’]|che)\s*(?<thing>(?:(?:the|our|der|die|das|unser\p{L}*|le|la|les|il|lo|gli|el|los|las)\s+|l['’])[\p{L}-]+)\s[^.;:?!]{2,80}$/iu;

/** Behind "mit" an article stands in the dative. */
export const dativeArticles: readonly { dative: RegExp; plain: string }[] = [
  {
    dative: /^dem\s+(?=(?:Datum|Ende|Budget|Telefon|Honorar|Konto|Programm|Menü|Ergebnis|Angebot)(?!\p{L}))/u,
    plain: "das ",
  },
  { dative: /^dem\s+(?=\p{Lu})/u, plain: "der " },
  { dative: /^(?:der|den)\s+(?=\p{Lu})/u, plain: "die " },
];

/** "The days of leave by age", "the rules on waste": a list, a table or a section, and no single thing. */
export const isSpread =
  /(?<!\p{L})(?:by|per|for each|according to|je|pro|nach|gemäss|selon|par|suivant|secondo|per|ogni|según|por)\s|(?<!\p{L})(?:rules?|regulations?|conditions|terms|details|information|regeln?|vorschriften|bestimmungen|bedingungen|informationen|infos|einzelheiten|règles?|règlement|conditions|dispositions|informations|détails|regol[ae]|norme|condizioni|informazioni|dettagli|reglas|condiciones|detalles|información)(?!\p{L})/iu;

/** Behind what a text is to tell, what it is to ask: "and ask whether", "und fragen, ob", "et demande si". */
export const asksBehind =
  /,?\s(?:and|und|et|e|y)\s(?:(?:ask(?:s|ing)?|fragen?|fragt|demande(?:r|z|nt)?|demandant|domand(?:a|i|are|ando)|chied(?:e|i|a|ere|endo)|pregunt(?:a|e|ar|ando))(?:\s(?:them|her|him|sie|ihn|nach|leur|lui))?),?\s/iu;
