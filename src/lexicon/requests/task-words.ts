const done =
  "do|done|fix(?:ed)?|put(?:ting)? right|repair(?:ed)?|correct(?:ed)?|remed(?:y|ied)|sort(?:ed)? out|carr(?:y|ied) out|complete[d]?|resolve[d]?";

/** A request for what somebody has to do, in five languages: "everything we have to put right", "wer macht was bis wann". */
export const asksForTasks = new RegExp(
  `(?<!\\p{L})(?:${[
    "tasks?|to-?dos?|action (?:items?|points?)|actions|measures",
    `(?:has|have|had|needs?|is|are|must|should)(?: still)?(?: to)?(?: be)? (?:${done})`,
    "who (?:does|is doing|has to do|must do|is to do) what",
    "aufgaben|pendenzen|massnahmen|maßnahmen|mängel|aktionspunkte",
    "(?:erledigen|beheben|tun|machen|behoben|erledigt|getan|gemacht)(?: werden| sein)? (?:muss|müssen|soll|sollen)|zu (?:erledigen|beheben|tun)(?! hat mit)",
    "wer (?:macht|erledigt|muss|soll) was",
    "tâches|choses à faire|à faire|mesures (?:à|décidées|prévues)|actions (?:à|décidées|prévues)",
    "(?:doit|doivent|devons|faut) (?:\\p{L}+ ){0,2}(?:faire|corriger|réparer|régler|remettre en ordre)",
    "qui (?:fait|doit faire) quoi",
    "compiti|attività (?:da|decise|previste)|azioni|cose da fare|da fare|da sistemare",
    "(?:deve|devono|dobbiamo) (?:\\p{L}+ ){0,2}(?:fare|sistemare|correggere|riparare|mettere a posto)",
    "chi (?:fa|deve fare) (?:che )?cosa",
    "tareas|acciones|medidas|por hacer",
    "(?:debe|deben|tiene que|tenemos que|hay que) (?:\\p{L}+ ){0,2}(?:hacer|corregir|arreglar|reparar)",
    "quién (?:hace|debe hacer) qué",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** "Who does what by when" asks for a list, though it names none. */
export const whoDoesWhat =
  /(?<!\p{L})(?:who (?:does|is doing|has to do|must do|is to do) what|wer (?:macht|erledigt|muss|soll) was|qui (?:fait|doit faire) quoi|chi (?:fa|deve fare) (?:che )?cosa|quién (?:hace|debe hacer) qué)(?!\p{L})/iu;

/** Which of the tasks are meant cannot be told from their table. */
export const picksTasks =
  /\p{N}|(?<!\p{L})(?:overdue|late|next|first|last|before|after|not yet|without|except|only|most urgent|überfällig\p{L}*|nächste[nrs]?|erste[nrs]?|letzte[nrs]?|noch nicht|vor|nach|ohne|ausser|außer|nur|dringendste\p{L}*|en retard|prochaine?s?|première?s?|dernière?s?|pas encore|avant|après|sans|sauf|seulement|scadut[ei]|prossim[aeio]|prim[aeio]|ultim[aeio]|non ancora|prima|dopo|senza|tranne|solo|atrasad[ao]s|próxim[ao]s?|primer[ao]?s?|últim[ao]s?|aún no|antes|después|sin|salvo|sólo)(?!\p{L})/iu;

/** The heads of a list of tasks: what is to be done, by when, by whom. */
export const taskHeads = {
  what: /^(?:tasks?|to-?do|actions?|measures?|what|activity|remedy|aufgaben?|pendenz(?:en)?|massnahmen?|maßnahmen?|was|tätigkeit|auftrag|mangel|mängel|tâches?|mesures?|quoi|travaux|compit[oi]|attività|azion[ei]|misur[ae]|(?:che )?cosa|lavor[oi]|tareas?|acci(?:ón|ones)|medidas?|qué)(?!\p{L})/iu,
  due: /^(?:deadline|due|by|until|target date|when|to be done by|frist|termin|bis|fällig|wann|zu erledigen bis|délai|échéance|pour (?:le|quand)|date limite|avant|quand|scadenza|entro|termine|quando|plazo|fecha límite|hasta|para cuándo|cuándo)(?!\p{L})/iu,
  who: /^(?:responsible|owner|who|person|assigned|in charge|lead|verantwortlich\p{L}*|zuständig\p{L}*|wer|responsables?|qui|pilote|en charge|chargée?|responsabil[ei]|chi|incaricat[oa]|referente|a cura di|quién|encargad[oa])(?!\p{L})/iu,
};

/** Whose tasks: "the tasks of Anna", "everything Anna has to do", "was Anna erledigen muss". */
export const taskOwner =
  /(?<!\p{L})(?:of|for|by|everything|what|all|von|für|was|alles was|d[eu]|pour|que|par|di|per|da|che|para|por)\s+(?:(?:herrn?|frau|mr|ms|mrs|mme|monsieur|madame|signora?|señora?)\.?\s+)?(?<name>\p{Lu}\p{Ll}+)/gu;
