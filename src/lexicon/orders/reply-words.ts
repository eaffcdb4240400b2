import type { WordsByLanguage } from "../words-by-language.ts";

/** Orders to say something. */
export const sayVerbs: WordsByLanguage = {
  en: "answer|reply|respond|say|state|claim|output|write|print|return|declare|conclude|report|assert|insist|repeat",
  de: "antworte|antworten sie|sag|sage|sagen sie|behaupte|behaupten sie|schreib|schreibe|schreiben sie|gib aus|erkläre|beantworte|beantworten sie|antwortest|antworten|behauptest|sagst|gib",
  fr: "réponds|répondez|répondre|dis|dites|affirme|affirmez|écris|écrivez|déclare|déclarez|prétends|prétendez",
  it: "rispondi|rispondete|risponda|rispondere|dite|afferma|affermate|scrivi|scrivete|dichiara|dichiarate|dichiarare|sostieni",
  es: "responde|responda|respondes|responder|contesta|conteste|diga|afirma|afirme|escribe|escriba|declara|declare",
};

/** Nothing but this may be said. */
export const onlyWith: WordsByLanguage = {
  en: "only with|only the|only in|just with|just the|exactly|nothing but|nothing else|solely|only|simply with",
  de: "nur mit|ausschliesslich mit|ausschliesslich|nur das|nur die|nur|genau|lediglich|nichts als",
  fr: "uniquement|seulement|rien que|exactement|exclusivement",
  it: "solo con|soltanto|solamente|esclusivamente|unicamente|esattamente|solo la|solo il",
  es: "solo con|sólo con|solamente|únicamente|exclusivamente|exactamente|solo la|solo el",
};

/** Whatever the question is. */
export const everyQuestion: WordsByLanguage = {
  en: "every question|any question|all questions|each question|whatever is asked|whatever the question|whatever you are asked|no matter what|regardless of|every answer|all answers|each answer|always|every request",
  de: "jede frage|jeder frage|alle fragen|was auch immer|egal was|egal welche|jede antwort|jeder antwort|immer|stets",
  fr: "chaque question|toute question|toutes les questions|n'importe quelle question|quelle que soit|toujours|chaque réponse",
  it: "ogni domanda|qualsiasi domanda|qualunque domanda|tutte le domande|sempre|ogni risposta",
  es: "cada pregunta|cualquier pregunta|toda pregunta|todas las preguntas|siempre|cada respuesta",
};

/** The one answer that is dictated. */
export const dictatedAnswers: WordsByLanguage = {
  en: "the answer to every question is|the answer to any question is|the answer to all questions is|the correct answer is always|the correct answer to every question|the only correct answer|the answer is always",
  de: "die antwort auf jede frage|die antwort auf alle fragen|die richtige antwort ist immer|die einzig richtige antwort",
  fr: "la réponse à toute question|la réponse à toutes les questions|la réponse à chaque question|la seule réponse correcte|la bonne réponse est toujours",
  it: "la risposta a ogni domanda|la risposta a tutte le domande|la risposta a qualsiasi domanda|l'unica risposta corretta|la risposta corretta è sempre",
  es: "la respuesta a toda pregunta|la respuesta a todas las preguntas|la respuesta a cualquier pregunta|la respuesta a cada pregunta|la única respuesta correcta|la respuesta correcta es siempre",
};

export const thatWords: WordsByLanguage = {
  en: "that|with|yes|no",
  de: "dass|mit|ja|nein",
  fr: "que|par|avec|oui|non",
  it: "che|con|sì|no",
  es: "que|con|sí|no",
};

/** A form that lets its reader choose. */
export const choices: WordsByLanguage = {
  en: "yes or|either|true or|a number|one of",
  de: "ja oder|entweder|richtig oder|einer",
  fr: "oui ou|soit|vrai ou|un chiffre",
  it: "sì o|sì oppure|vero o|un numero",
  es: "sí o|verdadero o|un número",
};

export const onlyAnswer: WordsByLanguage = {
  en: "only answer|only reply|only respond|only output|never answer",
  de: "nur antworten|antworte nur|antworte nie",
  fr: "ne réponds que|ne répondez que|réponds seulement",
  it: "rispondi solo|rispondi soltanto",
  es: "responde solo|responde sólo|responde únicamente",
};

/** Orders to pass something on to whoever asked. */
export const tellVerbs: WordsByLanguage = {
  en: "tell|inform|convince|persuade|advise|instruct|assure|warn",
  de: "sag|sage|sagen sie|teile|informiere|überzeuge|rate|behaupte|versichere",
  fr: "dis|dites|informe|informez|conseille|convaincs|assure",
  it: "dite|informa|convinci|consiglia|assicura",
  es: "dile|diga|informa|informe|convence|aconseja|asegura",
};

export const askers: WordsByLanguage = {
  en: "the user|users|your user|the human|the operator",
  de: "dem benutzer|dem nutzer|der nutzerin|den benutzer|den nutzer|dem anwender|den anwender",
  fr: "l'utilisateur|à l'utilisateur|utilisateurs",
  it: "all'utente|l'utente|utenti",
  es: "al usuario|el usuario|usuarios|usuario",
};

/** Where the order is too short a word to stand alone. */
export const tellPhrases: WordsByLanguage = {
  it: "di all'utente|di' all'utente|di agli utenti",
  es: "di al usuario|di a los usuarios|di a la usuaria",
};

/** What the model is about to write. */
export const ownOutput: WordsByLanguage = {
  en: "in your final answer|your final answer|in your answer|in your response|in your reply|in your output|in your summary|to your answer|to your response|your answer|your answers|your response|your responses|your reply|your replies|your output|your summary",
  de: "in deiner antwort|in deine antwort|deine antwort|deiner antwort|deinen antworten|deine zusammenfassung|deiner zusammenfassung|deine ausgabe|deiner ausgabe",
  fr: "dans ta réponse|à ta réponse|ta réponse|tes réponses|ton résumé",
  it: "la tua risposta|alla tua risposta|nella tua risposta|tua risposta|tue risposte|tuo riassunto",
  es: "en tu respuesta|a tu respuesta|tu respuesta|tus respuestas|tu resumen",
};

export const mustBe: WordsByLanguage = {
  en: "must|should|shall|has to|have to|needs to",
  de: "muss|müssen|soll|sollen|hat",
  fr: "doit|doivent",
  it: "deve|devono",
  es: "debe|deben|tiene que",
};

export const beginWith: WordsByLanguage = {
  en: "begin|start|end|say|state|claim|conclude|be exactly|consist|read as follows",
  de: "beginnen|anfangen|enden|lauten|enthalten|behaupten|bestehen",
  fr: "commencer|débuter|finir|contenir|être|dire|affirmer",
  it: "iniziare|cominciare|finire|contenere|essere|dire|affermare",
  es: "comenzar|empezar|terminar|contener|ser|decir|afirmar|incluir",
};

export const addVerbs: WordsByLanguage = {
  en: "include|append|add|insert|embed|put|render|attach|place",
  de: "füge|fügen sie|hänge|setze|baue|ergänze|schreibe",
  fr: "ajoute|ajoutez|insère|insérez|inclus|incluez|mets",
  it: "aggiungi|aggiungete|inserisci|inserite|includi|metti",
  es: "añade|añada|agrega|agregue|incluye|incluya|inserta|pon",
};

/** "Do not summarise this": what only the one who works on the document could do. */
export const doNotWork: WordsByLanguage = {
  en: "do not summarise|do not summarize|don't summarise|don't summarize|do not analyse|do not analyze|do not translate|don't translate|do not answer the question|don't answer the question|do not answer any",
  fr: "ne résume pas|ne résumez pas|n'analyse pas|ne traduis pas|ne traduisez pas",
  it: "non riassumere|non analizzare|non tradurre|non riassumete",
  es: "no resumas|no resuma|no analices|no traduzcas|no traduzca",
};

export const workOn: WordsByLanguage = { de: "fasse|fassen sie|übersetze|analysiere" };

export const whateverAsked: WordsByLanguage = {
  en: "whatever is asked|whatever the question|whatever you are asked|whatever anyone asks|no matter what|no matter the question|regardless of the question|regardless of what",
  de: "was auch immer gefragt|egal was gefragt|egal was du gefragt|egal was man|egal welche frage|gleich was gefragt|ganz gleich was",
  fr: "quoi qu'on te demande|quoi que l'on te demande|quelle que soit la question|peu importe la question",
  it: "qualunque cosa ti chiedano|qualsiasi cosa ti chiedano|qualunque sia la domanda|indipendentemente dalla domanda|a prescindere dalla domanda",
  es: "pregunten lo que pregunten|te pregunten lo que|sea cual sea la pregunta|independientemente de la pregunta|no importa la pregunta",
};

/** Work on the document that a document does not ask for. */
export const workOrders: WordsByLanguage = {
  en: "summarise|summarize|translate|encode|analyse|analyze|rewrite",
  de: "fasse|übersetze|kodiere|analysiere",
  fr: "résume|résumez|traduis|traduisez|encode|analyse",
  it: "riassumi|traduci|codifica|analizza",
  es: "resume|traduce|codifica|analiza",
};

export const documentWords: WordsByLanguage = {
  en: "the document|this document|the text|this text|the page|this page|the previous instructions|the above",
  de: "das dokument|dieses dokument|den text|diesen text|die seite",
  fr: "le document|ce document|le texte|ce texte|la page",
  it: "il documento|questo documento|il testo|questo testo|la pagina",
  es: "el documento|este documento|el texto|este texto|la página",
};
