import { createRequire } from "node:module";

/** What we use of the package, which ships no types. */
interface SnowballStemmers {
  newStemmer(algorithm: string): { stem(word: string): string };
}

const algorithms: Readonly<Record<string, string>> = {
  ar: "arabic",
  ca: "catalan",
  cs: "czech",
  da: "danish",
  de: "german",
  en: "english",
  es: "spanish",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hu: "hungarian",
  hy: "armenian",
  it: "italian",
  nl: "dutch",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sl: "slovene",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
};

/** A function from lower-case word to stem for one language; words of other languages stay as they are. */
export function createStemmer(language: string): (word: string) => string {
  const algorithm = algorithms[language];
  if (algorithm === undefined) return (word) => word;
  const require = createRequire(import.meta.url);
  const stemmer = (require("snowball-stemmers") as SnowballStemmers).newStemmer(algorithm);
  const known = new Map<string, string>();
  return (word) => {
    const seen = known.get(word);
    if (seen !== undefined) return seen;
    const stem = /\p{N}/u.test(word) ? word : stemmer.stem(word);
    known.set(word, stem);
    return stem;
  };
}
