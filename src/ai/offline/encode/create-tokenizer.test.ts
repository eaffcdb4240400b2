import fc from "fast-check";
import { expect, test } from "vitest";
import { createTokenizer } from "./create-tokenizer.ts";

const vocabulary = new Map(
  ["[CLS]", "[SEP]", "[UNK]", "rent", "##al", "##s", "?", "5"].map((piece, at) => [piece, at]),
);
const tokenizer = createTokenizer(vocabulary);
const tokenize = (text: string) => tokenizer(text, 8);

test("a word is cut at its longest beginnings, without accents and in lower case", () => {
  expect(tokenize("Rentals?")).toEqual([0, 3, 4, 5, 6, 1]);
  expect(tokenize("Rént 5")).toEqual([0, 3, 7, 1]);
});

test("a word of which no piece is known is unknown as a whole", () => {
  expect(tokenize("rentx")).toEqual([0, 2, 1]);
});

test("whatever the text, it begins and ends and is no longer than it may be", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const tokens = tokenize(text);
      expect(tokens[0]).toBe(0);
      expect(tokens.at(-1)).toBe(1);
      expect(tokens.length).toBeLessThanOrEqual(8);
    }),
  );
});

test("a vocabulary without the pieces that it takes is refused", () => {
  expect(() => createTokenizer(new Map([["rent", 0]]))).toThrow("[CLS]");
});
