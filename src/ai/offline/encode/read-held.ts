import { numberNames } from "../../../lexicon/facts/number-names.ts";
import { glossWords, type GlossedLanguage } from "../../../lexicon/gloss/gloss-words.ts";

/** What stands for a form in English, and whether the form is a German noun. */
interface Held {
  english: string;
  isNoun: boolean;
}

/** The words that hold a sentence together, months, days of the week and numbers, by their forms in lower case. */
export function readHeld(language: GlossedLanguage): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const [form, english] of [
    ...glossWords(language),
    ...readNumbers(language),
    ...readDates(language, { month: "long" }),
    ...readDates(language, { weekday: "long" }),
  ]) {
    const key = form.toLowerCase();
    if (!held.has(key)) held.set(key, { english, isNoun: /^\p{Lu}/u.test(form) });
  }
  return held;
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
