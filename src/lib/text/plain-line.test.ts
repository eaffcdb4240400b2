import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

test("ordinary words of any language stay as they are", () => {
  for (const text of [
    "I read the contract.",
    "Ich lese den Vertrag – kurz.",
    "契約書を読みます。",
    "می‌خوانم",
  ])
    expect(plainLine(text)).toBe(text);
});

test("nothing that a terminal obeys is left", () => {
  expect(plainLine("a\u001b[2J\u001b[31mred\u001b[0m b")).toBe("ared b");
  expect(plainLine("x\u001b]0;title\u0007y\u001b]8;;http://a.example\u001b\\z")).toBe("xyz");
  expect(plainLine("one\r\ntwo\u2028three\u0085four\u0000")).toBe("one two three four");
  expect(plainLine("safe\u202egnp.exe\u2066")).toBe("safegnp.exe");
  expect(plainLine("\u009b31mred\u{e0041}")).toBe("red");
});

test("it is short, whatever comes, and cuts no character in two", () => {
  expect(plainLine("x".repeat(500))).toHaveLength(120);
  expect(plainLine("😀".repeat(500), 10).isWellFormed()).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const line = plainLine(text, 40);
      expect(line.length).toBeLessThanOrEqual(40);
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});
