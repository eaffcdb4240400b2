import type { WordsByLanguage } from "../words-by-language.ts";

/** They open a new request by themselves, if one follows at all. */
export const strongJoints: WordsByLanguage = {
  en: "and then|then|and also|after that|afterwards|and afterwards|and finally|&&|->|→|⇒",
  de: "und danach|danach|und dann|dann|anschliessend|anschließend|und anschliessend|und anschließend|und schliesslich|und schließlich|und ausserdem|und außerdem|sowie danach",
  fr: "puis|et puis|et ensuite|ensuite|et enfin|et aussi",
  it: "poi|e poi|dopodiché|e infine|e anche|e quindi",
  es: "luego|y luego|después|y después|y además|y finalmente|y también",
};

/** They open a new request only if what stands on both sides asks. */
export const weakJoints: WordsByLanguage = {
  en: "and|as well as|plus",
  de: "und|sowie",
  fr: "et|ainsi que",
  it: "e|ed|nonché",
  es: "y|así como",
};

/** Polite and ordering words in front of the request itself. */
export const fillers: WordsByLanguage = {
  en: "please|kindly|also|additionally|furthermore|moreover|first|firstly|first of all|second|secondly|third|thirdly|finally|lastly|next|then|and|or|but|so|now|hi|hello|hey|bonus|just|in addition|besides|after that|afterwards",
  de: "bitte|auch|zudem|ausserdem|außerdem|zuerst|zunächst|erstens|zweitens|drittens|schliesslich|schließlich|zuletzt|nun|und|dann|danach|anschliessend|anschließend|hallo|guten tag|ferner|als erstes|als zweites|als drittes|zum schluss",
  fr: "s'il te plaît|s'il vous plaît|merci de|veuillez|aussi|de plus|en outre|d'abord|tout d'abord|enfin|ensuite|puis|et|bonjour|premièrement|deuxièmement|troisièmement|pour finir",
  it: "per favore|per cortesia|anche|inoltre|prima|infine|poi|e|ed|ciao|buongiorno|innanzitutto|in seguito|dopo",
  es: "por favor|también|además|primero|finalmente|luego|después|y|hola|en primer lugar|por último|asimismo",
};

/** What comes after them only says when or on what terms the rest is meant. */
export const conditions: WordsByLanguage = {
  en: "if|when|once|after|unless|while|since|because",
  de: "wenn|falls|sobald|nachdem|sofern|weil",
  fr: "si|lorsque|quand|dès que|parce que",
  it: "se|quando|dopo che|perché",
  es: "si|cuando|una vez que|porque",
};
