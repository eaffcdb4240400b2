import type { WordsByLanguage } from "../words-by-language.ts";

/** Words before a name of a model that show it is spoken to. */
export const callsOut: WordsByLanguage = {
  en: "note to|note for|attention|message to|message for|instruction to|instruction for|instructions to|instructions for|dear|hey|hello|listen|to any|to all|notice to|order to",
  de: "hinweis an|hinweis für|achtung|nachricht an|anweisung an|anweisung für|anweisungen an|anweisungen für|liebe|lieber|hallo|an alle|an jede|mitteilung an",
  fr: "note à|note pour|à l'attention|attention|message à|message pour|instruction pour|instructions pour|consigne pour|consignes pour|cher|chère|bonjour",
  it: "nota per|nota a|nota all|attenzione|messaggio per|messaggio a|istruzione per|istruzioni per|cara|caro|ciao|avviso per|all'attenzione",
  es: "nota para|nota a|atención|mensaje para|mensaje a|instrucción para|instrucciones para|querida|querido|hola|aviso para|a la atención",
};

/** The same where only a colon behind the name tells. */
export const forWords: WordsByLanguage = {
  en: "for|to|for all|for any|to any|to all",
  de: "für|an|an das|an die|an alle|für alle",
  fr: "pour|à|à tout|à toute|aux",
  it: "per|a|ai|a ogni|a qualsiasi",
  es: "para|a|a todo|a toda|a los",
};

export const modelReaders: WordsByLanguage = {
  en: "ai|llm|llms|language models|language model|ai reviewers|llm reviewers|llm reviewer|ai reviewer|ai agents|ai assistants|ai assistant|ai readers|chatbots|automated systems|ai systems",
  de: "ki|sprachmodell|sprachmodelle|ki systeme|ki assistenten|ki modelle",
  fr: "ia|modèles de langage|modèle de langage|modèles d'ia|modèle d'ia",
  it: "ia|modelli linguistici|modello linguistico|modelli di ia",
  es: "ia|modelos de lenguaje|modelo de lenguaje|modelos de ia",
};

/** What may follow the name where it is meant and not talked about. */
export const spokenTo: WordsByLanguage = {
  en: "reading|processing|summarizing|summarising|analyzing|analysing|evaluating|reviewing|that|who|which|when|you|do|please",
  de: "die|das|der|liest|lies|bitte|wenn|du",
  fr: "qui|lisant|lis|lisez|veuillez|tu|vous",
  it: "che|leggi|leggete|tu",
  es: "que|lee|lea|tú",
};

export const ifYouAre: WordsByLanguage = {
  en: "if you are|if you're|if this is read by|if this text is read by|if this is being read by|should you be",
  fr: "si tu es|si vous êtes",
  it: "se sei|se siete|se lei è",
  es: "si eres|si usted es|si sois",
};

export const ifYou: WordsByLanguage = { de: "wenn du|falls du|wenn sie|falls sie|sofern du" };

export const areYou: WordsByLanguage = { de: "bist|sind" };

/** A model as the one who acts. */
export const ifModel: WordsByLanguage = {
  en: "if an|if any|if a|should an|should any|when an|when any",
  de: "wenn eine|falls eine|sollte eine|wenn ein|falls ein|sollte ein",
  fr: "si une|si un|lorsqu'une|lorsqu'un",
  it: "se un|se una|qualora un|qualora una|quando una",
  es: "si una|si un|cuando una|cuando un",
};

export const readVerbs: WordsByLanguage = {
  en: "asked|reading|processing|summarizing|summarising|analyzing|analysing|evaluating|reviewing|parsing|reads|processes|summarizes|summarises|analyzes|evaluates|reviews",
  de: "gefragt|liest|lesen|verarbeitet|verarbeiten|auswertet|auswerten|zusammenfasst|analysiert|prüft|bewertet",
  fr: "interrogée|interrogé|lit|lisant|traite|traitant|résume|analyse|évalue|traitent|lisent",
  it: "interrogata|interrogato|legge|leggono|elabora|elaborano|riassume|analizza|valuta",
  es: "preguntada|preguntado|lee|lea|leen|procesa|procese|resume|resuma|analiza|analice|evalúa|evalúe",
};

export const thisText: WordsByLanguage = {
  en: "this|the following",
  de: "dieses|diesen|dies|diese",
  fr: "ce|cet|cette|ceci",
  it: "questo|questa|quest",
  es: "este|esta|esto",
};

export const asModel: WordsByLanguage = {
  en: "as an ai|as an ai assistant|as an ai model|as a language model|as an llm|as the ai|as the assistant",
  de: "als ki|als ki assistent|als sprachmodell",
  fr: "en tant qu'ia|en tant que modèle|en tant qu'assistant",
  it: "come ia|in quanto ia|come modello linguistico",
  es: "como ia|como modelo de lenguaje",
};

export const modelMust: WordsByLanguage = {
  en: "you must|you should|you shall|you are required|you are to|you have to|you will|you are instructed",
  de: "musst du|sollst du|du musst|du sollst|hast du|wirst du",
  fr: "tu dois|vous devez|il te faut",
  it: "devi|dovrai|sei tenuto",
  es: "debes|tienes que|deberás",
};

export const newInstructions: WordsByLanguage = {
  en: "new instruction|new instructions|updated instructions|new directive|new directives|new system instruction",
  de: "neue anweisung|neue anweisungen|neue instruktion|neuer befehl",
  fr: "nouvelle instruction|nouvelles instructions|nouvelle consigne|nouvelles consignes",
  it: "nuova istruzione|nuove istruzioni|nuova direttiva",
  es: "nueva instrucción|nuevas instrucciones|nueva orden|nuevas órdenes",
};

/** The moment at which a model is to do it. */
export const whenSummarising: WordsByLanguage = {
  en: "when you summarise|when you summarize|when summarising|when summarizing|when asked about this|when you are asked|when you answer|when answering|if you are asked|when you read this|if you read this|if the user asks|when the user asks|before you answer|before answering",
  de: "wenn du gefragt wirst|wenn du dies liest|wenn du zusammenfasst|wenn du dieses|beim zusammenfassen|wenn der benutzer fragt|wenn der nutzer fragt|bevor du antwortest",
  fr: "quand tu résumes|quand tu lis ceci|quand on te demande|si on te demande|si l'utilisateur demande|lorsque vous résumez|avant de répondre",
  it: "quando riassumi|quando leggi questo|se ti chiedono|quando ti chiedono|se l'utente chiede|prima di rispondere",
  es: "cuando resumas|cuando leas esto|si te preguntan|cuando te pregunten|si el usuario pregunta|antes de responder",
};
