/** Small numbers as words, per language, from zero on; forms of one number parted by a bar. */
const lists: Readonly<Record<string, string>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve",
  de: "null ein|eine|einen|einem|einer|eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze",
  it: "zero un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici",
  es: "cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce",
};

const byLanguage: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    new Map(
      list.split(" ").flatMap((forms, value) => forms.split("|").map((form) => [form, value] as const)),
    ),
  ]),
);

/** The words of one language, or of all where it has none. */
export function numberWords(language?: string): ReadonlyMap<string, number> {
  const own = language === undefined ? undefined : byLanguage.get(language);
  return own ?? new Map([...byLanguage.values()].flatMap((words) => [...words]));
}
