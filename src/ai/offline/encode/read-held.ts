import { numberNames } from "../../../lexicon/facts/number-names.ts";
import { ordinalWords } from "../../../lexicon/facts/ordinal-words.ts";
import { glossWords, type GlossedLanguage } from "../../../lexicon/gloss/gloss-words.ts";

/** The words that hold a sentence together, months, days of the week and numbers. */
export interface HeldWords {
  /** All of them in lower case. */
  forms: readonly string[];
  /** English for a form in lower case; "Ihre" and "ihre" are told apart, a noun is never the word without its capital. */
  find(form: string, isNoun?: boolean): string | undefined;
}

export function readHeld(language: GlossedLanguage): HeldWords {
  const plain = new Map<string, string>();
  const nouns = new Map<string, string>();
  for (const [form, english] of [
    ...glossWords(language),
    ...readNumbers(language),
    ...readLongNumbers(language),
    ...readOrdinals(language),
    ...readDates(language, { month: "long" }),
    ...readDates(language, { weekday: "long" }),
  ]) {
    const words = /^\p{Lu}/u.test(form) ? nouns : plain;
    if (!words.has(form.toLowerCase())) words.set(form.toLowerCase(), english);
  }
  return {
    forms: [...plain.keys(), ...nouns.keys()],
    find(form, isNoun) {
      if (isNoun === true) return nouns.get(form);
      return isNoun === false ? (plain.get(form) ?? nouns.get(form)) : (nouns.get(form) ?? plain.get(form));
    },
  };
}

/** Months and weekdays by the names that ICU has for them. */
function readDates(language: GlossedLanguage, wanted: Intl.DateTimeFormatOptions): [string, string][] {
  const formats = [language, "en"].map((one) => new Intl.DateTimeFormat(one, { ...wanted, timeZone: "UTC" }));
  // every 31st day: each month once, and every day of the week
  const dates = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, 0, 1 + 31 * at));
  return dates.map((date) => {
    const [own = "", english = ""] = formats.map((format) => format.format(date));
    return [own, english.toLowerCase()];
  });
}

/** Small numbers as words stay words; one is an article more often than a number. */
function readNumbers(language: GlossedLanguage): [string, string][] {
  return (["small", "tens"] as const).flatMap((range) => {
    const english = numberNames.en[range].split(" ").map((names) => names.split("|")[0] ?? "");
    return numberNames[language][range].split(" ").flatMap((forms, at) => {
      const isArticle = range === "small" && at === 1;
      return isArticle
        ? []
        : forms.split("|").map((form): [string, string] => [form.replaceAll("-", " "), english[at] ?? ""]);
    });
  });
}

/** "einundzwanzig" and "ventuno" are written as one word. */
function readLongNumbers(language: GlossedLanguage): [string, string][] {
  if (language !== "de" && language !== "it") return [];
  const { small, tens } = numberNames[language];
  const units = small.split(" ").slice(1, 10);
  return tens.split(" ").flatMap((names, ten) =>
    names.split("|").flatMap((name) =>
      units.flatMap((forms, unit) =>
        forms.split("|").map((form): [string, string] => {
          const stem = /^[uo]/u.test(form) ? name.slice(0, -1) : name;
          return [language === "de" ? `${form}und${name}` : `${stem}${form}`, `${10 * (ten + 2) + unit + 1}`];
        }),
      ),
    ),
  );
}

/** Ordinals in all their forms; German ones end as adjectives do. */
function readOrdinals(language: GlossedLanguage): [string, string][] {
  return ordinalWords.flatMap((names) =>
    (names[language]?.split("|") ?? []).flatMap((name) =>
      (language === "de" && name.endsWith("e") ? ["", "n", "r", "s", "m"] : [""]).map(
        (ending): [string, string] => [`${name}${ending}`, names.en ?? ""],
      ),
    ),
  );
}
