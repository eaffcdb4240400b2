import { expect, test } from "vitest";
import { findWishes, readLineLimit, readSentenceLimit } from "./find-wishes.ts";

test.each([
  ["Summarise it in at most 3 sentences.", ["at most 3 sentences"]],
  ["Write two pages, no more than 900 words.", ["two pages", "no more than 900 words"]],
  ["Eine Tabelle mit mindestens 5 Zeilen", ["mindestens 5 Zeilen"]],
  ["Auf zwei Seiten, in höchstens drei kurzen Sätzen", ["zwei Seiten", "höchstens drei kurzen Sätzen"]],
  ["En trois phrases", ["trois phrases"]],
  ["Au moins 4 lignes", ["Au moins 4 lignes"]],
  ["In al massimo 3 frasi", ["al massimo 3 frasi"]],
  ["En dos páginas y al menos 6 filas", ["dos páginas", "al menos 6 filas"]],
])("finds what can be counted, as it stands: %s", (text, wishes) => {
  expect(findWishes(text)).toEqual(wishes);
});

test.each([
  "Summarise the 25 pages.",
  "What is on page 3?",
  "How many rows are there?",
  "Nenne die drei Seiten.",
])("wishes for no number: %s", (text) => {
  expect(findWishes(text)).toEqual([]);
});

test("knows the most sentences that are wanted", () => {
  expect(readSentenceLimit("Summarise the 25 pages in three short sentences.")).toBe(3);
  expect(readSentenceLimit("in höchstens 2 Sätzen")).toBe(2);
  expect(readSentenceLimit("at least 5 sentences")).toBeUndefined();
  expect(readSentenceLimit("on two pages")).toBeUndefined();
});

test("knows the most lines that are wanted", () => {
  expect(readLineLimit("Boil it down to five lines.")).toBe(5);
  expect(readLineLimit("in höchstens drei Zeilen")).toBe(3);
  expect(readLineLimit("in three sentences")).toBeUndefined();
});
