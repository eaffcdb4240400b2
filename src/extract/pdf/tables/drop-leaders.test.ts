import { expect, test } from "vitest";
import type { PageWord } from "../pages/page-content.ts";
import { dropLeaders } from "./drop-leaders.ts";

/** Words of ten points, five points a letter, at the given places. */
const words = (...placed: (readonly [string, number])[]): PageWord[] =>
  placed.map(
    ([text, x0]) => ({ text, size: 10, box: { x0, x1: x0 + text.length * 5, y0: 0, y1: 10 } }) as PageWord,
  );

const texts = (found: readonly PageWord[]) => found.map(({ text }) => text);

test("drops dots between a label and a number, in one word or in many", () => {
  expect(texts(dropLeaders(words(["Total", 0], ["........", 40], ["12", 200])))).toEqual(["Total", "12"]);
  const dots = Array.from({ length: 8 }, (_, index) => [".", 40 + index * 10] as const);
  expect(texts(dropLeaders(words(["Total", 0], ...dots, ["12", 200])))).toEqual(["Total", "12"]);
});

test("parts a label and a number that dots join to one word", () => {
  const [label, number] = dropLeaders(words(["Total.....12", 0]));
  expect([label?.text, number?.text]).toEqual(["Total", "12"]);
  expect(label?.box.x1).toBeLessThan(number?.box.x0 ?? 0);
});

test("keeps a placeholder, a decimal point and the end of a sentence", () => {
  const kept = words(["Total", 0], ["...", 100], ["12.5", 200], ["etc.", 300]);
  expect(texts(dropLeaders(kept))).toEqual(["Total", "...", "12.5", "etc."]);
});

test("drops lines drawn with letters", () => {
  expect(texts(dropLeaders(words(["-----", 0], ["12", 60], ["______", 100], ["-", 160])))).toEqual([
    "12",
    "-",
  ]);
});
