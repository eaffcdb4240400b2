import { expect, test } from "vitest";
import { unquoteTail } from "./unquote-tail.ts";

test("what a mail quotes at its end loses its marks, line for line", () => {
  expect(
    unquoteTail([
      "Thanks.",
      "",
      "On Monday Ann wrote:",
      "> Dear Bo,",
      ">",
      "> it costs 5.",
      "> On Friday Bo wrote:",
      ">> How much?",
      "",
    ]),
  ).toEqual([
    ...["Thanks.", "", "On Monday Ann wrote:", "Dear Bo,", "", "it costs 5.", "On Friday Bo wrote:"],
    ...["How much?", ""],
  ]);
});

test("whoever is quoted may be named in the quotation itself", () => {
  const lines = ["Thanks.", "> Am Montag schrieb Ann:", ">", "> 5 Franken", ">> Von: Bo", ">> Datum: 3. Mai"];
  expect(unquoteTail(lines).at(-2)).toBe("Von: Bo");
});

test.each([
  ["answers stand between", ["Ann wrote:", "> How much?", "Five."]],
  ["nobody is named", ["Hello", "> How much?"]],
  ["the inner one is nobody's", ["Ann wrote:", "> Fine.", ">> How much?"]],
  ["nothing is quoted", ["Hello", "5 > 4"]],
])("the marks stay where %s", (_, lines) => {
  expect(unquoteTail(lines)).toEqual(lines);
});
