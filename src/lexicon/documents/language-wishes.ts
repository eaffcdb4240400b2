/** In English "in German" may go on to "in German law": what follows has to be the end, a mark or a small word. */
const englishEnd = String.raw`(?=\s*(?:$|[.,;:!?)"'”’–—-]|and\b|or\b|with\b|as\b|for\b|on\b|by\b|about\b|that\b|which\b|using\b|please\b|only\b|to\b|so\b|but\b|of\b|at\b|from\b|in\b|then\b|too\b|again\b|instead\b|rather\b))`;

/** How the language of a text that is to be written is named. */
export const languageWishes: Readonly<Record<"en" | "de" | "fr" | "it" | "es", readonly string[]>> = {
  en: [
    `(?:in(?:to)?|language:?)\\s+(?:plain |simple |good |british |american |swiss )?(?<name>NAME)${englishEnd}`,
    `(?:translat\\p{L}*[^.;!?\\n]{0,200}\\s|from\\s+\\p{L}+\\s+)to\\s+(?<name>NAME)${englishEnd}`,
    String.raw`(?<name>NAME)(?:[ -]language)?\s+(?:version|translation|text)`,
    String.raw`(?:write|draft|compose|send|prepare|create)\s+(?:me\s+|us\s+)?an?\s+(?:\p{L}+\s+){0,2}(?<name>NAME)\s+(?:e-?mail|mail|letter|memo|note|report|summary|reply|message|presentation|text)`,
  ],
  de: [
    String.raw`(?:auf|in)\s+(?:gutem |einfachem |schweizer )?(?<name>NAME)(?=\s*$|\s*[^\p{L}\s]|\s+\p{Ll})`,
    String.raw`ins\s+(?<name>NAME)e?`,
    String.raw`in\s+(?<name>NAME)er\s+(?:sprache|fassung|version|übersetzung)`,
    String.raw`(?<name>NAME)e[nr]?\s+(?:fassung|version|übersetzung)`,
    String.raw`(?:schreibe?|verfasse|entwirf|erstelle|formuliere)[^.;!?\n]{0,20}\sein(?:e|en)?\s+(?:\p{L}+\s+){0,2}(?<name>NAME)(?:e|en|es)\s+(?:e-?mail|mail|brief|schreiben|notiz|memo|bericht|zusammenfassung|antwort|präsentation|text)`,
  ],
  fr: [
    String.raw`en\s+(?:bon |langue )?(?<name>NAME)`,
    String.raw`vers\s+(?:l['’]|le\s+)(?<name>NAME)`,
    String.raw`(?:version|traduction)\s+(?<name>NAME)`,
  ],
  it: [
    String.raw`in\s+(?:buon |lingua )?(?<name>NAME)`,
    String.raw`tradu\p{L}*[^.;!?\n]{0,200}\s(?:al\s+|all['’])(?<name>NAME)`,
    String.raw`(?:versione|traduzione)\s+(?<name>NAME)`,
  ],
  es: [
    String.raw`en\s+(?:buen |lengua |idioma )?(?<name>NAME)`,
    String.raw`(?:tradu[cz]\p{L}*[^.;!?\n]{0,200}\s)al\s+(?<name>NAME)`,
    String.raw`(?:versión|traducción)\s+(?:al\s+)?(?<name>NAME)`,
  ],
};
