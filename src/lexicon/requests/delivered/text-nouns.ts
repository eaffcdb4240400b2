/** Texts that somebody is to get, as an order calls them; in German also as the end of a compound. */
export const textNoun =
  /(?<!\p{L})(?:report|memo|note|notice|reminder|letter|e-?mail|mail|message|circular|announcement|invitation|reply|response|summary|\p{L}*(?:bericht|notiz|aushang|merkblatt|mitteilung|nachricht|brief|schreiben|e-?mail|mail|einladung|erinnerung|ankündigung|antwort)|info|zusammenfassung|rapport|rappel|lettre|courriel|courrier|message|mot|avis|circulaire|annonce|réponse|convocation|résumé|rapporto|relazione|nota|lettera|avviso|circolare|comunicazione|comunicato|messaggio|invito|convocazione|risposta|riassunto|promemoria|informe|carta|correo|aviso|mensaje|recordatorio|respuesta|resumen)(?!\p{L})/iu;

/** "Make me a notice", "mach mir einen Aushang": a text is made as well as written. */
export const makesText =
  /^\W*(?:(?:please|bitte|kannst du|können sie|peux-tu|pouvez-vous|puoi|può|can you|could you|per favore|puedes)[\s,]+){0,2}(?:make|do|send|mache?|erstell|schick|fais|faites|envoie|fai|fammi|manda|haz|hazme)(?:-moi)?\s+(?:(?:me|us|mir|uns|bitte|mi|ci|nos)\s+){0,2}(?:an?|one|ein(?:e[nrm]?)?|einen|une?|un[ao]?|un['’])(?:\s|(?<=['’]))/iu;

/** "It should say …", "darin soll stehen, …", "doit indiquer …": what a text ordered before is to tell. */
export const toldIn =
  /^\W*(?:please\s|bitte\s)?(?:(?:it|they|the \p{L}+|in it|es|sie|er|darin|drin|dort|da|(?:der|die|das|im|in der) \p{L}+|il|elle|ça|cela|(?:le|la|l['’]|dans le|dans la) ?\p{L}+|ci|vi|(?:la|il|lo|nella|nel) \p{L}+)\s+)?(?:(?:should|must|has to|needs? to|is to|soll(?:te|en)?|muss|doit|devrait|faut|deve|dovrebbe|debe|debería)\s+)?(?:also\s|auch\s|aussi\s|anche\s)?(?:say|says|tell|mention|state|include|explain|contain|give|erwähne|nenne|sag|schreib|stehen|steht|erwähnen|enthalten|nennen|sagen|dire|indiquer|mentionner|préciser|contenir|dis|indique|mentionne|précise|figurer|dica|indichi|dire|indicare|contenere|scrivere|scrivi|indica|spiega|decir|indicar|contener)(?!\p{L})/iu;
