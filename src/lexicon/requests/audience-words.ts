const leads = "for|für|pour|per|para";
const articles =
  "the|an?|my|our|all|any|those|den|die|das|der|ein(?:e[nrm]?)?|meine?[nrms]?|unsere?[nrms]?|alle|le|la|les|une?|mon|ma|mes|notre|nos|tous les|il|lo|i|gli|uno|una|mi[oae]|miei|nostr[oaie]|tutti i|el|los|las|mis?|nuestr[oa]s?|l['’]|un['’]";
/** Beside a reader they narrow nothing; "external staff" may be what a text is about. */
const beside =
  "new|busy|future|whole|next|neue[nrms]?|künftige[nrms]?|ganze[nrms]?|nächste[nrms]?|nouve(?:au|aux|l|lle|lles)|futur(?:e?s?|[oaie])|nuov[oaie]|prossim[oaie]|nuev[oa]s?";
const readers =
  "boss|board|team|staff|management|managers?|executives?|directors?|colleagues?|co-?workers?|clients?|customers?|trainees?|interns?|apprentices?|newcomers?|starters?|joiners?|recruits?|hires?|assistants?|lawyers?|accountants?|committee|shareholders|readers?|laypersons?|" +
  "chef|chefin|vorstand|vorstands?mitglieder|geschäftsleitung|geschäftsführ\\p{L}*|verwaltungsrat|führung|leitung|kolleg\\p{L}*|mitarbeite\\p{L}*|praktikant\\p{L}*|lernende[nr]?|lehrling\\p{L}*|auszubildende[nr]?|azubis?|kund(?:e|en|in|innen)|anwält\\p{L}*|anwalt|buchhaltung|laien?|leser(?:innen)?|" +
  "patron(?:ne)?|direction|directeur|directrice|équipe|comité|conseil|collègues?|stagiaires?|apprentie?s?|clientes?|clients?|avocate?|cheff?e?|responsables?|lecteurs?|" +
  "capo|direzione|direttor\\p{L}*|consiglio|comitato|soci|colleg\\p{L}*|stagist[aei]|tirocinant[ei]|apprendist[aei]|clienti?|avvocat[oa]|lettor[ei]|" +
  "jef[ea]s?|dirección|director[ae]?s?|equipo|consejo|compañer[oa]s?|becari[oa]s?|aprendiz(?:es)?|clientes?|abogad[oa]|lector(?:es)?";
const selves = "me|us|mich|uns|moi|nous|noi|mí|nosotros";
/** Somebody who is told by what he did or does: "for someone who was not there". */
const somebody =
  "(?:some|any)(?:one|body)|people|those|jemand(?:en)?|leute|alle|diejenigen|quelqu['’]un|(?:des|les) gens|celles?|ceux|chi|qualcuno|coloro|quien(?:es)?|alguien";

/** For whom a summary is: no subject of it. */
export const audience = new RegExp(
  `(?<!\\p{L})(?:${leads})\\s+(?:(?:${somebody})(?:,?\\s[^.;:!?]{2,80})?|(?:(?:${articles}|${beside})\\s?){0,4}(?:${readers}|${selves}))(?!\\p{L})`,
  "giu",
);

/** Behind how long a text is to be, whoever follows is its reader: "in five lines for the parents". */
export const readerBehind = new RegExp(
  `^\\s+(?:${leads})\\s+(?!each|every|jede|chaque|ogni|cada)[^.,;:!?]{2,60}?(?=[.,;:!?]|\\szusammen(?!\\p{L})|\\s*$)`,
  "iu",
);
