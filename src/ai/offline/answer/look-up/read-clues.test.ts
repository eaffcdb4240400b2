import { expect, test } from "vitest";
import { isHinted } from "./read-clues.ts";
import { wordReaderOf } from "./word-readers.ts";

const hints = (question: string, sentence: string, [asked, said]: readonly [string, string]) => {
  const words = wordReaderOf(said).read(sentence);
  return wordReaderOf(asked)
    .read(question)
    .some((word) => isHinted(word, words));
};

test.each([
  ["Where can we leave our cars?", "Two parking bays form part of the letting.", ["en", "en"]],
  ["Wo können wir das Auto abstellen?", "Zur Wohnung gehört ein Platz in der Tiefgarage.", ["de", "de"]],
  ["On peut garer la voiture ?", "Une place de parc est comprise.", ["fr", "fr"]],
  ["Dove lascio la macchina?", "Il posteggio è compreso.", ["it", "it"]],
  ["Where can we leave our cars?", "Une place de parc est comprise.", ["en", "fr"]],
] as const)("a question hints at a sentence in other words: %s", (question, sentence, pair) => {
  expect(hints(question, sentence, pair)).toBe(true);
});

test("nothing is hinted at that belongs to another matter", () => {
  expect(
    hints("Where can we leave our cars?", "The board meets on 3 March in the library.", ["en", "en"]),
  ).toBe(false);
  expect(hints("Who wrote the report?", "Two parking bays form part of the letting.", ["en", "en"])).toBe(
    false,
  );
});

test("one part of a phrase alone hints at nothing", () => {
  expect(hints("When does he leave?", "Two parking bays form part of the letting.", ["en", "en"])).toBe(
    false,
  );
});
