import type { Language } from "../words-by-language.ts";

/** By what a verb is known in a question. */
interface VerbNeighbours {
  /** Words that stand right before a verb. */
  before: string;
  /** Words that stand right before a noun, whatever its ending. */
  article: string;
  ending: RegExp;
}

export const verbNeighbours: Readonly<Record<Language, VerbNeighbours>> = {
  en: {
    before:
      "to|i|we|they|he|she|it|you|can|may|must|will|would|could|should|shall|cannot|can't|don't|doesn't|didn't|still|already|who",
    article: "the|a|an|my|our|your|their|his|her|its|this|that|these|those|of|per|for|in|on|at|which|what",
    ending: /^\p{L}{2,}(?:[^aeiou\W]ed|ied|ted|ded|sed|red|led|ned|ved|ced|ged|ked|ped|med|hed)$/u,
  },
  // a noun has a capital
  de: { before: "", article: "", ending: /^$/u },
  fr: {
    before: "qui|on|nous|je|j|il|elle|ils|elles|se|s|ne|n|qu'on|qu'il|qu'elle|y|ont|a|avons|faut|doit|peut",
    article:
      "le|la|les|l|un|une|des|du|de|d|mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|ce|cet|cette|ces|au|aux|quel|quelle|quels|quelles|par",
    ending: /^\p{L}{2,}(?:er|ir|dre|tre|ire|oir)$/u,
  },
  it: {
    before:
      "si|ci|non|mi|ha|hanno|abbiamo|ho|può|posso|possiamo|devo|deve|dobbiamo|chi|è|sono|va|vanno|viene|vengono|essere|stato|stata",
    article:
      "il|lo|la|i|gli|le|l|un|uno|una|del|della|dei|delle|dell|dello|degli|al|alla|ai|alle|all|nel|nella|nell|sul|sulla|mio|mia|nostro|nostra|suo|sua|questo|questa|di|per|quale|quali",
    ending: /^\p{L}{2,}(?:are|ere|ire|iamo|arsi|ersi|irsi|armi|ermi|irmi)$/u,
  },
  es: {
    before: "se|nos|me|no|ha|han|hemos|he|puede|puedo|podemos|debe|debo|debemos|quién|que",
    article:
      "el|la|los|las|un|una|unos|unas|del|al|de|mi|mis|nuestro|nuestra|su|sus|este|esta|por|qué|cuál|cuáles",
    ending: /^\p{L}{2,}(?:ar|er|ir|amos|emos|imos|arse|erse|irse)$/u,
  },
};
