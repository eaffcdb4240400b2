/** What a price does not hold, as papers say it, in five languages. */
export const notIncluded =
  /(?<!\p{L})(?:(?:is |are |isn't |aren't )?not included|excluded|excl\.?|(?:ist |sind )?nicht (?:inbegriffen|enthalten|eingeschlossen|inklusive)|exklusive|exkl\.?|(?:n['’]est |ne sont )?(?:pas|non) (?:compris|inclus)(?:e|es)?|exclue?s?|(?:non (?:è |sono )?)(?:compres|inclus)[oaie]|esclus[oaie]|no (?:está |están )?incluid[oa]s?|excluid[oa]s?)(?!\p{L})/iu;

/** That a name is asked for. */
export const nameAsked =
  /(?<!\p{L})(?:what is (?:his|her|their|the) name|what'?s? (?:is |are )?the name|who is|who are|what is .{1,40} called|wie hei(?:ss|ß)(?:t|en)|wer ist|wie lautet der name|comment s['’]appelle|quel est le nom|qui est|come si chiama|qual è il nome|chi è|cómo se llama|cuál es el nombre|quién es)(?!\p{L})/iu;
export const nameNoun = /(?<!\p{L})(?:names?|namen?|noms?|nom[ei]|nombres?)(?!\p{L})/iu;
