/** What a mail or letter is to bring about, with a thing: "per ordinare l'acqua", "to order the water", "pour commander …". */
export const purposeLead =
  /(?<!\p{L})(?:(?:in order )?to (?:order|reorder|buy|book|cancel|return|request|reserve|ask for|complain about|report)|(?:and )?(?:ordering|reordering|booking|cancelling|returning|requesting|reserving|complaining about)|(?:pour|afin de|afin d['’]) ?(?:commander|recommander|acheter|réserver|annuler|retourner|demander|résilier|signaler)|(?:per|al fine di) (?:ordinare|riordinare|comprare|acquistare|prenotare|annullare|restituire|richiedere|chiedere|disdire|segnalare)|(?:para|a fin de) (?:pedir|encargar|comprar|reservar|anular|cancelar|devolver|solicitar|reclamar))(?:\s|(?<=['’]))(?<thing>[^.;:?!\n]{2,100})/iu;

/** German says the verb at the end: "um das Mineralwasser zu bestellen", "damit wir …" is none. */
export const germanPurpose =
  /(?<!\p{L})um\s(?<thing>[^.;:?!\n]{2,100}?)\s(?:(?:nach)?zu(?:be)?bestellen|zu (?:bestellen|kaufen|buchen|reservieren|kündigen|beantragen|verlangen|melden|reklamieren|stornieren)|(?:nach|ab|an|zurück)zu(?:bestellen|fordern|geben|schicken|kaufen))(?!\p{L})/iu;

/** Where something is wanted because there is none left. */
export const runOut =
  /(?<!\p{L})(?:missing|out of stock|sold out|run out|lacking|fehl(?:t|en|ende[nrms]?)|ausgegangen\p{L}*|ausverkauft\p{L}*|manqu(?:e|ent|ants?|antes?)|épuisée?s?|manca(?:no)?|mancant[ei]|esaurit[oaie]|finit[oaie]|falta[n]?|agotad[oa]s?)(?!\p{L})/giu;
