import type { WordsByLanguage } from "../words-by-language.ts";

/** Names for what reads documents on somebody's behalf; "assistant" alone may be a person. */
export const modelNames: WordsByLanguage = {
  en: "ai|llm|llms|language model|language models|ai model|ai models|ai assistant|ai assistants|ai agent|ai agents|ai system|ai systems|chatbot|chatbots|chatgpt|gpt|claude|copilot|gemini|virtual assistant|ai reviewer|ai reviewers",
  de: "ki|sprachmodell|sprachmodelle|sprachmodelles|ki modell|ki modelle|ki assistent|ki assistenten|ki system|ki systeme|ki agent",
  fr: "ia|modèle de langage|modèles de langage|modèle d'ia|modèle linguistique|agent conversationnel|assistant ia",
  it: "ia|intelligenza artificiale|modello linguistico|modelli linguistici|modello di linguaggio|modello di ia|assistente ia|assistente virtuale",
  es: "ia|inteligencia artificial|modelo de lenguaje|modelos de lenguaje|modelo lingüístico|modelo de ia|asistente de ia|asistente virtual",
};

/** The same as a form of address. */
export const assistantNames: WordsByLanguage = {
  en: "assistant|bot|model|ai|llm|chatgpt|claude|copilot|gemini",
  de: "assistent|ki|sprachmodell|modell",
  fr: "assistant|ia|modèle",
  it: "assistente|ia|modello",
  es: "asistente|ia|modelo",
};

/** What a model is told to turn into. */
export const roleNames: WordsByLanguage = {
  en: "assistant|ai|model|llm|bot|chatbot|gpt|dan|unrestricted|unfiltered|uncensored|jailbroken|developer mode|debug mode|god mode|admin mode|administrator|root|hacker|pirate|no restrictions|without restrictions|no rules|without rules|no longer|no content policy|maintenance mode|evil|bound|agent|terminal|console|interpreter|no ethical|no limits|without limits",
  de: "assistent|assistentin|ki|modell|sprachmodell|bot|chatbot|uneingeschränkt|uneingeschränkter|unzensiert|entwicklermodus|ohne regeln|ohne einschränkungen|ohne beschränkungen|hacker|administrator|pirat|nicht mehr|dan|keine regeln|keine einschränkungen|terminal|linux",
  fr: "assistant|ia|modèle|robot|bot|chatbot|sans restriction|sans restrictions|sans règles|non censuré|sans limites|mode développeur|pirate|administrateur|plus un|dan|pas de restrictions|aucune restriction|mode admin|terminal|linux",
  it: "assistente|ia|modello|bot|chatbot|robot|senza restrizioni|senza regole|senza limiti|non censurato|modalità sviluppatore|pirata|amministratore|hacker|dan|nessuna restrizione|terminale|linux",
  es: "asistente|ia|modelo|bot|chatbot|robot|sin restricciones|sin reglas|sin límites|sin censura|modo desarrollador|pirata|administrador|hacker|dan|ninguna restricción|terminal|linux",
};

export const roleOrders: WordsByLanguage = {
  en: "you are now|you're now|you are no longer|you will now be|from now on you are|from now on you will|from now on act|act as|act like|pretend|pretend to be|pretend that you are|roleplay as|role play as|play the role|assume the role|take on the role|behave as|behave like|you will act as|you will now|you shall now|you will from now on",
  de: "du bist jetzt|du bist nun|du bist ab|du bist ab sofort|sie sind jetzt|sie sind nun|ab sofort bist du|ab jetzt bist du|von jetzt an bist du|von nun an bist du|ab sofort sind sie|verhalte dich|verhalten sie sich|tu so|tue so|tun sie so|gib dich als|geben sie sich als|handle als|agiere als|agieren sie als|spiele die rolle|spielen sie die rolle|nimm die rolle|übernimm die rolle|übernehmen sie die rolle",
  fr: "tu es maintenant|tu es désormais|vous êtes maintenant|vous êtes désormais|désormais tu es|désormais vous êtes|à partir de maintenant tu es|à partir de maintenant vous êtes|agis comme|agissez comme|agis en tant|agissez en tant|fais comme si|faites comme si|fais semblant|faites semblant|comporte toi comme|comportez vous comme|joue le rôle|jouez le rôle|prends le rôle",
  it: "ora sei|adesso sei|sei ora|sei adesso|da ora in poi sei|da ora sei|d'ora in poi sei|da questo momento sei|da adesso sei|agisci come|agite come|comportati come|fai finta|fingi|fingiti|interpreta il ruolo|assumi il ruolo",
  es: "ahora eres|eres ahora|a partir de ahora eres|desde ahora eres|de ahora en adelante eres|actúa como|actúe como|compórtate como|finge|haz de cuenta|haz como si|asume el rol|asume el papel|interpreta el papel",
};

/** Wishes to somebody who is to be somebody else. */
export const wantYou: WordsByLanguage = {
  en: "i want you to|i need you to|i would like you to|i'd like you to|you have to|you need to",
  de: "ich möchte dass du|ich will dass du|ich möchte dass sie|ich wünsche dass du",
  fr: "je veux que tu|je voudrais que tu|je veux que vous|je souhaite que tu",
  it: "voglio che tu|vorrei che tu|desidero che tu",
  es: "quiero que|deseo que|necesito que",
};

export const actLike: WordsByLanguage = {
  en: "act as|act like|behave like|behave as|pretend|roleplay|role play|impersonate|ignore all|ignore your|forget your|respond as|answer as",
  de: "wie ein|wie eine|als ob|die rolle|verhältst|handelst|ignorierst|vergisst",
  fr: "agisses|agissiez|te comportes|vous comportiez|joues le rôle|fasses semblant|ignores|oublies",
  it: "agisca|ti comporti|finga|faccia finta|interpreti|ignori|dimentichi",
  es: "actúes|te comportes|finjas|hagas de|interpretes|ignores|olvides",
};

/** "You are a …" as the first words of a prompt. */
export const youAre: WordsByLanguage = {
  en: "you are|you are a|you are an|you're a|you're an",
  de: "du bist ein|du bist eine",
  fr: "tu es un|tu es une",
  it: "sei un|sei una",
  es: "eres un|eres una",
};

export const promptRoles: WordsByLanguage = {
  en: "ai|language model|helpful assistant|chatbot|unrestricted|unfiltered|uncensored|jailbroken|dan which|dan short|maintenance mode",
  de: "ki|sprachmodell|hilfreicher assistent|chatbot|uneingeschränkter|unzensierter|hacker",
  fr: "ia|modèle de langage|assistant utile|chatbot",
  it: "ia|modello linguistico|assistente utile|chatbot",
  es: "ia|modelo de lenguaje|asistente útil|chatbot",
};

/** A model that nothing holds back. */
export const unbound: WordsByLanguage = {
  en: "without any restrictions|without restrictions|no restrictions|without filters|without any filters|without safety|no content policy|without rules|without ethical|any content restrictions|no limitations|no guardrails|without limits|without any content|no ethical|no limits",
  de: "ohne einschränkungen|ohne jede einschränkung|ohne filter|ohne regeln|ohne sicherheitsfilter",
  fr: "sans restriction|sans restrictions|sans aucune restriction|sans filtre|sans filtres",
  it: "senza restrizioni|senza alcuna restrizione|senza filtri|senza regole",
  es: "sin restricciones|sin ninguna restricción|sin filtros|sin reglas",
};

export const switchOn: WordsByLanguage = {
  en: "enable|activate|enter|switch to|switch into|go into|turn on",
  de: "aktiviere|aktivieren sie|wechsle|wechseln sie|schalte|gehe",
  fr: "active|activez|passe|passez|entre",
  it: "attiva|attivate|passa|entra",
  es: "activa|active|entra|cambia|pasa",
};

export const freeModes: WordsByLanguage = {
  en: "unrestricted mode|unfiltered mode|jailbreak mode|god mode|dan mode|jailbreak",
  de: "unbeschränkten modus|uneingeschränkten modus|unzensierten modus|modus ohne filter",
  fr: "mode sans filtre|mode sans filtres|mode sans restriction|mode sans restrictions",
  it: "modalità senza filtri|modalità senza restrizioni",
  es: "modo sin filtros|modo sin restricciones",
};

/** Another task than the one that was given. */
export const newTasks: WordsByLanguage = {
  en: "your new task|your real task|your actual task|your only task|your new instructions|your real instructions|your new goal|your new objective|your new rules|your new role is|your real purpose|your true task|your sole purpose|your only purpose|your real orders|your actual instructions|your real goal|your new persona|new system prompt|your true purpose",
  de: "deine neue aufgabe|deine eigentliche aufgabe|deine wahre aufgabe|dein wahrer zweck|deine echten anweisungen|deine neuen anweisungen|dein neues ziel|deine neuen regeln|neuer systemprompt",
  fr: "ta nouvelle tâche|ta nouvelle mission|ta vraie tâche|ton véritable but|tes vraies instructions|tes nouvelles instructions|tes nouvelles consignes|ton nouvel objectif|votre véritable tâche|nouveau prompt système",
  it: "il tuo nuovo compito|il tuo vero compito|il tuo vero scopo|le tue vere istruzioni|le tue nuove istruzioni|il tuo nuovo obiettivo|la tua nuova missione|nuovo prompt di sistema",
  es: "tu nueva tarea|tu verdadera tarea|tu verdadero propósito|tus verdaderas instrucciones|tus nuevas instrucciones|tu nuevo objetivo|tu nueva misión|nuevo prompt de sistema",
};

export const anythingGoes: WordsByLanguage = {
  en: "do anything now|you can do anything now|never refuse|you must never refuse|answer freely without|nothing is forbidden",
  de: "du darfst alles|verweigere nie|nichts ist verboten",
  fr: "ne refuse jamais|tout est permis",
  it: "non rifiutare mai|tutto è permesso",
  es: "nunca te niegues|todo está permitido",
};

/** Heads under which new orders come; they count beside something else. */
export const newRules: WordsByLanguage = {
  en: "new rules|enable developer mode|activate developer mode|developer mode enabled|hidden instruction|hidden instructions|secret instruction|admin override|emergency override|administrator override|system override|developer override|begin override|end of document|end of context|end of input|end of prompt|end of evidence",
  de: "neue regeln|ende des dokuments|ende des kontexts|aktiviere den entwicklermodus|versteckte anweisung|versteckte anweisungen",
  fr: "nouvelles règles|active le mode développeur|instruction cachée|instructions cachées|fin du document|fin du contexte",
  it: "nuove regole|attiva la modalità sviluppatore|istruzione nascosta|istruzioni nascoste|fine del documento|fine del contesto",
  es: "nuevas reglas|activa el modo desarrollador|instrucción oculta|instrucciones ocultas|fin del documento|fin del contexto",
};

/** "You have no restrictions." */
export const youHaveNo: WordsByLanguage = {
  en: "you have no|you no longer have|you have no longer",
  de: "du hast keine|du hast keinerlei",
  fr: "tu n'as aucune|tu n'as plus de|tu n'as pas de",
  it: "non hai|non hai più|non hai alcuna",
  es: "no tienes|ya no tienes",
};
export const limits: WordsByLanguage = {
  en: "restrictions|limits|limitations|rules|filters|guidelines|guardrails",
  de: "einschränkungen|beschränkungen|regeln|grenzen|filter",
  fr: "restriction|restrictions|limite|limites|règle|règles|filtre|filtres",
  it: "restrizione|restrizioni|limiti|regole|filtri",
  es: "restricción|restricciones|límites|reglas|filtros",
};
