import { expect, test } from "vitest";
import { matchWord } from "../match-word.ts";
import { wordReaderOf } from "../word-readers.ts";

const match = (asked: string, language: string, said: string) => {
  const [one] = wordReaderOf(language).read(asked);
  const [other] = wordReaderOf("de").read(said);
  return one === undefined || other === undefined ? 0 : matchWord(one, other);
};

test.each([
  ["finestre", "it", "Fensterreinigung"],
  ["pulire", "it", "Unterhaltsreinigung"],
  ["rent", "en", "Mietzinserhöhungen"],
])("%s is part of a compound: %s %s", (asked, language, said) => {
  expect(match(asked, language, said)).toBeGreaterThanOrEqual(0.5);
});

test("a verb is no part of the one that a prefix makes of it", () => {
  const [word] = wordReaderOf("de").read("untervermieten");
  const [part] = wordReaderOf("de").read("vermieten");
  expect(part?.ideas.some((idea) => word?.parts.includes(idea))).toBe(false);
});
