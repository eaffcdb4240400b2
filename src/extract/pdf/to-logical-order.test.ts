import { expect, test } from "vitest";
import { toLogicalOrder } from "./to-logical-order.ts";

const order = (...words: string[]) => toLogicalOrder(words.map((text) => ({ text }))).map(({ text }) => text);

test("leaves words that run to the right as they are", () => {
  expect(order("one", "two", "3")).toEqual(["one", "two", "3"]);
});

test("reads a line of leftward words from its right end, numbers as they stand", () => {
  expect(order("2024", "תנש", "ח״וד")).toEqual(["דו״ח", "שנת", "2024"]);
});

test("keeps rightward words inside a leftward line in their own order", () => {
  expect(order("ףוס", "Open", "Source", "לש", "הלחתה")).toEqual(["התחלה", "של", "Open", "Source", "סוף"]);
});

test("turns only the leftward words inside a rightward line", () => {
  expect(order("the", "words", "םולש", "םלוע", "mean", "peace")).toEqual([
    "the",
    "words",
    "עולם",
    "שלום",
    "mean",
    "peace",
  ]);
});
