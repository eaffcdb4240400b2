import { expect, test } from "vitest";
import { findAnswers } from "../find-answers.ts";

const text =
  "Writing changed over time.\n\n- WordPad (1995): The arrival of a small editor for everyone.\n- SampleWrite (2004): It could store pages on a server.\n\nThe electric typewriter (introduced by Mockup in 1935) made typing faster.";
const ask = (language: string, question: string) =>
  findAnswers({ text: question, language }, [{ id: "e", document: "history.md", text }]).map(
    (one) => one.text,
  );

test.each([
  ["en", "In which year did WordPad come out?", "1995"],
  ["de", "In welchem Jahr erschien SampleWrite?", "2004"],
  ["de", "In welchem Jahr hat Mockup die elektrische Schreibmaschine eingeführt?", "1935"],
  ["fr", "De quelle année date WordPad ?", "1995"],
  ["it", "In che anno è arrivato SampleWrite?", "2004"],
])("a year in brackets behind a name tells when it came: %s %s", (language, question, said) => {
  const [first = "", ...more] = ask(language, question);
  expect(first).toContain(`${said})`);
  expect(more).toEqual([]);
});

test.each([
  ["en", "In which year was WordPad removed?"],
  ["de", "In welchem Jahr erschien WordStar?"],
  ["it", "In che anno è stato cancellato SampleWrite?"],
])("and nothing else of it: %s %s", (language, question) => {
  expect(ask(language, question)).toEqual([]);
});
