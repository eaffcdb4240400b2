import { expect, test } from "vitest";
import { findNoteMarks, withoutNoteMarks } from "./note-marks.ts";

test.each([
  ["Net income[1] rose.[2]", "Net income rose."],
  ["300[12] million[iv]", "300 million"],
  ["two at once[1][2]", "two at once"],
  ["see [1] and [a link](x), x[1](url)", "see [1] and [a link](x), x[1](url)"],
  ["[1] at the beginning", "[1] at the beginning"],
  ["values[1234] and [sic]", "values[1234] and [sic]"],
])("%s", (text, plain) => {
  expect(withoutNoteMarks(text)).toBe(plain);
});

test("says where the marks stand", () => {
  expect(findNoteMarks("a[1] b[2]")).toEqual([
    { start: 1, end: 4 },
    { start: 6, end: 9 },
  ]);
});
