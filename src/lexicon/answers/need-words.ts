/** How somebody says what he needs, behind why he needs it. */
export const needWords =
  /(?<=\p{L}[\s,;.:–-]{1,3}(?:(?:and|so|und|also|et|donc|e|quindi|y|así que)\s)?)(?:(?:i|we)(?:['’]m| am| are|['’]re)? (?:need|looking for|would need)|(?<=\p{L}\s)need|(?:ich |wir )?(?:brauche|bräuchte|brauchen|benötige|benötigen|suche|suchen)(?: ich| wir)?|j['’]ai besoin d[eu]?|nous avons besoin d[eu]?|il (?:me|nous) faut(?:drait)?|je cherche|ho bisogno d\p{L}*|abbiamo bisogno d\p{L}*|(?:mi|ci) serv(?:e|ono|irebbe)|cerco|necesito|necesitamos|(?:me|nos) hace falta|busco)(?!\p{L})/giu;

/** A word that opens a question inside a sentence. */
export const askingWord =
  /(?<!\p{L})(?:what|which|who|whom|whose|when|where|why|how|was|wer|wen|wem|wann|wo|warum|wieso|wie|wieviel|welche[mnrs]?|que|qu['’]est|quel(?:le)?s?|qui|quand|où|pourquoi|comment|combien|che cosa|cosa|che|quale|quali|qual|chi|quando|dove|perché|come|quant[aeio]|qué|cuál(?:es)?|quién(?:es)?|cuándo|dónde|por qué|cómo|cuánt[ao]s?)(?!\p{L})/iu;
