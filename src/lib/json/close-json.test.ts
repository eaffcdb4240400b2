import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonDocument } from "../../../test/fixtures/json-documents.ts";
import { closeJson } from "./close-json.ts";

test.each([
  ["{", "{}"],
  ['{"ti', "{}"],
  ['{"a":1,"b', '{"a":1}'],
  ['{"a":1,"b":', '{"a":1}'],
  ['{"a":[1,2', '{"a":[1]}'],
  ['{"a":[1,2,', '{"a":[1,2]}'],
  ['{"a":[tru', '{"a":[]}'],
  ['{"a":"tex', '{"a":"tex"}'],
  ['{"a":"x\\u00', '{"a":"x"}'],
  ['[{"a":1},{"b":2}', '[{"a":1},{"b":2}]'],
])("%j becomes %j", (text, closed) => {
  expect(closeJson(text)).toBe(closed);
});

test("what is whole, bad or no container is not closed", () => {
  for (const text of ["{}", "[1]", "{,", '"a', "12", "", "tru"]) expect(closeJson(text)).toBeUndefined();
});

test("every cut of an object or array is closed to JSON that begins as it did", () => {
  fc.assert(
    fc.property(jsonDocument({ loneSurrogates: true, duplicates: true }), fc.nat(), ({ text }, seed) => {
      const start = text.search(/\S/);
      if (!/[[{]/.test(text.charAt(start))) return;
      const end = text.trimEnd().length;
      const cut = text.slice(0, start + 1 + (seed % (end - start - 1)));
      const closed = closeJson(cut);
      expect(() => JSON.parse(closed!) as unknown).not.toThrow();
      const kept = closed!.replace(/"?[\]}]*$/, "");
      expect(cut.startsWith(kept)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
