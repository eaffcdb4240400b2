import fc from "fast-check";
import { expect, test } from "vitest";
import { maskSecrets } from "./mask-secrets.ts";

test.each([
  ["Incorrect API key provided: sk-proj-****abcd.", "Incorrect API key provided: ***"],
  ["Incorrect API key provided: abcd********wxyz. Find it", "Incorrect API key provided: *** Find it"],
  ["key AIzaSyA-1234567890abcdef is leaked", "key *** is leaked"],
  ["Authorization: Bearer abc.def", "Authorization: Bearer ***"],
  ['{"x-api-key":"0123456789"}', '{"x-api-key":"***"}'],
  ["token eyJhbGciOi.eyJzdWIi.sig", "token ***"],
  ["gsk_0123456789abcdef", "***"],
])("%s", (text, masked) => {
  expect(maskSecrets(text, [])).toBe(masked);
});

test("leaves sentences alone that only talk about keys", () => {
  for (const text of [
    "API key not valid. Please pass a valid API key.",
    "invalid x-api-key",
    "API_KEY_INVALID: unknown name api_version",
    "risk-averse task-oriented desk-based",
    "The model `gpt-4o-mini` does not exist",
  ])
    expect(maskSecrets(text, ["none", ""])).toBe(text);
});

test("hides every piece of a known key from eight characters on", () => {
  const key = fc.stringMatching(/^[A-Za-z0-9]{16,40}$/);
  fc.assert(
    fc.property(key, fc.nat(), fc.string(), (secret, cut, around) => {
      const start = cut % (secret.length - 8);
      const piece = secret.slice(start, start + 8 + (cut % 20));
      const masked = maskSecrets(`${around}${piece} was given`, [secret]);
      expect(masked).not.toContain(piece);
    }),
  );
});
