import { expect, test } from "vitest";
import { shareOfContents } from "./share-of-contents.ts";

test("tells a table of contents from prose and from a table of figures", () => {
  const contents = [
    "Introduction ....... 4",
    "Budget … 8",
    "Members of the council   23",
    "Annex . . . . 31",
    "Law ...... 40",
    "Notes ..... 44",
  ];
  expect(shareOfContents(contents.join("\n"))).toBe(1);
  const prose = Array.from({ length: 8 }, (_, i) => `This is line ${i} of the text and it ends with a word.`);
  expect(shareOfContents(prose.join("\n"))).toBe(0);
  const figures = Array.from({ length: 8 }, (_, i) => `Rent   ${i}00   4${i}0   ${i}12`);
  expect(shareOfContents(figures.join("\n"))).toBe(0);
  expect(shareOfContents("Budget … 8")).toBe(0);
});
