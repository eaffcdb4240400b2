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

/** Words of labels that only say that a day or a person stands behind them, in five languages. */
export const labelBeside =
  /^(?:date|day|dated|time|on|by|of|name|datum|tag|am|vom|von|durch|name|zeitpunkt|date|jour|le|du|de|la|par|nom|data|giorno|il|di|del|della|da|dal|dalla|nome|fecha|día|el|por|nombre)$/u;

/** What is done once more, or is still to be done: another day than that of the deed. */
export const onceMore =
  /(?<!\p{L})(?:again|next|once more|have to|has to|must|needs? to|by when|until when|due|wieder|erneut|noch ?mals?|nächste[nrs]?|muss|müssen|bis wann|spätestens|fällig|de nouveau|à nouveau|encore|prochaine?s?|dois|doit|doivent|devons|faut|jusqu['’]?à? quand|avant quand|di nuovo|ancora|prossim[aoie]|deve|devono|dobbiamo|bisogna|entro|otra vez|de nuevo|próxim[oa]s?|debe|deben|hay que)(?!\p{L})/iu;
