import type { Language } from "../words-by-language.ts";
import { frenchGloss } from "./french-gloss.ts";
import { germanGloss } from "./german-gloss.ts";
import { italianGloss } from "./italian-gloss.ts";
import { spanishGloss } from "./spanish-gloss.ts";

/** Languages that are told in English word for word. */
export type GlossedLanguage = Exclude<Language, "en">;

/** The words that hold a sentence together, and what stands for them in English. */
const tables: Readonly<Record<GlossedLanguage, string>> = {
  de: germanGloss,
  fr: frenchGloss,
  it: italianGloss,
  es: spanishGloss,
};

/** Every form of a language with its English; the words of a phrase are parted by a space. */
export function glossWords(language: GlossedLanguage): readonly (readonly [form: string, english: string])[] {
  return tables[language]
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [english = "", forms = ""] = line.split(":");
      return forms
        .split(" ")
        .filter((form) => form !== "")
        .map((form) => [form.replaceAll(/[_']/gu, " "), english] as const);
    });
}
