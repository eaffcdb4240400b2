import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, longestWindow } from "./cut-text.ts";

const sentences = (count: number) =>
  Array.from({ length: count }, (_, i) => `Rule ${i} says that desks are cleaned once a day.`);

test("leaves a short text whole", () => {
  expect(cutText("One line.")).toEqual([{ text: "One line.", start: 0, end: 9 }]);
});

test("cuts between sentences, and between paragraphs where there are any", () => {
  const run = cutText(sentences(120).join(" "));
  expect(run.length).toBeGreaterThan(2);
  for (const { text } of run) expect(text).toMatch(/^Rule .*day\.$/u);
  const paragraphs = Array.from({ length: 12 }, () => sentences(9).join("\n"));
  for (const { text } of cutText(paragraphs.join("\n\n"))) {
    expect(text).toMatch(/^Rule 0 /u);
    expect(text).toMatch(/Rule 8 says that desks are cleaned once a day\.$/u);
  }
});

test("repeats the head of a table that stands in the text", () => {
  const rows = Array.from({ length: 90 }, (_, i) => `| Article number ${i} | ${i}.50 |`);
  const windows = cutText(["Prices:", "", "| Item | Price |", "| --- | --- |", ...rows].join("\n"));
  expect(windows.slice(1).every(({ text }) => text.startsWith("| Item | Price |\n"))).toBe(true);
});

test("cuts a text that never ends, and none of its characters", () => {
  const windows = cutText("😀".repeat(20_000));
  expect(windows.length).toBeGreaterThan(3);
  expect(windows.every(({ text }) => /^(?:😀)+$/u.test(text))).toBe(true);
});

test("quotes the text exactly, in order, and leaves out nothing but space", () => {
  const piece = fc.constantFrom(
    "Word ",
    "one. ",
    "two\n",
    "\n\n",
    "e.g. ",
    "A very long clause without any end ",
    "| a | b |\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 100, maxLength: 900 }), (pieces) => {
      const text = pieces.join("");
      let at = 0;
      for (const window of cutText(text)) {
        expect(window.text.endsWith(text.slice(window.start, window.end))).toBe(true);
        expect(text.slice(at, window.start).trim()).toBe("");
        expect(window.end - window.start).toBeLessThanOrEqual(2 * longestWindow);
        at = window.end;
      }
      expect(text.slice(at).trim()).toBe("");
    }),
    { numRuns: 60 },
  );
});
