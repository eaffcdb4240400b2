import { expect, test } from "vitest";
import { accepted, cut, rejected, trailing } from "../../../test/fixtures/json-cases.ts";
import { isSameJson } from "../../../test/fixtures/json-documents.ts";
import { parseJson } from "./parse-json.ts";

test("gives the value, or the first bad unit, or says that the text is cut", () => {
  for (const [text, value] of accepted) {
    const parsed = parseJson(text);
    expect(parsed.ok && isSameJson(parsed.value, value), text).toBe(true);
  }
  for (const [text, at] of rejected) expect(parseJson(text), text).toEqual({ ok: false, at, cut: false });
  for (const text of cut) expect(parseJson(text), text).toEqual({ ok: false, at: text.length, cut: true });
  for (const [text, , at] of trailing) expect(parseJson(text), text).toEqual({ ok: false, at, cut: false });
});

test("keys are right where Node 24's JSON.parse guesses them from an earlier object", () => {
  const texts = ['{"a":1,"k\\\\":2}', '{"a":1,"k\\"":2}', '{"a":1,"k\\n":2}', '{"a":1,"kn":2}'];
  const keys = texts.map((text) => {
    JSON.parse(text);
    const parsed = parseJson(text);
    return parsed.ok ? Object.keys(parsed.value as object) : [];
  });
  expect(keys).toEqual([
    ["a", "k\\"],
    ["a", 'k"'],
    ["a", "k\n"],
    ["a", "kn"],
  ]);
});

test("a depth of 100,000 is read without recursion", () => {
  expect(parseJson(`${"[".repeat(100_000)}${"]".repeat(100_000)}`).ok).toBe(true);
});
