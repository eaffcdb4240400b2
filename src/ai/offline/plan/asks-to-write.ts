const writing =
  /^\W*(?:(?:please|bitte|merci de|per favore|por favor|now|nun|dann|then|puis|poi|luego|can you|could you|kannst du|peux-tu|puoi|puedes),?\s+){0,2}(?:write|draft|compose|create|generate|prepare|produce|schreibe?|verfasse|entwirf|erstelle|formuliere|generiere|rédige[rz]?|écri[st]|écrivez|crée[rz]?|génère|prépare|scrivi|scrivere|redigi|crea|genera|prepara|redacta|escribe|escribir|elabora)(?!\p{L})/iu;

/** Whether a text is to be written: its ground is a summary of what it is about, not an answer to a question. */
export function asksToWrite(text: string): boolean {
  return writing.test(text);
}
