import { expect, test } from "vitest";
import { matchWord } from "../match-word.ts";
import { wordReaderOf } from "../word-readers.ts";

function match(asked: string, said: string): number {
  const [one, other] = [asked, said].map((named) => {
    const [language = "", word = ""] = named.split(" ");
    return wordReaderOf(language).read(word)[0];
  });
  return one === undefined || other === undefined ? 0 : matchWord(one, other);
}

test.each([
  ["en Lowmoor", "it Lowmoor"],
  ["de Theodolit", "fr théodolite"],
  ["it director", "en director"],
  ["de Direktor", "fr directrice"],
  ["en sockets", "de Steckdose"],
  ["de Zeichen", "en characters"],
])("%s stands for %s", (asked, said) => {
  expect(match(asked, said)).toBeGreaterThan(0.5);
});

test.each([
  ["it turno", "en turn"],
  ["en night", "de nicht"],
  ["it parenti", "en parents"],
  ["de Gift", "en gift"],
  ["de nächste", "de nach"],
])("%s only looks like %s", (asked, said) => {
  expect(match(asked, said)).toBeLessThan(0.5);
});
