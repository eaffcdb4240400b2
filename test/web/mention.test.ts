import { expect, test } from "vitest";
import { findMention } from "../../web/src/compose/find-mention.ts";

test.each([
  ["Compare @trav", 13, { start: 8, end: 13, wish: "trav" }],
  ["@", 1, { start: 0, end: 1, wish: "" }],
  ["line\n@a", 7, { start: 5, end: 7, wish: "a" }],
  ["mail anna@example.org", 21, undefined],
  ["@travel and more", 16, undefined],
  ["no sign", 7, undefined],
  ["Compare @trav with it", 13, { start: 8, end: 13, wish: "trav" }],
])("a file is asked for by an @ that begins the word at the caret: %j at %i", (text, caret, found) => {
  expect(findMention(text, caret)).toEqual(found);
});
