import type { WordsByLanguage } from "../../words-by-language.ts";

/** Words that ask what something is worth. */
export const worthWords: WordsByLanguage = {
  en: "worth|value|valued|total value",
  de: "wert|gesamtwert",
  fr: "vaut|valent|valait|valeur|valeur totale",
  it: "vale|valgono|valeva|valore|valor|valore totale|valore complessivo",
  es: "vale|valen|valía|valor|valor total",
};

/** What is kept to be sold or used. */
export const goodsNouns: WordsByLanguage = {
  en: "stock|stocks|inventory|goods|merchandise|warehouse|in stock|on hand|stockroom|supplies",
  de: "lager|lagerbestand|bestand|bestände|bestandes|bestands|warenbestand|warenbestands|lagerbestands|ware|waren|warenlager|vorrat|vorräte|vorräten|inventar|inventars|an lager|auf lager|am lager|im lager",
  fr: "stock|stocks|marchandise|marchandises|inventaire|entrepôt|réserve|en stock|en magasin",
  it: "merce|merci|magazzino|giacenza|giacenze|scorta|scorte|inventario|in giacenza",
  es: "existencias|mercancía|mercancías|almacén|inventario|stock|en stock|en existencia",
};

/** Both in one word: what the goods are worth. */
export const goodsWorth: WordsByLanguage = {
  en: "stock value|inventory value|value of stock",
  de: "lagerwert|lagerwerts|warenwert|warenwerts|bestandswert|bestandswerts|inventarwert|inventarwerts",
};

/** A head of the column that holds such values already; that of one piece is none. */
export const worthHead =
  /(?<!\p{L})(?:(?:total|stock|inventory|goods|line|book)\s)?(?:values?|worth)(?!\p{L})|(?<!\p{L})\p{L}*werte?(?!\p{L})|(?<!\p{L})(?:valeurs?|valor[ei]?|valores)(?!\p{L})/iu;
