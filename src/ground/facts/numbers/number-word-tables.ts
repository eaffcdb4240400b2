import type { Language } from "../../../lexicon/words-by-language.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { numberNames } from "../../../lexicon/facts/number-names.ts";
import { phraseKey } from "../text/phrases.ts";

/** The names of 0 to 99 and of the hundreds, folded, words parted by blanks. */
export interface NumberWordTable {
  language: Language;
  belowHundred: ReadonlyMap<string, number>;
  hundreds: ReadonlyMap<string, number>;
  /** The first words of all of them. */
  firsts: ReadonlySet<string>;
}

type Forms = readonly (readonly string[])[];

function createTable(language: Language): NumberWordTable {
  const { small, tens, hundreds } = numberNames[language];
  const units = formsOf(small);
  const table = new Map<string, number>();
  for (const [value, forms] of units.entries()) for (const form of forms) table.set(form, value);
  for (const [index, forms] of formsOf(tens).entries()) {
    const ten = (index + 2) * 10;
    for (const form of forms) {
      table.set(form, ten);
      for (let unit = 1; unit <= 9; unit += 1)
        for (const joined of joiners[language](form, units, unit)) table.set(joined, ten + unit);
    }
  }
  if (language === "fr") addScores(table, units);
  if (language === "es")
    for (let unit = 6; unit <= 9; unit += 1) table.set(`diez y ${first(units, unit)}`, 10 + unit);
  const named = new Map<string, number>();
  for (const [index, forms] of formsOf(hundreds).entries())
    for (const form of forms) named.set(form, (index + 1) * 100);
  const firsts = new Set([...table.keys(), ...named.keys()].map((key) => key.split(" ")[0] ?? ""));
  return { language, belowHundred: table, hundreds: named, firsts };
}

function formsOf(list: string): Forms {
  return list.split(" ").map((forms) => forms.split("|").map(phraseKey));
}

function first(units: Forms, value: number): string {
  return units[value]?.[0] ?? "";
}

/** How a ten and a unit are said together. */
const joiners: Readonly<Record<Language, (ten: string, units: Forms, unit: number) => string[]>> = {
  en: (ten, units, unit) => (units[unit] ?? []).flatMap((form) => [`${ten} ${form}`, `${ten}${form}`]),
  de: (ten, units, unit) => (unit === 1 ? ["ein"] : (units[unit] ?? [])).map((head) => `${head}und${ten}`),
  fr: (ten, units, unit) =>
    (units[unit] ?? []).flatMap((form) =>
      unit === 1 ? [`${ten} et ${form}`, `${ten} ${form}`] : [`${ten} ${form}`],
    ),
  it: (ten, units, unit) =>
    (units[unit] ?? []).map((form) => (/^[uo]/u.test(form) ? `${ten.slice(0, -1)}${form}` : `${ten}${form}`)),
  es: (ten, units, unit) =>
    (units[unit] ?? []).flatMap((form) => [
      `${ten} y ${form}`,
      ...(ten === "veinte" ? [`veinti${form}`] : []),
    ]),
};

/** soixante-dix to soixante-dix-neuf, quatre-vingts to quatre-vingt-dix-neuf. */
function addScores(table: Map<string, number>, units: Forms): void {
  table.set("quatre vingts", 80);
  table.set("quatre vingt", 80);
  for (let rest = 1; rest <= 19; rest += 1) {
    for (const form of units[rest] ?? []) {
      table.set(`quatre vingt ${form}`, 80 + rest);
      if (rest >= 10) table.set(`soixante ${form}`, 60 + rest);
    }
  }
  table.set("soixante et onze", 71);
}

export const numberWordTables: ReadonlyMap<string, NumberWordTable> = new Map(
  languages.map((language) => [language, createTable(language)]),
);
