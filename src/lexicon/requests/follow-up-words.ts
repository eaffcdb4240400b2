import type { WordsByLanguage } from "../words-by-language.ts";

/** "And …", "what about …": a question that goes on from the one before, in five languages. */
export const goesOn =
  /^(?:(?:and|und|et|ed?|y|so|or|oder|ou|o)\s+)?(?:(?:what|how) about|was ist mit|wie (?:steht|sieht) es (?:mit|bei|für)|qu['’]en est-il (?:de|du|des|pour)|che (?:ne è|mi dici) (?:di|del|della)|qué hay de|qué tal)\s+|^(?:and|und|et|ed?|y)\s+/iu;

/** Words that lead a thing or a place: "for Hull", "im Juni", "à Berne". */
export const leadingWords =
  "in|for|at|on|to|with|from|of|by|im|für|bei|beim|in der|in|am|an|zu|zum|zur|mit|von|vom|nach|pour|dans|en|au|aux|à la|à|avec|de|du|chez|per il|per la|per|nel|nella|a|al|alla|con|di|del|della|da|para|en el|en la|con";

/** A question that is nothing but its word: "by when?", "bis wann?", "et pourquoi ?". */
export const bareQuestion =
  /^(?:(?:by|since|until|from) when|when|where|why|who|how(?: much| many| long| often)?|bis wann|seit wann|ab wann|wann|wo|warum|weshalb|wer|wie(?: ?viele?| lange| oft)?|jusqu['’]à quand|depuis quand|à partir de quand|quand|où|pourquoi|qui|combien(?: de temps)?|comment|entro quando|fino a quando|da quando|quando|dove|perché|chi|quant[oaie]|come|hasta cuándo|desde cuándo|cuándo|dónde|por qué|quién|cuánt[oa]s?|cómo)\s*\??$/iu;

/** Pronouns that stand for the thing of the question before. */
export const pronouns =
  /(?<![\p{L}'’-])(?:they|them|it|sie|es|ihn|ihnen|ils|elles|il|elle|essi|esse|lo|li|ellos|ellas)(?![\p{L}'’-])/iu;

/** The thing that a question ends with: an article and what follows it. */
export const lastThing =
  /(?<!\p{L})(?:the|our|this|that|these|those|der|die|das|den|dem|unsere?[nmr]?|diese[nmrs]?|le|la|les|notre|nos|ce|cette|ces|il|lo|i|gli|el|los|las)\s+(?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+(?=[\s?]*$)|(?<!\p{L})l['’](?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+(?=[\s?]*$)/iu;

/** What a question opens with, and its first small verb. */
export const questionOpening =
  /^[\s¿]*(?:(?:by|since|until|from|to|in|bis|seit|ab|mit|in|à|de|jusqu['’]à|entro|da|di|hasta|desde)\s+)?(?:who|what|when|where|why|which|how(?: much| many| long| often)?|wer|wen|wem|was|wann|wo|warum|weshalb|welche[rsnm]?|wie(?: ?viele?| lange| oft| hoch)?|qui|que|quand|où|pourquoi|quel(?:le)?s?|combien|comment|chi|che|cosa|quando|dove|perché|qual[ei]?|quant[oaie]|come|quién(?:es)?|qué|cuándo|dónde|por qué|cuál(?:es)?|cuánt[oa]s?|cómo)(?:\s+(?:is|are|was|were|does|do|did|ist|sind|war|est|sont|était|è|sono|era|es|son))?(?=\s)/iu;

/** "The one for beginners", "celui de portugais": it stands for the thing that was asked about. */
export const theOne =
  /^(?:the ones?|that|those|der|die|das|den|derjenige|diejenige|celui|celle|ceux|celles|quell[oaie]|el|la|los|las)\s+(?=(?:for|of|from|in|on|with|at|für|von|vom|mit|aus|im|bei|pour|de|du|des|en|avec|per|di|del|della|dei|con|da|para)\s|d['’])/iu;

/** Words that lead to the same: one of them stands where another one stood. */
export const leadFamilies: readonly string[] = [
  "for|für|pour|per|per il|per la|per le|per i|per gli|para",
  "in|im|in der|in den|into|en|dans|nel|nella|nell['’]|nei|nelle|en el|en la",
  "on|am|an|auf",
  "at|bei|beim|chez|presso",
  "with|mit|avec|con",
  "of|von|vom|des|de|du|de la|d['’]|di|del|della|dell['’]|dei|delle|degli",
  "to|nach|zu|zum|zur|à|au|aux|à la|a|al|alla|ai|alle",
  "from|aus|ab|da|dal|dalla|desde",
  "without|ohne|sans|senza|sin",
];

/** "Put that in a mail to Ann": what was found before is to be written to somebody. */
export const putsInText =
  /^(?:(?:please|bitte|s['’]il te plaît,?|per favore,?|por favor,?)\s+)?(?:now\s+|jetzt\s+|nun\s+|maintenant\s+|ora\s+|ahora\s+)?(?:(?:can you|could you|kannst du|können sie|peux-tu|pouvez-vous|puoi|può|puedes)\s+)?(?:put|write|make|turn|send|draft|mach|mache|schreib|schreibe|pack|packe|setz|fass|mets|mettez|écris|fais|rédige|metti|scrivi|fai|pon|escribe|haz)(?:\s+|-|(?=l[oa]\s))(?:me\s+|mir\s+|moi\s+|mi\s+)?(?:that|this|it|these|das|dies|es|daraus|davon|ça|cela|ceci|le tout|en|questo|ciò|quello|tutto|eso|esto|lo|en ello)\s+(?:(?:in(?:to)?|as|up in|als|zu|dans|en|sous forme de|come|a)\s+)?(?:(?:an?|one|ein(?:e|er|em|en)?|einer|une?|un[ao]?)\s+)?(?:(?:short|brief|kurze[nr]?|petite?|courte?|breve|corta)\s+)?(?:e-?mail|mail|letter|note|memo|memorandum|message|brief|notiz|aktennotiz|nachricht|schreiben|courriel|lettre|message|lettera|nota|promemoria|messaggio|correo|carta|mensaje)(?!\p{L})/iu;

/** "Write (from that) a memo": a text is to be written. */
export const writesText =
  /^(?:(?:please|bitte|s['’]il (?:te|vous) plaît,?|per favore,?|por favor,?|now|jetzt|nun|maintenant|ora|ahora)\s+){0,2}(?:(?:can you|could you|kannst du|können sie|peux-tu|pouvez-vous|puoi|può|puedes)\s+)?(?:write|make|draft|create|schreibe?|mache?|erstelle?|verfasse|écris|écrivez|fais|faites|rédige[rz]?|scrivi|fai|redigi|crea|escribe|haz|redacta)\s+(?:(?:me|us|mir|uns|moi|nous)\s+)?(?:(?:daraus|davon|(?:from|out of|à partir de|de|da|a partir de|con) (?:that|this|it|cela|ça|ceci|questo|ciò|quello|eso|esto|ello))\s+)?(?:an?|one|ein(?:e[nr]?)?|une?|un[ao]?)\s+(?:(?:short|brief|kurzes?|kurze[nr]?|petite?|courte?|breve|corta)\s+)?(?:e-?mail|mail|letter|note|memo|memorandum|message|brief|notiz|aktennotiz|nachricht|schreiben|courriel|lettre|lettera|nota|promemoria|messaggio|correo|carta|mensaje)(?!\p{L})/iu;

/** "From that", with no thing named behind it: what was delivered. */
export const fromThat =
  /(?<!\p{L})(?:daraus|davon|(?:from|out of|based on) (?:that|this|it)|(?:à partir de|avec) (?:cela|ça|ceci)|de (?:cela|ça|ceci)|(?:da|con) (?:questo|ciò|quello)|(?:a partir de|con|de) (?:eso|esto|ello))(?=\s*(?:[.!?,]|$)|\s+(?:an?|as|for|to|ein(?:e[nr]?)?|als|für|an|une?|en|pour|à|un[ao]?|come|per|al|como|para)\s)/iu;

/** "Put both into an Excel table": no thing is named behind "both", so that the answers before are meant. */
export const putsBoth =
  /^(?:(?:please|bitte|now|jetzt|nun|dann|then|maintenant|ora|ahora|per favore|por favor|s['’]il (?:te|vous) plaît|can you|could you|kannst du|können sie|peux-tu|pouvez-vous|puoi|può|puedes),?\s+){0,2}(?:(?:put|write|make|give|show|list|deliver|export|save|set|schreibe?|mache?|gib|setze?|stelle?|packe?|liefere?|exportiere|trage?|fasse?|mets|mettez|écris|fais|donne[rz]?|exporte[rz]?|metti|mettere|scrivi|fai|dammi|esporta|pon|poner|escribe|haz|dame|exporta)\s+)?(?:(?:me|us|mir|uns|moi|mi)\s+)?(?:both|the two|these two|beides|beide|die beiden|les deux|(?:tous|toutes) les deux|entramb[ei]|tutt[ie] e due|los dos|las dos|ambos|ambas)(?:\s+(?:of (?:them|these|those)|answers|results|antworten|ergebnisse|réponses|résultats|risposte|risultati|respuestas|resultados))?,?\s+(?:together\s+|zusammen\s+|ensemble\s+|insieme\s+|juntos\s+)?(?:into|in|as|to|im|als|dans|en|sous forme de|nel|come|su|como)\s+(?:(?:an?|one|the|eine[rnm]?|ein|une?|un[ao]?|le|il|el|la)\s+)?(?:(?:excel|word|csv|pdf|xlsx|docx|table|tabelle|tableau|tabella|tabla|spreadsheet|fichier|file|foglio|hoja|archivo|datei|list|liste|lista|document|dokument|documento|sheet)(?!\p{L})|(?:excel|word|csv|pdf)-)/iu;

/** What was made before is to be shorter. */
export const wantsShorter =
  /(?<!\p{L})(?:shorter|shorten|more concise|too long|kürzer|kürze|knapper|zu lang|plus courte?|plus bref|plus brève|raccourcis|trop long|più (?:corto|corta|breve|conciso)|accorcia|troppo lungo|más corto|más corta|más breve|acorta)(?!\p{L})/iu;

/** How much that is, where no number is said. */
export const shortSummary: Readonly<Record<string, string>> = {
  en: "in 4 sentences",
  de: "in 4 Sätzen",
  fr: "en 4 phrases",
  it: "in 4 frasi",
  es: "en 4 frases",
};

const articlesOf: WordsByLanguage = {
  en: "the|an?|our",
  de: "der|die|das|den|ein(?:e[nrm]?)?|unsere?[nmr]?",
  fr: "les?|la|une?|notre|nos",
  it: "il|lo|la|i|gli|le|un[ao]?",
  es: "el|la|los|las|una?",
};
const phrase = "(?:[\\p{L}\\p{N}-]+\\s+){0,2}?[\\p{L}\\p{N}-]+";

/** Things as they are named in a language, and where they stand in a question for their price. */
export const namedThings: ReadonlyMap<string, { named: RegExp; priced: RegExp }> = new Map(
  Object.entries(articlesOf).map(([language, articles]) => {
    const thing = `(?:(?:${articles})\\s+|l['’]|un['’])${phrase}`;
    return [
      language,
      {
        // "the tandem", "une tente": neither a place nor a time
        named: new RegExp(`^${thing}$`, "iu"),
        // "how much does *a city bike* cost for a week"
        priced: new RegExp(
          `(?<=(?<!\\p{L})(?:costa|costano|coûte|coûtent|kostet|kosten|cuesta|cuestan|does|do)\\s)${thing}(?=\\s+(?:costs?|for|per|a|each|on|in|with|für|pro|im|am|mit|bei|beim|pour|par|à|au|en|dans|avec|sur|al|alla|nel|nella|con|por|para|by|if|wenn|si|se)(?!\\p{L})|\\s*$)`,
          "iu",
        ),
      },
    ];
  }),
);
