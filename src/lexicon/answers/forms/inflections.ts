import type { Language } from "../../words-by-language.ts";

/** Endings that a word takes without becoming another one; in each group one may stand for the other. */
export const inflections: Readonly<Record<Language, readonly string[]>> = {
  en: [" s", " es"],
  de: [" e en er es em", " s", " es", " n"],
  fr: [" s e es x", "if ifs ive ives", "eux euse euses", "al aux ale ales"],
  it: ["o a i e", "e i", "co chi ca che ci", "go ghi ga ghe gi", "io i ia ie"],
  es: [" s es", "o a os as", "or ora ores oras"],
};
