import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens.ts";

test("is never below a quarter of the bytes, and never falls when text is added", () => {
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(estimateTokens(a)).toBeGreaterThanOrEqual(Buffer.byteLength(a) / 4);
      expect(estimateTokens(a + b)).toBeGreaterThanOrEqual(estimateTokens(a));
    }),
  );
});
