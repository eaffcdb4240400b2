import { tellingVerbs } from "../ask-words.ts";

/** What goes on with a statement. */
const conjunction = "that|dass|daß|de que|que|qu['’]|che|ch['’]";

/** Verbs that name who is told right behind them: "inform the members that". */
const personVerbs =
  "tells?|telling|informs?|informing|reminds?|reminding|notif(?:y|ies|ying)|lets?|letting|informiert|informieren|informiere|erinnert|erinnern|mitteilt|mitteilst|mitteilen|mitzuteilen|teile?|informer?|informant|informez|rappeler|rappelant|informare|informando|informa|informi|avvisare|avvisando|ricordare|ricordando|informar|informando|avisando|recordando";
const articles =
  "the|our|all|my|den|der|die|das|unsere[nmr]?|alle[nr]?|meine[nmr]?|les?|la|nos|notre|mes|tous|toutes|il|lo|i|gli|le|tutt[ie]|nostr[oaie]|el|los|las|nuestr[oa]s?|todos|todas";
const noName = `${articles}|of|about|on|über|von|zu|du|des|di|sul|sulle?|sui|sobre|what|was|wie|ce|ciò|cosa|quello|lo`;
/** Who is told: a pronoun, or one name with its article. */
const told = `(?:\\s(?:${articles}|to|an|à|aux?|al?|alla|ai|agli|alle|de)){0,2}(?:\\s(?!(?:${noName})\\s)[\\p{L}\\p{N}'’.&-]{1,30}){0,4}`;
const toldTo = `(?:\\s(?:loro|ihnen|ihm|ihr|them|him|her|us))?(?:\\s(?:to|à|aux?|al?|alla|ai|agli|alle)(?:\\s(?!(?:of|about|on|ce)\\s)[\\p{L}\\p{N}'’.&-]{1,30}){1,4})?`;

/** "… telling them that", "…, dass", "pour leur dire que": behind it stands what a text is to say. */
export const statedLead = new RegExp(
  `(?<!\\p{L})(?:(?:${personVerbs})(?<told>${told}),?\\s|(?:${tellingVerbs})(?:-(?:leur|lui|nous))?${toldTo},?\\s|(?<=[\\p{L}\\p{N}],\\s)(?=da(?:ss|ß)\\s))(?<that>${conjunction})(?:\\s|(?<=['’]))`,
  "iu",
);

/** Such a statement, as a point of its own. */
export const opensStated = /^(?:that|dass|daß|de que|que|qu['’]|che|ch['’])(?:\s|(?<=['’]))/iu;

/** Between two statements; a bare "and" may as well stand between two nouns, and needs one who does something behind it. */
export const statedJoint =
  /(?<!\s),?\s+(?:(?:but|aber|jedoch|mais|ma|però|pero)\s+|(?:and|und|et|e|y)\s+(?=(?:that|dass|daß|que|che|we|i|our|you|they|it|he|she|wir|ich|unsere?|sie|es|nous|notre|nos|vous|ils?|elles?|noi|il nostro|la nostra|nosotros)\s|qu['’]|ch['’]|j['’]))|(?<!\s);\s+/giu;

/** Who does what is stated, where the next statement leaves it out: "we accept … but need …". */
export const statedSubject =
  /^(?:we|i|you|they|it|he|she|wir|ich|sie|es|er|nous|je|vous|ils?|elles?|on|noi|io|nosotros|yo)\s/iu;

/** One of those who write speaks of themselves; Italian and Spanish say it by the verb. */
export const firstPerson =
  /(?<!\p{L})(?:we|i|our|ours|us|my|wir|ich|uns|unser\p{L}*|mein\p{L}*|nous|je|j['’](?=\p{L})|notre|nos|noi|ci|nostr[oaie]|\p{L}{2,}iamo|nosotros|nuestr[oa]s?|\p{L}{2,}[aei]mos)(?!\p{L})/iu;

/** Words that say nothing against a statement where they are missing. */
export const besideStated =
  /^(?:new|still|also|now|already|urgently|kindly|therefore|neue?[nrms]?|noch|auch|nun|jetzt|bereits|dringend|deshalb|nouve(?:au|aux|l|lle|lles)|encore|aussi|toujours|déjà|nuov[oaie]|ancora|anche|già|nuev[oa]s?|todavía|también|aún|ya|please|bitte)$/iu;

/** That something is not so. */
export const deniesStated =
  /(?<!\p{L})(?:not|never|no|nor|neither|nobody|cannot|without|\p{L}+n['’]t|nicht|nie|niemals|kein(?:e[nrms]?)?|ohne|weder|ne|n['’](?=\p{L})|pas|jamais|sans|aucune?|non|senza|nessun[oa]?|nunca|sin|ningun[oa]?)(?!\p{L})/iu;

/** A condition, or what could be: it holds nothing yet. */
export const holdsNothingYet =
  /^se\s|(?<!\p{L})(?:if|unless|whether|would|could|might|perhaps|maybe|wenn|falls|sofern|ob|würden?|könnten?|vielleicht|si|s['’]il|pourrions|pourrait|voudrions|peut-être|qualora|potremmo|potrebbe|forse|podríamos|podría|quizás)(?!\p{L})/iu;

/** Where a sentence says something else: each part is denied for itself. */
export const clauseJoint =
  /[,;:–]\s+|\s(?:but|because|although|and|aber|weil|denn|und|mais|car|et|ma|perché|e|pero|porque|y)\s/iu;

/** Titles before a name name nobody. */
export const honorific =
  /^(?:mr|mrs|ms|dr|prof|herrn?|frau|firma|madame|monsieur|mme|mm?|signora?|signor|sig|sig\.ra|señora?|señor|sr|sra|company|société|ditta|empresa)$/iu;
