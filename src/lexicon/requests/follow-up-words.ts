/** "And …", "what about …": a question that goes on from the one before, in five languages. */
export const goesOn =
  /^(?:(?:and|und|et|ed?|y|so|or|oder|ou|o)\s+)?(?:(?:what|how) about|was ist mit|wie (?:steht|sieht) es (?:mit|bei|für)|qu['’]en est-il (?:de|du|des|pour)|che (?:ne è|mi dici) (?:di|del|della)|qué hay de|qué tal)\s+|^(?:and|und|et|ed?|y)\s+/iu;

/** Words that lead a thing or a place: "for Hull", "im Juni", "à Berne". */
export const leadingWords =
  "in|for|at|on|to|with|from|of|by|im|für|bei|beim|in der|in|am|an|zu|zum|zur|mit|von|vom|nach|pour|dans|en|au|aux|à la|à|avec|de|du|chez|per il|per la|per|nel|nella|a|al|alla|con|di|del|della|da|para|en el|en la|con";

/** A question that is nothing but its word: "by when?", "bis wann?", "et pourquoi ?". */
export const bareQuestion =
  /^(?:(?:by|since|until|from) when|when|where|why|who|how(?: much| many| long| often)?|bis wann|seit wann|ab wann|wann|wo|warum|weshalb|wer|wie(?: ?viele?| lange| oft)?|jusqu['’]à quand|depuis quand|à partir de quand|quand|où|pourquoi|qui|combien(?: de temps)?|comment|entro quando|fino a quando|da quando|quando|dove|perché|chi|quant[oaie]|come|hasta cuándo|desde cuándo|cuándo|dónde|por qué|quién|cuánt[oa]s?|cómo)\s*\??$/iu;

/** Pronouns that stand for the thing of the question before. */
export const pronouns =
  /(?<![\p{L}'’-])(?:they|them|it|sie|es|ihn|ihnen|ils|elles|il|elle|essi|esse|lo|li|ellos|ellas)(?![\p{L}'’-])/iu;

/** The thing that a question ends with: an article and what follows it. */
export const lastThing =
  /(?<!\p{L})(?:the|our|this|that|these|those|der|die|das|den|dem|unsere?[nmr]?|diese[nmrs]?|le|la|les|notre|nos|ce|cette|ces|il|lo|i|gli|el|los|las)\s+(?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+(?=[\s?]*$)|(?<!\p{L})l['’](?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+(?=[\s?]*$)/iu;

/** What a question opens with, and its first small verb. */
export const questionOpening =
  /^[\s¿]*(?:(?:by|since|until|from|to|in|bis|seit|ab|mit|in|à|de|jusqu['’]à|entro|da|di|hasta|desde)\s+)?(?:who|what|when|where|why|which|how(?: much| many| long| often)?|wer|wen|wem|was|wann|wo|warum|weshalb|welche[rsnm]?|wie(?: ?viele?| lange| oft| hoch)?|qui|que|quand|où|pourquoi|quel(?:le)?s?|combien|comment|chi|che|cosa|quando|dove|perché|qual[ei]?|quant[oaie]|come|quién(?:es)?|qué|cuándo|dónde|por qué|cuál(?:es)?|cuánt[oa]s?|cómo)(?:\s+(?:is|are|was|were|does|do|did|ist|sind|war|est|sont|était|è|sono|era|es|son))?(?=\s)/iu;
