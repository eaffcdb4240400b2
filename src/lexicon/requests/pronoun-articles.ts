/** A pronoun stands for the thing of the question before where its article has the same gender; in five languages. */
export const pronounArticles: readonly { pronoun: RegExp; article: RegExp }[] = [
  { pronoun: /(?<![\p{L}'’-])it(?![\p{L}'’-])/u, article: /^(?:the|our|this|that)\s/iu },
  { pronoun: /(?<![\p{L}'’-])they(?![\p{L}'’-])/u, article: /^(?:the|our|these|those)\s/iu },
  { pronoun: /(?<![\p{L}'’-])er(?![\p{L}'’-])/u, article: /^(?:der|den|dem|unseren?|dieser|diesen)\s/iu },
  // with a capital it speaks to somebody
  { pronoun: /(?<![\p{L}'’-])sie(?![\p{L}'’-])/u, article: /^(?:die|unsere|diese)\s/iu },
  { pronoun: /(?<![\p{L}'’-])elle(?![\p{L}'’-])/u, article: /^(?:la|notre|cette)\s|^l['’]/iu },
  { pronoun: /(?<![\p{L}'’-])(?:ils|elles)(?![\p{L}'’-])/u, article: /^(?:les|nos|ces)\s/iu },
];

/** Here something else is asked about than what the question ends with: "how many days does the firm give". */
export const asksForNoun =
  /^\W*(?:how many|how much \p{L}+ (?:do|does|did|is|are)|which|whose|wie ?viele?\s+\p{Lu}|welche[rsnm]?|combien d|quel(?:le)?s?\s+(?!est|sont)|quant[ie]|qual[ei]\s+(?!è|sono)|cuánt[oa]s)/iu;
