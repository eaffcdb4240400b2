import fc from "fast-check";
import { expect, test } from "vitest";
import { stripComments } from "./strip-comments.ts";

const read = (text: string): unknown => JSON.parse(stripComments(text));

test("comments and commas after the last member are left out, strings stay as they are", () => {
  const text = `{
  // "a": 1,
  "url": "http://x.example/*no*/", /* one
  two */ "list": [1, 2,], // end
  "say": "\\" // not a comment",
}`;
  expect(read(text)).toEqual({ url: "http://x.example/*no*/", list: [1, 2], say: '" // not a comment' });
});

test("every letter keeps its place, so that a complaint names the right line", () => {
  const text = '{\n  // note\n  "a": [1,\n  ],\n}\n';
  const stripped = stripComments(text);
  expect(stripped.length).toBe(text.length);
  expect(stripped.split("\n").length).toBe(text.split("\n").length);
});

test("what is wrong stays wrong", () => {
  for (const text of ["{,}", "[1,,2]", '{"a" 1}', '{"a": "open', "/* open", "{ / }"])
    expect(() => read(text)).toThrow();
});

test("JSON is read as JSON, with or without comments between its signs", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      const spread = JSON.stringify(value, null, 2).replaceAll("\n", ' // "x", /* }\n /* ] */ ');
      const isSafe = !/[\n]/.test(JSON.stringify(value));
      if (isSafe) expect(read(spread)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("a megabyte of open comments and quotation marks takes no longer than a moment", () => {
  for (const piece of ["/*", "//", '"', "/", ",]", '"\\'])
    expect(stripComments(piece.repeat(500_000)).length).toBe(piece.length * 500_000);
});
