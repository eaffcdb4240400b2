import { languageNames } from "./language-names.ts";

const tongues = ["en", "de", "fr", "it", "es"] as const;

function namesIn(tongue: (typeof tongues)[number]): string {
  return Object.values(languageNames)
    .flatMap((names) => names[tongue].split("|"))
    .toSorted((a, b) => b.length - a.length)
    .join("|");
}

const codes = Object.fromEntries(
  tongues.map((tongue) => [
    tongue,
    new Map(
      Object.entries(languageNames).flatMap(([code, names]) =>
        names[tongue].split("|").map((name) => [name, code] as const),
      ),
    ),
  ]),
);

/** In English "in German" may go on to "in German law": what follows has to be the end, a mark or a small word. */
const englishEnd = String.raw`(?=\s*(?:$|[.,;:!?)"'”’–—-]|and\b|or\b|with\b|as\b|for\b|on\b|by\b|about\b|that\b|which\b|using\b|please\b|only\b|to\b|so\b|but\b|of\b|at\b|from\b|in\b|then\b|too\b|again\b|instead\b|rather\b))`;
const word = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

/** How the language of a text that is to be written is named. */
const wishes: Record<(typeof tongues)[number], readonly string[]> = {
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

const patterns = tongues.flatMap((tongue) =>
  wishes[tongue].map((wish) => ({
    tongue,
    pattern: new RegExp(
      `${word.before}(?:${wish.replace("NAME", namesIn(tongue))})${/\(\?=/u.test(wish) ? "" : word.after}`,
      "giu",
    ),
  })),
);

/** "Not in English" asks for no English. */
const denied = /(?:\b(?:not|never|nicht|kein|keinesfalls|pas|jamais|non|mai|nunca)|\bno)(?:\s+\p{L}+)?\s*$/iu;

/** Letters of a request that are looked at; whoever names a language does it near the order. */
const longest = 4_000;

/** The languages that a text names for what is to be written, each once. */
function namedLanguages(text: string): string[] {
  const read = text.slice(0, longest).replaceAll(/\s+/gu, " ");
  const found = patterns.flatMap(({ tongue, pattern }) =>
    [...read.matchAll(pattern)]
      .filter(({ index }) => !denied.test(read.slice(Math.max(0, index - 24), index)))
      .flatMap(({ groups }) => codes[tongue]?.get((groups?.["name"] ?? "").toLowerCase()) ?? []),
  );
  return [...new Set(found)];
}

/**
 * The language in which a text is to be written: the one that the order names, else that of the request. Where several
 * are named, nobody but the writer can tell which is meant where, and the request's own is taken.
 */
export function targetLanguage(text: string, requestLanguage: string): string {
  const [only, ...others] = namedLanguages(text);
  return only !== undefined && others.length === 0 ? only : requestLanguage;
}

/** The same for the part of a request that asks for a text, with what is asked of its form. */
export function languageOfPart(
  { text, constraints = [] }: { text: string; constraints?: readonly string[] | undefined },
  requestLanguage: string,
): string {
  return targetLanguage([text, ...constraints].join("\n"), requestLanguage);
}
