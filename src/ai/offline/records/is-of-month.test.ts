import { expect, test } from "vitest";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { isOfMonth } from "./is-of-month.ts";

const { read } = wordReaderOf("en");
const asked = (text: string) => readAsked(text, wordReaderOf("en"));
const cell = (text: string) => ({ text, words: read(text) });
const record = (texts: string[]) =>
  ({ cells: texts.map(cell), heads: [], above: [] }) as unknown as Parameters<typeof isOfMonth>[1];

test("a record of February says nothing about March", () => {
  const gift = record(["Ada Fern", "120", "2026-02-17"]);
  expect(isOfMonth(asked("How much did Ada Fern give in March?"), gift)).toBe(false);
  expect(isOfMonth(asked("How much did Ada Fern give in February?"), gift)).toBe(true);
  expect(isOfMonth(asked("How much did Ada Fern give?"), gift)).toBe(true);
});

test("a record without dates may be that of any month", () => {
  expect(isOfMonth(asked("How much did Ada Fern give in March?"), record(["Ada Fern", "120"]))).toBe(true);
});
