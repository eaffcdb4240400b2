import type { WordsByLanguage } from "../words-by-language.ts";

/** Words that may stand before an order: "please ignore", "jetzt ignoriere". */
export const leadWords: WordsByLanguage = {
  en: "please|now|then|just|simply|also|instead|immediately|always|kindly|so|therefore|first|important|urgent|you|only|never",
  de: "bitte|jetzt|nun|dann|daher|also|sofort|stattdessen|immer|zuerst|wichtig|du|nur|nie",
  fr: "veuillez|maintenant|puis|alors|donc|immédiatement|toujours|plutôt|important|dois|devez|faut|de|uniquement",
  it: "ora|adesso|poi|quindi|subito|sempre|prego|invece|importante|devi|dovete|favore|bisogna|solo",
  es: "ahora|luego|entonces|siempre|favor|importante|debes|debéis|hay que|tienes que",
};

/** Words that join an order to another one. */
export const joinWords: WordsByLanguage = {
  en: "and|or|but|then",
  de: "und|oder|sondern",
  fr: "et|ou",
  it: "e|ed|o",
  es: "y|e|o",
};

/** A sentence with one of these speaks to somebody. */
export const youWords: WordsByLanguage = {
  en: "you|your|please|assistant|ai|llm|model",
  de: "du|dein|deine|deinen|bitte|ki|assistent",
  fr: "tu|ton|tes|ta|vous|vos|ia|assistant",
  it: "tu|tuo|tue|tua|ia|assistente|devi",
  es: "tú|tu|tus|ia|asistente|debes",
};

/** Between "you" and an order. */
export const mustWords: WordsByLanguage = { en: "must|should|shall|will|have to|need to|are to|ought to|to" };
