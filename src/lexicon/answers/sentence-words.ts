/** Small words of five languages that decide whether a sentence answers; each pattern is tested against one word, unless it says a text. */

/** A text that tells a part of a whole. */
export const shareWords =
  /%|(?<!\p{L})(?:per cent|percent|prozent|pour cent|per cento|por ciento|half|third|quarter|fifth|sixth|tenth|most|majority|hälfte|drittel|viertel|fünftel|sechstel|zehntel|moitié|tiers|metà|terzo|mitad|tercio)(?!\p{L})/iu;

/** Costs nothing. */
export const free = /^(?:free|gratis|kostenlos|kostenfrei|gratuit|gratuite|gratuito|gratuita)$/u;

/** None of what follows. */
export const none =
  /^(?:no|none|nil|kein|keine|keinen|keiner|aucun|aucune|nessun|nessuna|nessuno|ningún|ninguna)$/u;

/** A text that tells a time without a date: a condition, a weekday, what it goes with. */
export const conditions =
  /\d\s?(?:am|pm|uhr|h)(?!\p{L})|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|from \d|von \d|de \d+ à \d|dalle \d|de \d+ a \d|at the end|at the beginning|during|am ende|ende|zu beginn|anfang|während|seit|à la fin|au début|pendant|alla fine|all'inizio|al final|al principio|when|if|once|whenever|unless|wenn|falls|sobald|sofern|quand|lorsque|si|quando|se|qualora|cuando)(?!\p{L})/iu;

/** A text that tells how long, without a plain number before a unit: "Arbeitstage", "a fortnight", "for life". */
export const durations =
  /(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|frist)(?!\p{L})|(?<!\p{L})(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|fortnight|decades?|centur(?:y|ies)|lifetime|life|jours?|semaines?|mois|ans?|années?|heures?|siècles?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|secol[oi]|días?|semanas?|mes|meses|años?|horas?|siglos?|unlimited|indefinitely|permanently|unbefristet|unbeschränkt|dauernd|illimitée?|indeterminat[oa]|indefinid[oa])(?!\p{L})/iu;

/** A text with a century that has its number. */
export const century =
  /\d{1,2}(?:st|nd|rd|th|\.|e|º|o)?[\s-]+(?:century|centuries|jahrhunderts?|siècle|secolo|siglo)|(?:secolo|siècle|siglo)\s+[ivx]+(?!\p{L})|(?<!\p{L})[ivx]+e?\s+(?:secolo|siècle|siglo)/iu;

/** Stands for something that was named before. */
export const pronoun =
  /^(?:it|its|he|she|they|this|these|that|those|his|her|their|such|er|sie|es|dieser?|diese[mns]?|ihre?[nrms]?|seine?[nrms]?|il|elle|ils|elles|ce|cet|cette|ces|son|sa|ses|egli|ella|esso|essa|essi|questo|questa|questi|queste|suo|sua|loro|él|ello|ellos|ellas|este|esta|estos|estas|su|sus)$/u;

/** Turns "not" before it round: "not explained until 1864". */
export const until = /^(?:until|till|before|bis|bevor|avant|prima|finché|hasta|antes)$/u;

/** Between a thing and what it is. */
export const definingVerb =
  /^(is|are|was|were|means|refers|denotes|describes?d?|consists?|comprises?|presents|defined|ist|sind|war|waren|bedeutet|bezeichnet|heisst|heißt|est|sont|était|désigne|signifie|è|sono|era|indica|significa|es|son|designa)$/u;

/** What turns a word into its opposite, at its beginning. */
export const turning = /^(?:un|non|in|im|ir|dis|nicht)(?=\p{L}{4})/u;

/** The end of a text that goes on elsewhere. */
export const wantsMore =
  /(?:[-–,;(]|(?<!\p{L})(?:the|a|an|of|and|or|to|in|for|with|der|die|das|des|dem|den|ein|eine|und|oder|von|mit|für|zu|le|la|les|de|du|des|et|ou|à|il|lo|di|e|o|con|per|el|los|las|del|y|para))$/u;

/** "This leader": who is meant stands outside of the question. */
export const pointing =
  /^(?:this|these|such|diese[rmns]?|jene[rmns]?|solche[rmns]?|ce|cet|cette|ces|quest[oaie]|quel|quell[oaie]|est[aeo]s?|es[aeo]s?)$/u;

/** A text with an amount of money or a percentage, which four digits without a mark may be as well as a year. */
export const money =
  /(?:[$€£¥]|(?<!\p{L})(?:chf|eur|usd|gbp|fr\.|sfr\.|franken|francs?|euros?|dollars?|franchi|francos?))\s?\p{N}|\p{N}\s?(?:[$€£¥%]|(?:chf|eur|usd|gbp|fr\.|franken|francs?|euros?|dollars?|franchi|francos?)(?!\p{L}))/iu;
