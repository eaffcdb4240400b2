import type { WordsByLanguage } from "../words-by-language.ts";

/** Orders to pay no heed to something. */
export const overrideVerbs: WordsByLanguage = {
  en: "ignore|disregard|forget|override|overrule|bypass|discard|neglect|do not follow|don't follow|not follow|stop following|no longer follow|do not obey|don't obey|stop obeying|pay no attention to|take no notice of|abandon|drop|set aside|put aside|leave aside|cast aside|clear|erase|wipe|delete|reset|disable|deactivate|turn off|switch off",
  de: "ignoriere|ignorier|ignorieren sie|ignoriert|vergiss|vergesse|vergessen sie|vergesst|missachte|missachten sie|überschreibe|überschreiben sie|umgehe|umgehen sie|verwirf|verwerfen sie|übergehe|übergehen sie|lösche|löschen sie|deaktiviere|deaktivieren sie",
  fr: "ignore|ignorez|ignorer|oublie|oubliez|oublier|ne tiens pas compte|ne tenez pas compte|ne tiens aucun compte|ne tenez aucun compte|ne tiens plus compte|ne tenez plus compte|ne pas tenir compte|fais abstraction|faites abstraction|outrepasse|outrepassez|contourne|contournez|ne suis pas|ne suis plus|ne suivez pas|ne suivez plus|néglige|négligez|abandonne|abandonnez|désobéis|désobéissez|efface|effacez|supprime|supprimez|désactive|désactivez|mets de côté|mettez de côté|laisse tomber|écarte|écartez|rejette|rejetez",
  it: "ignora|ignorate|ignori|ignorare|dimentica|dimenticate|dimentichi|dimenticare|non tenere conto|non tenere più conto|non tenete conto|non tenga conto|non considerare|non seguire|non seguire più|non seguite|non seguite più|disattendi|scavalca|aggira|trascura|trascurate|tralascia|annulla|abbandona|smetti di seguire|cancella|cancellate|elimina|disattiva|disattivate|disabilita|metti da parte|lascia perdere|scarta|scartate|rifiuta",
  es: "ignora|ignore|ignorad|ignoren|ignorar|olvida|olvide|olvidad|olviden|olvidar|haz caso omiso|haga caso omiso|hagan caso omiso|no hagas caso|no haga caso|no sigas|no siga|no sigáis|no tengas en cuenta|no tenga en cuenta|no obedezcas|omite|descarta|desobedece|anula|pasa por alto|deja de seguir|deja de lado|abandona|borra|borre|elimina|desactiva|desactive|deshabilita|elude|rechaza",
};

/** Orders that forbid only with a "not" behind them. */
export const overrideWithNot: WordsByLanguage = {
  de: "beachte|befolge|befolgen sie|beachten sie|folge|folgen sie|halte dich",
};

/** Orders that need "out of force", "aside" or "off" behind them. */
export const overrideWithAside: WordsByLanguage = {
  de: "setze|setzen sie|lass|lassen sie|schalte|schalten sie|stelle",
};

export const asideWords: WordsByLanguage = { de: "kraft|acht|beiseite|aus|ab|weg" };

/** The same at the end of a sentence, or as something that is to be done. */
export const overrideEndings: WordsByLanguage = {
  en: "must be ignored|should be ignored|are to be ignored|shall be ignored|must be disregarded|should be disregarded|are to be disregarded|must be forgotten",
  de: "ignorieren|missachten|vergessen|verwerfen|umgehen|ausser acht lassen|nicht beachten|nicht befolgen|nicht mehr befolgen|nicht mehr beachten|sind zu ignorieren|müssen ignoriert werden",
  fr: "doivent être ignorées|doivent être ignorés|sont à ignorer",
  it: "devono essere ignorate|devono essere ignorati|sono da ignorare|vanno ignorate",
  es: "deben ser ignoradas|deben ignorarse|hay que ignorarlas",
};

/** That something holds no longer: laws say so too, but not of what is yours. */
export const voidEndings: WordsByLanguage = {
  en: "are void|are now void|are cancelled|are canceled|no longer apply|no longer applies|do not apply|don't apply|doesn't apply|does not apply|are suspended|are lifted|are overridden|can be ignored|may be ignored|are revoked|have been revoked|has been revoked|is overridden|have been overridden|have been updated|were updated|were just updated|have changed|has changed|have been replaced",
  de: "gelten nicht mehr|gilt nicht mehr|gelten nicht|wurden aufgehoben|wurden geändert|haben sich geändert|wurden ersetzt|sind ungültig|sind aufgehoben|sind ausser kraft",
  fr: "ne sont plus valables|ne s'appliquent plus|ne s'applique plus|sont annulées|sont nulles|sont levées|ont été révoquées|ont changé|ont été remplacées",
  it: "non valgono più|non sono più valide|non si applicano più|sono annullate|sono sospese|sono cambiate|sono state revocate|sono state sostituite",
  es: "ya no valen|ya no son válidas|ya no se aplican|quedan anuladas|están anuladas|quedan suspendidas|han cambiado|han sido revocadas|han sido sustituidas",
};

export const yourOwn: WordsByLanguage = {
  en: "your|you were given|you received|told you|you were told|given to you|system",
  de: "dein|deine|deinen|dir gesagt|du bekommen|du erhalten",
  fr: "tes|ton|ta|on t'a|tu as reçues",
  it: "tue|tuoi|tua|tuo|ti è stato|hai ricevuto",
  es: "tus|tu|te dijeron|has recibido",
};

export const voidWords: WordsByLanguage = {
  en: "void|obsolete|invalid|cancelled|canceled|null|irrelevant",
  de: "ungültig|hinfällig|nichtig|gegenstandslos|überholt",
  fr: "nul|nulle|nulles|nuls|caduques|caduc|obsolètes",
  it: "nullo|nulle|nulla|annullate|superate|non valide",
  es: "nulas|nulo|nula|anuladas|inválidas|obsoletas",
};

/** Orders to get round what keeps somebody from doing harm. */
export const bypassVerbs: WordsByLanguage = {
  en: "bypass|evade|circumvent|disable|turn off|switch off|get around|remove|ignore|disregard",
  de: "umgehe|umgehen sie|missachte|missachten sie|deaktiviere|hebe|ignoriere",
  fr: "contourne|contournez|désactive|désactivez|lève|supprime|ignore|ignorez",
  it: "aggira|aggirate|disattiva|elimina|ignora|scavalca",
  es: "elude|evita|desactiva|elimina|ignora|sáltate",
};

export const guards: WordsByLanguage = {
  en: "the restrictions|safety protocol|safety protocols|safety checks|safety filters|content filters|content policy|content policies|safety guidelines|usual checks|all filters|all safety|safety measures|safety restrictions|content restrictions|ethical guidelines|guardrails",
  de: "die einschränkungen|die beschränkungen|sicherheitsrichtlinien|sicherheitsfilter|inhaltsfilter|alle filter|sicherheitsprotokoll|sicherheitsprüfungen",
  fr: "les restrictions|filtres de sécurité|règles de sécurité|tous les filtres|politique de contenu",
  it: "i vincoli|le restrizioni|filtri di sicurezza|regole di sicurezza|tutti i filtri",
  es: "las restricciones|filtros de seguridad|reglas de seguridad|todos los filtros|restricciones de seguridad",
};

/** Orders to take somebody else's word for law. */
export const obeyVerbs: WordsByLanguage = {
  en: "accept|obey|follow|consider|treat|heed|use|comply with",
  de: "akzeptiere|befolge|gehorche|betrachte|behandle|folge",
  fr: "accepte|acceptez|obéis|suis|traite|considère",
  it: "accetta|accettate|obbedisci|segui|considera|tratta",
  es: "acepta|acepte|obedece|sigue|considera|trata",
};

export const myOrders: WordsByLanguage = {
  en: "my orders|my commands|my instructions|my rules|only me|me as the only|these instructions instead|following instructions instead|my request|my next request|all requests|any request|the following orders|only what follows",
  de: "meine befehle|meine anweisungen|meine regeln|meinen anweisungen|mich als einzige|nur mir|nur meine",
  fr: "mes ordres|mes instructions|mes consignes|mes règles|moi comme seule",
  it: "miei ordini|mie istruzioni|mie regole|me come unica",
  es: "mis órdenes|mis instrucciones|mis reglas|a mí como única",
};

/** Orders to do something else than what was asked. */
export const replaceVerbs: WordsByLanguage = {
  en: "replace|substitute|swap|exchange|abandon|discard",
  de: "ersetze|ersetzen sie|tausche|verwirf",
  fr: "remplace|remplacez|substitue",
  it: "sostituisci|sostituite|rimpiazza",
  es: "sustituye|sustituya|reemplaza|cambia",
};

export const userTasks: WordsByLanguage = {
  en: "the user's task|the user's request|the user's goal|the user's question|user's objective|the original task|the assigned task|user objective",
  de: "auftrag des benutzers|auftrag des nutzers|anfrage des benutzers|anfrage des nutzers|frage des benutzers|aufgabe des benutzers",
  fr: "tâche de l'utilisateur|demande de l'utilisateur|question de l'utilisateur",
  it: "compito dell'utente|richiesta dell'utente|domanda dell'utente",
  es: "tarea del usuario|petición del usuario|pregunta del usuario|solicitud del usuario",
};

/** What a model was told to do. */
export const instructionNouns: WordsByLanguage = {
  en: "instruction|instructions|rule|rules|prompt|prompts|directive|directives|guideline|guidelines|guidance|command|commands|context|programming|constraints|restrictions|safeguards|system message|safety policy|safety policies|content policy|content policies|tasks|direction|directions|orders|role|persona|memory|filter|filters|guardrails|training|moderation",
  de: "anweisung|anweisungen|instruktion|instruktionen|regel|regeln|prompt|prompts|systemprompt|richtlinie|richtlinien|vorgabe|vorgaben|befehl|befehle|weisung|weisungen|anleitung|anleitungen|kontext|einschränkungen|beschränkungen|rolle|gedächtnis|training|programmierung|systemnachricht|sicherheitsrichtlinien|filter|sicherheitsfilter|inhaltsfilter|schutzmassnahmen|aufgaben",
  fr: "instruction|instructions|règle|règles|prompt|invite|directive|directives|consigne|consignes|commandes|contexte|restrictions|indications|rôle|mémoire|programmation|entraînement|filtre|filtres|ordres|protections",
  it: "istruzione|istruzioni|regola|regole|prompt|direttiva|direttive|comandi|contesto|restrizioni|indicazioni|linee guida|ruolo|memoria|programmazione|addestramento|vincoli|filtro|filtri|ordini|protezioni",
  es: "instrucción|instrucciones|regla|reglas|prompt|directriz|directrices|directiva|directivas|órdenes|contexto|restricciones|indicaciones|pautas|papel|rol|memoria|programación|entrenamiento|filtro|filtros|protecciones",
};

/** Which of them: those from before, or its own. */
export const priorWords: WordsByLanguage = {
  en: "previous|prior|above|earlier|preceding|foregoing|former|your|system|original|initial|all|any|every|given|so far|existing|you received|you were given|you have",
  de: "vorherige|vorherigen|vorige|vorigen|bisherige|bisherigen|frühere|früheren|obige|obigen|obenstehenden|oben|vorangegangene|vorangegangenen|vorangehenden|vorhergehende|vorhergehenden|vorausgehenden|vorstehenden|alle|sämtliche|dein|deine|deinen|deiner|deinem|ihre eigenen|ursprünglichen|systems|system|bekommen|erhalten|gegeben",
  fr: "précédent|précédente|précédents|précédentes|antérieures|antérieurs|ci dessus|dessus|toutes|tous|tes|système|initiales|préalables|reçues|données|vos propres|ta|ton",
  it: "precedente|precedenti|sopra|anteriori|tutte|tutti|tue|tuoi|sistema|iniziali|ricevute|date|tua|tuo",
  es: "anterior|anteriores|previa|previas|previo|previos|arriba|precedentes|todas|todos|tus|sistema|iniciales|recibidas|dadas|tu",
};

export const everything: WordsByLanguage = {
  en: "everything|anything|all of|all that|whatever",
  de: "alles|all das",
  fr: "tout|toute|tous",
  it: "tutto|tutti|qualsiasi",
  es: "todo|cuanto|todos",
};

/** What was said before this. */
export const saidBefore: WordsByLanguage = {
  en: "above|before|told|said|earlier|previously|preceding|instructed|written so far",
  de: "oben|vorher|bisher|zuvor|gesagt|vorangegangene|vorherige|obige|davor",
  fr: "précède|précédent|avant|dit|dessus|auparavant|ordonné",
  it: "prima|sopra|detto|precede|precedente|precedenza",
  es: "anterior|antes|arriba|dicho|previamente|precede",
};

/** Words by which one order is put above those that somebody was given. */
export const supersedes: WordsByLanguage = {
  en: "supersedes|supersede|overrides|override|replaces|replace|cancels|takes precedence over|take precedence over",
  de: "ersetzt|ersetzen|überschreibt|hat vorrang|haben vorrang|hebt",
  fr: "remplace|remplacent|annule|annulent|prévaut|prévalent",
  it: "sostituisce|sostituiscono|annulla|annullano|prevale|prevalgono",
  es: "reemplaza|reemplazan|sustituye|anula|anulan|prevalece",
};

export const givenToYou: WordsByLanguage = {
  en: "to you|you received|you have received|you were given|you have been given|you got|your system|your original|your initial|your previous",
  de: "an dich|du erhalten|du bekommen|deine|deinen",
  fr: "tu as reçu|tu as reçues|vous avez reçues|tes",
  it: "hai ricevuto|ti sono state|tue",
  es: "has recibido|recibiste|te dieron|tus",
};

export const treatVerbs: WordsByLanguage = {
  en: "treat|regard|consider|interpret|understand",
  de: "behandle|betrachte|verstehe|behandeln sie",
  fr: "traite|traitez|considère|considérez|interprète",
  it: "tratta|trattate|considera|interpreta",
  es: "trata|trate|considera|considere|interpreta",
};

/** To take what is read for an order. */
export const treatAs: WordsByLanguage = {
  en: "as a command|as commands|as an instruction|as instructions|as an order|as orders",
  de: "als befehl|als anweisung|als befehle|als anweisungen",
  fr: "comme un ordre|comme une instruction|comme des instructions|comme une commande",
  it: "come un comando|come un'istruzione|come istruzioni|come un ordine",
  es: "como una orden|como una instrucción|como instrucciones|como órdenes",
};

export const notWords: WordsByLanguage = {
  en: "not|never",
  de: "nicht|nie|niemals",
  fr: "pas|jamais",
  it: "non|mai",
  es: "no|nunca|jamás",
};
