import { expect, test } from "vitest";
import { sniffDelimiter } from "./sniff-delimiter.ts";

test.each([
  ["a;b\n1,5;2\n3,5;4\n", ";"],
  ["a\tb\n1\t2\n", "\t"],
  ["a,b\n1,2\n", ","],
  ["a|b,c\n1|2,3\n", "|"],
])("the sign that cuts %j evenly parts its cells", (head, delimiter) => {
  expect(sniffDelimiter(head)).toBe(delimiter);
});

test("where nothing cuts evenly the usual sign is taken", () => {
  expect(sniffDelimiter("one\ntwo\n", "\t")).toBe("\t");
});
