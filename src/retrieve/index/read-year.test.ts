import { expect, test } from "vitest";
import { createWordReader } from "./create-word-reader.ts";
import { createVocabulary } from "./vocabulary.ts";

const terms = (text: string, language = "en") =>
  createWordReader(language, createVocabulary())
    .read(text)
    .map(({ term }) => term);

test.each([
  ["FY2018", ["2018"]],
  ["fy18", ["2018"]],
  ["GJ2018", ["2018"]],
  ["FY 18", ["fy", "18", "2018"]],
  ["FY'98", ["fy", "98", "1998"]],
  ["2017-18", ["2017", "18", "2018"]],
  ["2017/18", ["2017", "18", "2018"]],
  ["1999–00", ["1999", "00", "2000"]],
  ["2017-25", ["2017", "25"]],
  ["3Q18", ["q3", "2018"]],
  ["Q4FY2019", ["q4", "2019"]],
  ["12 18", ["12", "18"]],
])("reads the years of %s", (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test("reads a grouped number the same in every dress", () => {
  expect(terms("1'234'567 1,234,567 1.234.567")).toEqual(["1234567", "1234567", "1234567"]);
});

test("walks the same terms as it reads, without stop words", () => {
  const vocabulary = createVocabulary();
  const reader = createWordReader("en", vocabulary);
  const walked: string[] = [];
  reader.walk("The costs of 2017-18 and the costs of FY2019", (term) =>
    walked.push(vocabulary.terms[term] ?? ""),
  );
  expect(walked).toEqual(["cost", "2017", "18", "2018", "cost", "2019"]);
});
