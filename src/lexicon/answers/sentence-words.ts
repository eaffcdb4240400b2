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
  /\d\s?(?:am|pm|uhr|h)(?!\p{L})|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|from \d|von \d|de \d+ à \d|dalle \d|de \d+ a \d|chaque|tous les|ogni|cada|jeweils|at the end|at the beginning|during|am ende|ende|zu beginn|anfang|während|seit|à la fin|au début|pendant|alla fine|all'inizio|al final|al principio|when|if|once|whenever|unless|wenn|falls|sobald|sofern|quand|lorsque|si|quando|se|qualora|cuando)(?!\p{L})/iu;

/** A day, week or month that is counted: "from the fourth day", "ab dem dritten Tag". */
export const ordinalDay =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|letzte|premi(?:er|ère)|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|dernier|dernière|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|ultim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|últim[oa])[mnrs]?\s+(?:\p{L}+\s+)?(?:\p{L}*(?:tage?s?|woche|monate?s?|jahre?s?)|days?|weeks?|months?|years?|jours?|semaine|mois|année|giorno|settimana|mese|anno|día|semana|mes|año)(?!\p{L})/iu;

/** A paper by its date, such as "the ordinance of 8 September 2004": part of a name, and no time at which something happens. */
export const datedPaper =
  /(?<!\p{L})(?:act|law|ordinance|regulations?|directive|treaty|agreement|convention|contract|policy|decree|decision|letter|invoice|minutes|\p{L}*gesetz(?:es)?|\p{L}*verordnung|\p{L}*reglements?|richtlinie|\p{L}*vertrags?|abkommens?|vereinbarung|beschluss(?:es)?|schreibens?|rechnung|protokolls?|loi|ordonnance|règlement|directive|traité|convention|accord|contrat|arrêté|décret|décision|lettre|facture|legge|ordinanza|regolamento|direttiva|trattato|convenzione|accordo|contratto|decreto|decisione|lettera|fattura|verbale|ley|reglamento|directiva|tratado|convenio|acuerdo|contrato|decreto|decisión|carta|factura)(?:\s+\p{L}+)?\s+(?:of|dated|vom|du|de la date du|del|dell['’]|de)\s*(?:the\s+)?\d{1,2}(?:er|\.|st|nd|rd|th|º|°)?\s+(?:de\s+)?\p{L}+\s+(?:de\s+)?\d{4}/giu;

/** A text that asks for a day. */
export const dayAsked =
  /(?<!\p{L})(?:(?:what|which) day|welche[mnrs]? (?:wochen)?tage?|quels? jours?|(?:che|qual[ei]) giorn[oi]|qué días?)(?!\p{L})/iu;

/** A text that names one, and not only a year. */
export const dayNamed =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tage?s?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo|days?|\p{L}*tage?n?s?|jours?|giorn[oi]|días?|heute|morgen|today|tomorrow|daily|täglich)(?!\p{L})|(?<![\p{N}.,])\p{N}{1,2}(?:(?:er|\.|º|°)?\s+(?:de\s+|of\s+)?(?:jan|feb|f[ée]v|m[aä]r|apr|avr|abr|ma[iyg]|ju[nli]|jui|giu|lug|aug|ago|ao[uû]|sep|set|o[ck]t|ott|nov|d[eéi][czs]|gen|ene)\p{L}*|\.\s?\p{N}{1,2}\.|st|nd|rd|th)|(?<!\p{L})(?:(?:jan|feb|f[ée]v|m[aä]r|apr|avr|abr|ma[iyg]|ju[nli]|jui|giu|lug|aug|ago|ao[uû]|sep|set|o[ck]t|ott|nov|d[eéi][czs]|gen|ene)\p{L}*|le|am|il|el|al|zum)\s\p{N}{1,2}(?![\p{N}.,:]|\s\p{N})/iu;

/** A text that tells how long, without a plain number before a unit: "Arbeitstage", "a fortnight", "for life". */
export const durations =
  /(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|frist)(?!\p{L})|(?<!\p{L})(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|fortnight|decades?|centur(?:y|ies)|lifetime|life|jours?|semaines?|mois|ans?|années?|heures?|siècles?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|secol[oi]|días?|semanas?|mes|meses|años?|horas?|siglos?|unlimited|indefinitely|permanently|unbefristet|unbeschränkt|dauernd|illimitée?|indeterminat[oa]|indefinid[oa])(?!\p{L})/iu;

/** What is due for each hour or month is no time that something takes. */
export const perTime =
  /(?<!\p{L})(?:(?:per|pro|je|par|por|al|alla)\s|à l['’]|de l['’]|all['’]|a la )(?:hour|day|week|month|year|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|année|ora|giorno|settimana|mese|anno|hora|día|semana|mes|año)(?!\p{L})/giu;

/** A text with a century that has its number. */
export const century =
  /\d{1,2}(?:st|nd|rd|th|\.|e|º|o)?[\s-]+(?:century|centuries|jahrhunderts?|siècle|secolo|siglo)|(?:secolo|siècle|siglo)\s+[ivx]+(?!\p{L})|(?<!\p{L})[ivx]+e?\s+(?:secolo|siècle|siglo)/iu;

/** Stands for something that was named before. */
export const pronoun =
  /^(?:it|its|he|she|they|this|these|that|those|his|her|their|such|er|sie|es|dieser?|diese[mns]?|ihre?[nrms]?|seine?[nrms]?|il|elle|ils|elles|ce|cet|cette|ces|son|sa|ses|egli|ella|esso|essa|essi|questo|questa|questi|queste|suo|sua|loro|él|ello|ellos|ellas|este|esta|estos|estas|su|sus)$/u;

/** Looks like a pronoun of another language, and is an article or a verb of its own. */
export const noPronoun: Readonly<Record<string, RegExp>> = {
  it: /^(?:il|ce|sa|son|ses|es|er|sie)$/u,
  es: /^(?:es|son|sa|ce|ses)$/u,
  fr: /^(?:es|er|sie|esta|este)$/u,
  de: /^(?:ces|son|her|sa|its)$/u,
  en: /^(?:es|son|sa|ce|sie)$/u,
};

/** Turns "not" before it round: "not explained until 1864". */
export const until = /^(?:until|till|before|bis|bevor|avant|prima|finché|hasta|antes)$/u;

/** A text of words parted by spaces that opens with a limit rather than with a no: "not exceed", "nicht mehr als". */
export const limiting =
  /^(?:(?:not|no|never|cannot)(?: \p{L}+){0,3} (?:exceed\p{L}*|(?:more|less|fewer|later|earlier|longer|higher|older|younger|sooner|greater) than)|(?:not|no|never|cannot) (?:over|above|below|under)|(?:nicht|keine?[nmrs]?)(?: \p{L}+| \p{N}+){0,3} (?:überschreit\p{L}*|übersteig\p{L}*)|(?:nicht|keine?[nmrs]?)(?: \p{L}+){0,3} (?:mehr|weniger|später|früher|länger|höher|älter|jünger|kürzer) als|nicht (?:über|unter)|(?:ne|n)(?: \p{L}+){0,3} (?:dépass\p{L}*|excéd\p{L}*)|(?:ne|n|pas)(?: \p{L}+){0,4} plus de \p{N}|pas (?:dépasser|excéder|plus (?:de|que|d|tard|tôt)|moins de|au-delà)|non(?: \p{L}+){0,2} (?:super\p{L}+|ecced\p{L}+)|non(?: \p{L}+){0,3} (?:più (?:di|che|tardi|del)|meno di|oltre|inferior[ei]|superior[ei])|no(?: \p{L}+){0,2} (?:super\p{L}+|exced\p{L}+)|no(?: \p{L}+){0,3} (?:más de|menos de|más tarde))(?!\p{L})/u;

/** A text that lets something be done under a condition only: an answer to why it may not be done otherwise. */
export const restricting =
  /(?<!\p{L})(?:must|only|has to|have to|needs? to|no longer|before|until|first|forbidden|banned|muss|müssen|nur|erst|zuerst|bevor|ehe|verboten|untersagt|ist zu|sind zu|doit|doivent|seule?ment|uniquement|avant|d['’]abord|interdite?s?|deve|devono|solo|soltanto|prima|vietat[oaie]|debe|deben|sólo|solamente|antes|prohibid[oa]s?)(?!\p{L})/iu;

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

/** "By then": the day stands in the sentence before. */
export const byThen =
  /(?<!\p{L})(?:by then|until then|before then|by that (?:date|day|time)|bis dahin|bis dann|bis zu diesem (?:datum|tag|termin|zeitpunkt)|d['’]ici là|jusque[- ]là|avant cette date|entro (?:allora|tale data|quella data|quel giorno)|fino ad allora|para entonces|hasta entonces|antes de esa fecha)(?!\p{L})/iu;

/** A text with an amount of money or a percentage, which four digits without a mark may be as well as a year. */
export const money =
  /(?:[$€£¥]|(?<!\p{L})(?:chf|eur|usd|gbp|fr\.|sfr\.|franken|francs?|euros?|dollars?|franchi|francos?))\s?\p{N}|\p{N}\s?(?:(?:million(?:en|s|i)?|millones|milliarden?|milliards?|miliardi|billions?|mille|mila|mil)\s(?:de\s|d['’]|di\s)?)?(?:[$€£¥%]|(?:chf|eur|usd|gbp|fr\.|franken|francs?|euros?|dollars?|pounds?|pence|pfund|rappen|cents?|centimes?|centesimi|franchi|francos?|lire|livres|libras|gulden|kronen|pesetas)(?!\p{L}))/iu;

/** A question for the day on which something ends or begins; so many days are none. */
export const limitAsked =
  /(?<!\p{L})(?:(?:last|latest|first|earliest|closing|due) (?:day|date)|(?:letzte|erste|späteste|früheste)[nmr]? (?:tag|termin|datum)|dernier jour|premier jour|date limite|ultimo giorno|primo giorno|data limite|termine ultimo|último día|primer día|fecha límite)(?!\p{L})/iu;

/** What amounts are counted in says nothing of what they are for. */
export const measures =
  /^(?:per|pro|par|por|chf|eur|usd|gbp|francs?|franken|frank|fr|franch[io]?|euros?|prozent|percent|cent|prix|tage?|days?|jours?|giorn[oi]?|monat\p{L}*|months?|mois|mes[ei]|jahr\p{L}*|years?|ans|ann[oi]|stück|pieces?)$/u;

/** A question for a share, whatever its other words. */
export const percentAsked =
  /(?<!\p{L})(?:percent|per cent|prozent|pour cent|pourcentage|percentuale|per cento|porcentaje|por ciento)(?!\p{L})/iu;

/** Behind a number: what it counts. */
export const unitWord =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|stunden?|minuten?|jours?|semaines?|mois|ans?|années?|heures?|minutes?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minut[oi]|días?|semanas?|meses|años?|horas?|grad|degrees?|degrés?|gradi|%|percent|prozent|franken|francs?|franchi|euros?|km|kg|mg|ml|cm|mm|m2)$/u;

/** What is paid for a stretch of time says nothing of how long something lasts: "£130 a year". */
export const paidFor =
  /\p{N}\s?(?:[$€£%]|\p{L}{2,9}\.?)?\s(?:an?|per|pro|im|je|par|al|por)\s(?:hour|day|week|month|year|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|ora|giorno|settimana|mese|anno|hora|día|semana|mes|año)(?!\p{L})/giu;
