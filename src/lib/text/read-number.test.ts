import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["1234", ["1234"]],
  ["1'234.50", ["1234.5"]],
  ["1’234", ["1234"]],
  ["1.234,50", ["1234.5"]],
  ["1,234.50", ["1234.5"]],
  ["1 234,5", ["1234.5"]],
  ["1,234", ["1.234", "1234"]],
  ["1.234", ["1.234", "1234"]],
  ["1,234,567", ["1234567"]],
  ["0,123", ["0.123"]],
  ["1,50", ["1.5"]],
  ["007", ["7"]],
  ["3.14159", ["3.14159"]],
  ["1.2.3", []],
  ["1,2.3,4", []],
  ["", []],
  ["x", []],
  ["12a", []],
])("%j may mean %j", (text, readings) => expect(readNumber(text)).toEqual(readings));

test("every number of every locale is among its readings", () => {
  const locales = ["en-US", "de-DE", "de-CH", "fr-FR", "it-IT", "es-ES", "sv-SE"];
  const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...locales), fc.integer({ min: 0, max: 2 }), (n, locale, decimals) => {
      const value = Math.trunc(n / 10 ** (2 - decimals)) / 10 ** decimals;
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(value);
      expect(readNumber(written)).toContain(String(value));
    }),
  );
});
