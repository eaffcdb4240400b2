/** Texts that somebody is to get, as an order calls them; in German also as the end of a compound. */
export const textNoun =
  /(?<!\p{L})(?:report|memo|note|notice|reminder|letter|e-?mail|mail|message|circular|announcement|invitation|reply|response|summary|\p{L}*(?:bericht|notiz|aushang|merkblatt|mitteilung|nachricht|brief|schreiben|e-?mail|mail|einladung|erinnerung|ankündigung|antwort)|info|zusammenfassung|rapport|rappel|lettre|courriel|courrier|message|mot|avis|circulaire|annonce|réponse|convocation|résumé|rapporto|relazione|nota|lettera|avviso|circolare|comunicazione|comunicato|messaggio|invito|convocazione|risposta|riassunto|promemoria|informe|carta|correo|aviso|mensaje|recordatorio|respuesta|resumen)(?!\p{L})/iu;

/** "Make me a notice", "mach mir einen Aushang": a text is made as well as written. */
export const makesText =
  /^\W*(?:(?:please|bitte|kannst du|können sie|peux-tu|pouvez-vous|puoi|può|can you|could you|per favore|puedes)[\s,]+){0,2}(?:make|do|send|mache?|erstell|schick|fais|faites|envoie|fai|fammi|manda|haz|hazme)(?:-moi)?\s+(?:(?:me|us|mir|uns|bitte|mi|ci|nos)\s+){0,2}(?:an?|one|ein(?:e[nrm]?)?|einen|une?|un[ao]?|un['’])(?:\s|(?<=['’]))/iu;

const subjects =
  "it|they|the \\p{L}+|in it|in there|es|sie|er|darin|drin|dort|da|(?:der|die|das|im|in der) \\p{L}+|il|elle|ils|elles|on|ça|cela|y|(?:le|la|l['’]|dans le|dans la) ?\\p{L}+|ci|vi|(?:la|il|lo|nella|nel) \\p{L}+";
const modals =
  "should|must|has to|have to|needs? to|is to|soll(?:te|en)?|muss|müssen|doit|doivent|devrait|devraient|il faut|faut|deve|devono|dovrebbe|dovrebbero|debe|deben|debería|deberían";
const tells =
  "says?|tell|mention|name|state|include|includes|explain|contain|contains|give|hold|put in|erwähne?|nenne?|sage?|schreibe?|stehen|steht|erwähnen|enthalten|enthält|nennen|sagen|dire|indiquer|mentionner|préciser|contenir|contient|y mettre|mettre|dis|indiquez?|mentionnez?|précisez?|mets|mettez|figurer|apparaître|dica|indichi|indicare|contenere|contiene|comparire|figurare|esserci|essere|scrivere|scrivi|indica|spiega|metti|mettici|inserisci|decir|indicar|incluir|incluye|menciona|mencionar|figurar|aparecer|contener|pon";
/** German opens with where it goes: "rein müssen", "hinein gehören", "wichtig sind". */
const germanIn =
  "(?:da |dort )?(?:rein|hinein|drin|darin|drinnen)\\s(?:müssen|muss|sollen|soll|sollten|gehören|gehört|kommen|kommt|stehen|steht)";

/** "It should say …", "darin soll stehen, …", "doit indiquer …": what a text ordered before is to tell. */
export const toldIn = new RegExp(
  `^\\W*(?:(?:please|bitte|per favore|por favor)\\s)?(?:(?:${germanIn})|(?:(?:${subjects})\\s+)?(?:(?:${modals})\\s+)?(?:(?:y|ci|also|auch|aussi|anche|también)\\s)?(?:${tells})(?:[\\s-](?:y|also|auch|aussi|anche|bitte|please))?)(?!\\p{L})`,
  "iu",
);

/** Behind what is to stand in it, German has the verb: "darin müssen die Frist und der Preis stehen". */
export const toldEnd =
  /\s(?:stehen|rein|hinein|drinstehen|drin stehen|vorkommen|nennen|erwähnen|(?:enthalten|erwähnt|genannt) (?:sein|werden))$/iu;

/** "Darin müssen …": the verb stands at the end. */
export const toldAhead =
  /^\W*(?:da|dort)?\s?(?:darin|drin|im \p{L}+|in (?:der|die) \p{L}+)\s(?:müssen|muss|sollen|soll|sollten)\s/iu;
