import type { WordsByLanguage } from "../words-by-language.ts";

/** Words between two columns of which one is to be below or above the other, beside those that limit a number. */
export const comparesColumns: Readonly<Record<"below" | "above", WordsByLanguage>> = {
  below: {
    en: "falls below|fallen below|fell below|has dropped below|dropped below|stays below|lags behind|is short of|undershoots|undercuts",
    de: "unterschreitet|unterschreiten|unterschritten|tiefer als|unterhalb",
    fr: "passe sous|est passé sous|est passée sous|en dessous|au dessous|n atteint pas",
    it: "scende sotto|è sceso sotto|è scesa sotto|è sotto|sotto il|sotto la|sotto alla|sotto al|al di sotto",
    es: "cae por debajo|por debajo del|por debajo de la|está bajo|bajo el|bajo la|menor que el|menos que",
  },
  above: {
    en: "exceeded|goes beyond|went over|has gone over|surpasses|surpassed|overshoots|higher",
    de: "übersteigt|übersteigen|überstieg|überschritten|überschreitet|überschreiten|oberhalb",
    fr: "excède|excèdent|a dépassé|ont dépassé|dépassé|au dessus|plus que",
    it: "eccede|eccedono|ha superato|hanno superato|superato|sopra il|sopra la|al di sopra|più del|più della",
    es: "excede|exceden|ha superado|han superado|superó|superaron|supera|superan|por encima del|más que",
  },
};

/** Every row is meant, and none picked out. */
export const everyRow: WordsByLanguage = {
  en: "all|every|each of|all of",
  de: "alle|allen|aller|sämtliche|sämtlichen|sämtlicher|jede|jeden|jedes",
  fr: "tous|toutes|tous les|toutes les|l ensemble des|chaque",
  it: "tutti|tutte|tutti i|tutte le|tutti gli|ogni",
  es: "todos|todas|todos los|todas las|cada",
};

/** Who wants a thing listed, beside the words that ask which one it is. */
export const wantsRows: WordsByLanguage = {
  en: "which|what|who|list|show|name",
  de: "welche|welcher|welches|welchen|welchem|wer|was|liste|zeige|nenne",
  fr: "quel|quelle|quels|quelles|qui|liste|montre|indique",
  it: "quale|quali|chi|che|elenca|mostra|indica",
  es: "qué|cuál|cuáles|quién|quiénes|lista|muestra|indica",
};
