import { expect, test } from "vitest";
import { readAcronyms } from "./read-acronyms.ts";

test.each([
  ["National Office for Bridges: Annual report", ["nob"]],
  ["Department of Roads and Rural Transport", ["drrt", "rrt"]],
  ["Annual report", []],
  ["Amt für Umwelt, Energie und Verkehr", []],
])("reads the initials of the names in %s", (title, expected) => {
  expect(readAcronyms(title)).toEqual(expected);
});
