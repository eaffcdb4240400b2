import { inflections } from "../../../../../lexicon/answers/forms/inflections.ts";
import { languages, type Language } from "../../../../../lexicon/words-by-language.ts";

const groups = new Map<Language, readonly (readonly string[])[]>(
  languages.map((own) => [own, inflections[own].map((endings) => endings.split(" "))]),
);

const shortestStem = 4;

/** A word with its plural, its other gender and its cases: "elektrisch" and "elektrische", "pieno" and "piena". */
export function formsOf(name: string, language: Language): Set<string> {
  const forms = new Set([name]);
  for (const endings of groups.get(language) ?? [])
    for (const own of endings) {
      const stem = name.endsWith(own) ? name.slice(0, name.length - own.length) : "";
      if (stem.length >= shortestStem) for (const other of endings) forms.add(`${stem}${other}`);
    }
  return forms;
}
