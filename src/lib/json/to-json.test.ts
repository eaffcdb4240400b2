import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameJson, jsonDocument } from "../../../test/fixtures/json-documents.ts";
import { type ToJson, toJson } from "./to-json.ts";

const fence = "```";

function expectAll(cases: readonly (readonly [string, unknown])[], status: ToJson["status"]): void {
  for (const [text, value] of cases) expect({ text, ...toJson(text) }).toEqual({ text, value, status });
}

test("an object is taken as it is", () => {
  expectAll(
    [
      ["{}", {}],
      [' {"a":[1]}\n', { a: [1] }],
      ['\uFEFF{"a":1}', { a: 1 }],
    ],
    "as-is",
  );
});

test("an array is wrapped", () => {
  expectAll(
    [
      ["[]", { data: [] }],
      ['[{"a":1}]', { data: [{ a: 1 }] }],
    ],
    "wrapped",
  );
});

test("JSON in a fence or in prose is taken out", () => {
  expectAll(
    [
      [`${fence}json\n{"a":1}\n${fence}`, { a: 1 }],
      [`Sure [1]! Here it is:\n\n${fence}\n[{"a":1},2]\n${fence}\nAnything else?`, { data: [{ a: 1 }, 2] }],
      ['The result is {"a":{"b":"}"}}. Use { and } with care.', { a: { b: "}" } }],
      ['[see below] {x} {"a":1}', { a: 1 }],
      ['{{"a":1}}', { a: 1 }],
      ['{"a":1}\n{"b":[1,2,3]}', { b: [1, 2, 3] }],
      ['{"a":1}{"b":2}', { a: 1 }],
      [
        `{"code":"${fence}json\\n{}\\n${fence}","b":1}\n${fence}`,
        { code: `${fence}json\n{}\n${fence}`, b: 1 },
      ],
      ["Numbers:\n[1, 2]\n", { data: [1, 2] }],
    ],
    "extracted",
  );
});

test("cut JSON keeps what is finished, invents nothing, and is marked", () => {
  expectAll(
    [
      ['{"a":1,"b":12', { a: 1 }],
      ['{"a":1,"b', { a: 1 }],
      ['{"a":[{"id":"x"},{"id":"y', { a: [{ id: "x" }, { id: "y" }] }],
      ['[{"a":1},{', { data: [{ a: 1 }, {}] }],
      [`Here:\n${fence}json\n{"a":1,"text":"cut he`, { a: 1, text: "cut he" }],
      [`${fence}json\n{"a":1,"text":"cut he\n${fence}\nDone [2].`, { a: 1, text: "cut he" }],
    ],
    "repaired",
  );
});

test("broken JSON is repaired as a whole, and marked", () => {
  expectAll(
    [
      ["{'a': 1, b: [1, 2,],}", { a: 1, b: [1, 2] }],
      ['{"a": 1 "b": {"c": 1}}', { a: 1, b: { c: 1 } }],
      [`As asked:\n${fence}json\n{"a": True, "b": "x"}\n${fence}`, { a: true, b: "x" }],
      ['{"a": 1, // one\n "b": 2}', { a: 1, b: 2 }],
      ['["a" "b"]', { data: ["a", "b"] }],
      ['{"a": "line one\nline two"}', { a: "line one\nline two" }],
    ],
    "repaired",
  );
});

test("everything else is handed on as text", () => {
  const texts = [
    "",
    " ",
    "12",
    "null",
    '"{}"',
    "No.",
    "Bern is the capital [1].",
    "[see below]",
    "{,}",
    "function () { return }",
  ];
  for (const text of texts) {
    expect(toJson(text)).toEqual({ value: { content: text, parseError: true }, status: "hopeless" });
  }
});

test("a whole document is never called repaired, a cut one never anything else", () => {
  fc.assert(
    fc.property(
      jsonDocument({ loneSurrogates: true, duplicates: true }),
      fc.nat(),
      ({ text, value }, seed) => {
        if (typeof value !== "object" || value === null) return;
        const whole = toJson(text);
        expect(whole.status).toBe(Array.isArray(value) ? "wrapped" : "as-is");
        expect(isSameJson(Array.isArray(value) ? whole.value["data"] : whole.value, value)).toBe(true);
        const around = toJson(`Here it is:\n${fence}json\n${text}\n${fence}\nGood luck.`);
        expect(around.status).toBe("extracted");
        expect(isSameJson(around.value, whole.value)).toBe(true);
        const start = text.search(/\S/);
        const cut = text.slice(0, start + 1 + (seed % (text.trimEnd().length - start - 1)));
        expect(toJson(cut).status).toBe("repaired");
      },
    ),
    { numRuns: 3_000 },
  );
});

test("no text makes it throw", () => {
  const unit = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    ":",
    ",",
    "\\",
    "\n",
    fence,
    "a",
    "1",
    " ",
    "/*",
    "//",
    "true",
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      const { status, value } = toJson(text);
      expect(value).toBeTypeOf("object");
      if (status === "hopeless") expect(value).toEqual({ content: text, parseError: true });
    }),
    { numRuns: 3_000 },
  );
});

test("texts made to keep it busy are given up in time", () => {
  const many = 100_000;
  const hostile = [
    "{".repeat(many),
    "[".repeat(many),
    '{"'.repeat(many),
    "[1] ".repeat(many),
    '{"a":1,,} '.repeat(many / 5),
    `${fence}\n{"a":1,,}\n`.repeat(many / 5),
    `{"a":${'"'.repeat(many)}`,
    `{"a":"${'b"c'.repeat(many)}`,
    `{"a":"${"\\".repeat(many + 1)}`,
  ];
  for (const text of hostile) {
    const before = process.cpuUsage();
    toJson(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6, text.slice(0, 20)).toBeLessThan(10);
  }
});
