import fc from "fast-check";
import { expect, test } from "vitest";
import { endsInQuotation } from "./ends-in-quotation.ts";

test.each([
  "Der „natürliche Ort“ liegt am Boden. ",
  'Er sagte „gut so" und ging. ',
  "He said “fine” and left. ",
  "Il a dit « oui » puis « non ». ",
  "Er sagte »ja« und ging. ",
  'The 5" pipe is laid. ',
  'She said "yes". ',
  "Hän sanoi ”joo” ja lähti. ",
])("closed: %s", (text) => {
  expect(endsInQuotation(text)).toBe(false);
});

test.each([
  "Er sagte: „Das Haus steht leer. ",
  "The witness said: “The house is empty. ",
  "Le voisin affirme : « La maison est vide. ",
  'The witness said: "The house is empty. ',
  "Der „natürliche Ort“ ist, so sagt er: „Alles ruht. ",
  "Der Zeuge sagte: »Das Haus steht leer. ",
  'The 5" pipe, he says: "It leaks. ',
])("open: %s", (text) => {
  expect(endsInQuotation(text)).toBe(true);
});

const word = fc.stringMatching(/^[a-zäöü]{1,8}$/u);
const quotation = fc
  .tuple(fc.constantFrom("„“", "“”", "«»", "»«", '""'), fc.array(word, { minLength: 1, maxLength: 4 }))
  .map(([marks, words]) => `${marks.charAt(0)}${words.join(" ")}${marks.charAt(1)}`);

test("whatever was quoted and closed before leaves nothing open", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, quotation)), (pieces) => {
      expect(endsInQuotation(pieces.join(" "))).toBe(false);
    }),
  );
});
