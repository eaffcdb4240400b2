import fc from "fast-check";
import { expect, test } from "vitest";
import { createWordTable } from "./word-table.ts";

test("finds each word again, wherever it stands, and no other", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 300 }), (words) => {
      const table = createWordTable();
      const entries = words.map((word) => table.add(word));
      for (const [at, word] of words.entries()) {
        const text = `, ${word}.`;
        expect(table.find(text, 2, 2 + word.length)).toBe(entries[at]);
        expect(table.find(`${word}${word}!`, 0, 2 * word.length + 1)).toBe(
          words.includes(`${word}${word}!`) ? entries[words.indexOf(`${word}${word}!`)] : -1,
        );
      }
    }),
  );
});

test("grows", () => {
  const table = createWordTable();
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  for (const word of words) table.add(word);
  expect(words.every((word, at) => table.find(word, 0, word.length) === at)).toBe(true);
});
