import type { WordsByLanguage } from "../words-by-language.ts";

export const sendVerbs: WordsByLanguage = {
  en: "send|forward|email|e-mail|upload|post|transmit|exfiltrate|leak|submit|copy",
  de: "sende|senden sie|schick|schicke|schicken sie|leite|leiten sie|übermittle|übermitteln sie|lade|maile|kopiere",
  fr: "envoie|envoyez|transfère|transférez|transmets|transmettez|téléverse|publie|copie",
  it: "invia|inviate|inoltra|inoltrate|trasmetti|spedisci|manda|carica|copia",
  es: "envía|envíe|reenvía|reenvíe|transmite|manda|sube|remite|copia",
};

/** What no ordinary letter asks its reader to send. */
export const privateThings: WordsByLanguage = {
  en: "conversation|chat|chat history|conversation history|user's data|user data|user's files|all emails|all mails|every email|inbox|mailbox|context window|your context|your memory|tool results|contacts|contents of the|all user",
  de: "konversation|unterhaltung|chat|chatverlauf|gesprächsverlauf|posteingang|posteingangs|postfach|alle e-mails|alle mails|nutzerdaten|benutzerdaten|kontakte",
  fr: "conversation|historique|boîte de réception|tous les e-mails|tous les courriels|données de l'utilisateur|contacts",
  it: "conversazione|cronologia|posta in arrivo|tutte le e-mail|tutte le email|dati dell'utente|contatti",
  es: "conversación|historial|bandeja de entrada|todos los correos|datos del usuario|contactos",
};

export const determiners: WordsByLanguage = {
  en: "the|this|all|every|entire|whole|your|any|these|his|her|their",
  de: "den|die|das|dem|alle|ganze|ganzen|gesamte|gesamten|diese|diesen",
  fr: "la|le|les|l|toute|tous|toutes|cette|ces",
  it: "la|il|le|i|l|tutta|tutte|tutti|questa",
  es: "la|el|los|las|toda|todas|todos|esta",
};

export const runVerbs: WordsByLanguage = {
  en: "run|execute|call|invoke|use|launch|start",
  de: "führe|führen sie|starte|rufe|ruf|benutze|nutze|verwende",
  fr: "exécute|exécutez|lance|lancez|appelle|utilise",
  it: "esegui|eseguite|lancia|avvia|chiama|usa|utilizza",
  es: "ejecuta|ejecute|lanza|inicia|llama|usa|utiliza",
};

export const commandNames: WordsByLanguage = {
  en: "command|shell|bash|terminal|curl|wget|powershell|script|cmd|tool|function|plugin",
  de: "befehl|skript|werkzeug|funktion|kommando",
  fr: "commande|outil|fonction",
  it: "comando|strumento|funzione",
  es: "comando|herramienta|función",
};

export const links: WordsByLanguage = {
  en: "link|links|url|image|markdown|http|https|picture",
  de: "link|bild|url|adresse",
  fr: "lien|image|url",
  it: "link|collegamento|immagine|url",
  es: "enlace|imagen|url|vínculo",
};

/** Orders to judge in somebody's favour. */
export const favourVerbs: WordsByLanguage = {
  en: "give|provide|write|rate|rank|score|recommend|prefer|praise|mark|approve",
  de: "gib|geben sie|bewerte|empfiehl|empfehle|lobe|bevorzuge|setze",
  fr: "donne|donnez|note|classe|recommande|recommandez",
  it: "dai|date|valuta|classifica|raccomanda|consiglia",
  es: "da|dé|valora|califica|clasifica|recomienda",
};

export const onlyFavours: WordsByLanguage = {
  en: "positive review only|only a positive|positive reviews only|only positive",
  de: "nur eine positive|nur positive|nur positiv|ausschliesslich positiv|ausschliesslich positive",
  fr: "uniquement un avis positif|avis positif uniquement|seulement un avis positif",
  it: "solo una recensione positiva|solo recensioni positive|solo un giudizio positivo",
  es: "solo una reseña positiva|únicamente una reseña positiva|solo una valoración positiva",
};

export const favours: WordsByLanguage = {
  en: "this candidate|this applicant|this paper|this offer|this proposal|this product first|highest score|maximum score|every other|accept this",
  de: "diesen kandidaten|diese bewerberin|diesen bewerber|dieses angebot|höchstnote",
  fr: "ce candidat|cette offre|cet article|note maximale",
  it: "questo candidato|questa offerta|punteggio massimo",
  es: "este candidato|esta oferta|puntuación máxima",
};
