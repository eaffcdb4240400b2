import { expect, test } from "vitest";
import { concepts } from "../../../../lexicon/concepts/concepts.ts";
import { regionNames } from "../../../../lexicon/facts/regions.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { createWordReader, type ReadWord } from "./create-word-reader.ts";
import { matchWord } from "./match-word.ts";
import { readLexicon } from "./read-lexicon.ts";

const readers = Object.fromEntries(languages.map((language) => [language, createWordReader(language)]));

/** The word behind the name of its language. */
function readWord(named: string): ReadWord[] {
  const [language = "", word = ""] = named.split(" ");
  return readers[language]?.read(word) ?? [];
}

/** How far a word of one language stands for one of another. */
function match(asked: string, said: string): number {
  const [a] = readWord(asked);
  const [b] = readWord(said);
  return a === undefined || b === undefined ? 0 : matchWord(a, b);
}

test.each([
  ["en mattress", "it materasso"],
  ["de Matratze", "es colchones"],
  ["fr ivre", "en drunk"],
  ["it zanzare", "de Stechmücke"],
  ["es vajilla", "fr vaisselle"],
  ["en waterfall", "de Wasserfälle"],
  ["fr religions", "es religión"],
  ["es islas", "en island"],
  ["it concerti", "fr concert"],
  ["de Leber", "es hígado"],
  ["es pato", "en duck"],
  ["de Schlüsseldienst", "es cerrajero"],
  ["fr rapace", "de Habicht"],
  ["en cutlery", "it forchette"],
  ["it stoviglie", "en saucer"],
])("knows that %s is %s", (asked, said) => {
  expect(match(asked, said)).toBeGreaterThan(0.5);
});

test.each([
  ["en lion", "de Tiger"],
  ["en marble", "fr granit"],
  ["it lana", "en silk"],
  ["en fork", "de Löffel"],
  ["de lebt", "en liver"],
  ["de Exporte", "en imports"],
  ["fr meublé", "de unmöbliert"],
  ["it ponte", "en tunnel"],
  ["en laugh", "it salmone"],
  ["de Mutterschaft", "en mattress"],
])("does not take %s for %s", (asked, said) => {
  expect(match(asked, said)).toBe(0);
});

test("no idea has the number of a country", () => {
  const lexicon = readLexicon("en", (text) => [text.toLowerCase()]);
  const numbersOf = (names: readonly string[]) =>
    names.flatMap((name) => (lexicon.get(name.toLowerCase()) ?? []).map(({ idea }) => idea));
  const regions = new Set(regionNames.map(([name]) => name.toLowerCase()));
  const words = concepts.flatMap(({ en }) => en).filter((word) => !regions.has(word.toLowerCase()));
  const countries = new Set(numbersOf(["switzerland", "zimbabwe", "albania", "peru"]));
  expect(countries.size).toBeGreaterThan(3);
  expect(numbersOf(words).filter((number) => countries.has(number))).toEqual([]);
});
