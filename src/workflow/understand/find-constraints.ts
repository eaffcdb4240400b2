/** Whole sentences that rule how the answer must be, and ask for nothing themselves. */
const ruleSentence = new RegExp(
  "^[\\s\"'“”(*-]*(?:please\\s+|bitte\\s+|and\\s+|also,?\\s+)*(?:" +
    [
      "do(?:n['’]?t| not)\\b",
      "never\\b",
      "only\\b",
      "make sure\\b",
      "ensure\\b",
      "be sure\\b",
      "remember to\\b",
      "avoid\\b",
      "no (?:more|less|other|longer)\\b",
      "use (?:only|at least|the (?:word|letter|phrase)|markdown|bullet|a |an |simple|plain|short|formal)",
      "keep (?:it|the|your)\\b",
      "stick to\\b",
      "limit\\b",
      "(?:your|the|this|its?) (?:\\p{L}+ ){0,2}(?:response|answer|output|reply|text|poem|letter|summary|email|e-mail|memo|report|story|essay|title)\\b.{0,40}?\\b(?:must|should|shall|has to|needs to|may not|cannot|is to)\\b",
      "the letter \\p{L} should",
      "answer (?:in|with|only|using)\\b",
      "respond (?:in|with|only)\\b",
      "reply (?:in|with|only)\\b",
      "write (?:it|this|everything) in\\b",
      "(?:finish|end|start|begin|wrap|highlight|italicize|include|mention|cite|fill in|focus on|list references|list (?:your|the|all) (?:references|sources)|give (?:the|your) (?:citations|sources))\\b",
      "verwende (?:nur|keine)",
      "benutze (?:nur|keine)",
      "nutze (?:nur|keine)",
      "nur\\b",
      "keine?\\b",
      "nicht\\b",
      "achte darauf",
      "stelle sicher",
      "antworte\\b",
      "vermeide\\b",
      "erfinde nichts",
      "zitiere\\b",
      "gib (?:die )?quellen",
      "(?:die|deine|ihre) antwort (?:muss|soll|darf)",
      "n['’](?:utilise|emploie|invente)",
      "ne \\p{L}+ pas",
      "utilise (?:seulement|uniquement)",
      "uniquement\\b",
      "réponds\\b",
      "répondez\\b",
      "assure-toi",
      "évite\\b",
      "non \\p{L}+",
      "usa (?:solo|soltanto)",
      "solo\\b",
      "rispondi\\b",
      "assicurati",
      "evita\\b",
      "no (?:uses|utilices|inventes)",
      "usa sólo",
      "sólo\\b",
      "responde\\b",
      "asegúrate",
    ].join("|") +
    ")",
  "iu",
);

/** Phrases inside a request that rule its answer. */
const rulePhrases: readonly RegExp[] = [
  /(?<![\p{L}])with (?:citations?|sources|references|quotes)(?![\p{L}])/giu,
  /(?<![\p{L}])(?:mit (?:quellen(?:angaben?)?|zitaten|belegen)|avec (?:des )?(?:citations|sources|références)|con (?:citazioni|fonti|citas|fuentes|referencias))(?![\p{L}])/giu,
  /(?<![\p{L}])(?:in|within|under|at most|at least|no more than|fewer than|less than|up to|maximum|max\.?) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:words?|sentences?|pages?|lines?|bullets?|bullet points?|paragraphs?|characters?)(?![\p{L}])/giu,
  /(?<![\p{L}])(?:in|mit|höchstens|maximal|mindestens) (?:\d+|einem|zwei|drei|vier|fünf) (?:Wörtern|Worten|Sätzen|Seiten?|Zeilen|Punkten|Absätzen)(?![\p{L}])/giu,
  /(?<![\p{L}])(?:must(?: not)?|never|only|without|muss|müssen|nie|niemals|nur|ohne|doit|jamais|seulement|sans|deve|mai|soltanto|senza|debe|nunca|solamente|sin)\s+[^,;.!?\n]{3,80}/giu,
];

export function isRule(sentence: string): boolean {
  return ruleSentence.test(sentence);
}

/** The ruling phrases of a request, in the order of the text and without doubles. */
export function findRules(text: string): string[] {
  const found = rulePhrases.flatMap((pattern) => [...text.matchAll(pattern)]);
  const ordered = found.toSorted((a, b) => a.index - b.index).map((match) => match[0].trim());
  return [...new Set(ordered)].filter(
    (rule) => !ordered.some((other) => other !== rule && other.includes(rule)),
  );
}
