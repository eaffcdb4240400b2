import type { Language } from "../words-by-language.ts";

/** What is ticked on a form. */
export const tickedAsked =
  /(?<!\p{L})(?:ticked|checked|crossed|marked|selected|angekreuzt|angehakt|ausgewählt|coché|cochée|cochés|barrato|barrata|spuntato|spuntata|segnato|segnata|marcado|marcada|señalado)(?!\p{L})/iu;
/** A box on a form with its tick. */
export const ticked = /\[\s?[x✓✔]\s?\]|[☒☑]/iu;

/** A value that only says where to look. */
export const seenElsewhere =
  /^\W*(?:see|as per|siehe|gemäss|gemäß|laut|voir|selon|cf|vedi|come da|secondo|véase|ver|según)(?!\p{L})/iu;

/** "No." and "N°" before or behind the name of a number. */
export const numberSign = /(?<!\p{L})(?:n[°º]|no\.|nr\.)(?!\p{L})/iu;
export const numberNoun: Readonly<Record<Language, string>> = {
  ...{ en: "number", de: "Nummer", fr: "numéro", it: "numero", es: "número" },
};
