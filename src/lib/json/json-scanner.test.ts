import { describe, expect, test } from "vitest";
import { accepted, cut, rejected, trailing } from "../../../test/fixtures/json-cases.ts";
import { isSameJson } from "../../../test/fixtures/json-documents.ts";
import { createJsonScanner } from "./json-scanner.ts";

/** The same text in one piece and unit by unit. */
function scanBoth(text: string) {
  return [[text], text.split("")].map((chunks) => {
    const scanner = createJsonScanner();
    for (const chunk of chunks) scanner.push(chunk);
    return scanner;
  });
}

function nativeAccepts(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("verdicts", () => {
  test.each(accepted)("%j is JSON", (text, value) => {
    expect(nativeAccepts(text)).toBe(true);
    for (const scanner of scanBoth(text)) {
      expect(scanner.end()).toEqual({
        kind: "complete",
        end: text.replace(/[ \t\r\n]+$/, "").length,
      });
      expect(isSameJson(scanner.value(), value)).toBe(true);
      expect(scanner.open()).toEqual([]);
      expect(scanner.openScalar()).toBeUndefined();
    }
  });

  test.each(rejected)("%j is bad at %d", (text, at) => {
    expect(nativeAccepts(text)).toBe(false);
    for (const scanner of scanBoth(text)) {
      expect(scanner.status()).toEqual({ kind: "invalid", at });
      expect(scanner.end()).toEqual({ kind: "invalid", at });
      expect(scanner.length).toBe(text.length);
    }
    expect(createJsonScanner().push(text.slice(0, at)).kind).toBe("incomplete");
  });

  test.each(cut)("%j is only cut", (text) => {
    expect(nativeAccepts(text)).toBe(false);
    for (const scanner of scanBoth(text)) expect(scanner.end()).toEqual({ kind: "incomplete" });
  });

  test.each(trailing)("%j ends at %d, whatever follows", (text, end) => {
    expect(nativeAccepts(text)).toBe(false);
    for (const scanner of scanBoth(text)) {
      expect(scanner.end()).toEqual({ kind: "complete", end });
      expect(scanner.length).toBe(text.length);
    }
  });
});

test("a number is no value before its delimiter, a literal is one with its last letter", () => {
  const scanner = createJsonScanner();
  scanner.push("[true,12");
  expect(scanner.value()).toEqual([true]);
  expect(scanner.openScalar()).toEqual({ kind: "number", start: 6, raw: "12" });
  scanner.push("3 ");
  expect(scanner.value()).toEqual([true, 123]);
  scanner.push(",fal");
  expect(scanner.openScalar()).toEqual({ kind: "literal", start: 11, raw: "fal" });
});

test("a root number becomes whole at the end of the text, and not while its grammar wants more", () => {
  for (const [text, kind] of [
    ["12", "complete"],
    ["-0.5e1", "complete"],
    ["1.", "incomplete"],
  ] as const) {
    const scanner = createJsonScanner();
    expect(scanner.push(text).kind).toBe("incomplete");
    expect(scanner.end().kind).toBe(kind);
  }
});

test("the open path says where each container, its item and its last item stand", () => {
  const scanner = createJsonScanner();
  const text = '{"a":1, "sections" : [ {"id":"x"} , [10, 2';
  scanner.push(text);
  expect(scanner.open()).toEqual([
    { kind: "object", start: 0, key: "sections", itemStart: 21, lastItem: { start: 5, end: 6 } },
    { kind: "array", start: 21, index: 1, itemStart: 36, lastItem: { start: 23, end: 33 } },
    { kind: "array", start: 36, index: 1, itemStart: 41, lastItem: { start: 37, end: 39 } },
  ]);
  expect(text.slice(23, 33)).toBe('{"id":"x"}');
  scanner.push("2,");
  expect(scanner.open()[2]).toEqual({ kind: "array", start: 36, index: 2, lastItem: { start: 41, end: 43 } });
});

test("in an object the item begins with its key until its value begins", () => {
  const scanner = createJsonScanner();
  scanner.push('{ "ke');
  expect(scanner.open()).toEqual([{ kind: "object", start: 0, itemStart: 2 }]);
  expect(scanner.openScalar()).toEqual({ kind: "key", start: 2, raw: '"ke', decoded: "ke" });
  scanner.push('y" :');
  expect(scanner.open()).toEqual([{ kind: "object", start: 0, key: "key", itemStart: 2 }]);
  scanner.push(' "v');
  expect(scanner.open()).toEqual([{ kind: "object", start: 0, key: "key", itemStart: 10 }]);
  scanner.push('" ');
  expect(scanner.open()).toEqual([{ kind: "object", start: 0, lastItem: { start: 10, end: 13 } }]);
});

test("a cut escape sequence stands beside what is decoded", () => {
  const scanner = createJsonScanner();
  scanner.push('["a\\n\\u00');
  const open = { kind: "string", start: 1, raw: '"a\\n\\u00', decoded: "a\n" };
  expect(scanner.openScalar()).toEqual({ ...open, pendingEscape: "\\u00" });
  scanner.push("e9");
  expect(scanner.openScalar()).toEqual({ ...open, raw: '"a\\n\\u00e9', decoded: "a\né" });
});

test("a bad text keeps what was open at its bad unit", () => {
  const scanner = createJsonScanner();
  expect(scanner.push('{"a":[1,"two\nthree"]}').kind).toBe("invalid");
  expect(scanner.openScalar()).toEqual({ kind: "string", start: 8, raw: '"two', decoded: "two" });
  expect(scanner.value()).toEqual({ a: [1] });
  expect(scanner.push("more")).toEqual({ kind: "invalid", at: 12 });
  expect(scanner.length).toBe(25);
});

test.each([
  ["[", "]"],
  ['{"a":', "}"],
])("a depth of 100,000 in %j takes no recursion", (opening, closing) => {
  const depth = 100_000;
  const scanner = createJsonScanner();
  expect(scanner.push(`${opening.repeat(depth)}1`).kind).toBe("incomplete");
  expect(scanner.open().length).toBe(depth);
  const position = scanner.save();
  expect(scanner.push(closing.repeat(depth)).kind).toBe("complete");
  scanner.restore(position);
  expect(scanner.push(closing.repeat(depth - 1)).kind).toBe("incomplete");
  expect(scanner.push(closing).kind).toBe("complete");
});

test("__proto__ is a member like any other", () => {
  const scanner = createJsonScanner();
  scanner.push('{"__proto__":{"polluted":true},');
  const position = scanner.save();
  scanner.push('"__proto__":[1]}');
  expect(Object.getOwnPropertyDescriptor(scanner.value(), "__proto__")?.value).toEqual([1]);
  scanner.restore(position);
  expect(Object.getOwnPropertyDescriptor(scanner.value(), "__proto__")?.value).toEqual({ polluted: true });
  expect(Object.getPrototypeOf(scanner.value())).toBe(Object.prototype);
  expect({}).not.toHaveProperty("polluted");
});

test("a position from a future that was taken back is refused", () => {
  const scanner = createJsonScanner();
  scanner.push('{"a":1');
  const early = scanner.save();
  scanner.push(',"b":2,');
  const late = scanner.save();
  scanner.push('"c":3,');
  scanner.restore(late);
  scanner.restore(late);
  expect(scanner.value()).toEqual({ a: 1, b: 2 });
  scanner.restore(early);
  expect(scanner.value()).toEqual({});
  expect(() => scanner.restore(late)).toThrow("save it anew");
  const again = scanner.save();
  scanner.push(',"d":4}');
  scanner.restore(again);
  scanner.restore(early);
  expect(scanner.push("}").kind).toBe("complete");
  expect(scanner.value()).toEqual({ a: 1 });
});
