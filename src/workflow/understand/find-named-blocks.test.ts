import fc from "fast-check";
import { expect, test } from "vitest";
import { findNamedBlocks } from "./find-named-blocks.ts";

const poem = Array.from({ length: 12 }, (_, n) => `Line ${n} of a poem about the sea and the wind`).join(
  "\n",
);
const message = `Please say what this poem is about.\n\n${poem}\n\nThank you.`;
const named = (begins: string, ends: string) => [{ title: "Sea poem", mimeType: "text/plain", begins, ends }];
const whole = named("Line 0 of a poem about", "Line 11 of a poem about the sea and the wind");

test("a block that a model names by its ends is cut from the message, byte for byte", () => {
  const { items, dropped } = findNamedBlocks(message, { named: whole, known: [] });
  expect(dropped).toEqual([]);
  expect(items).toMatchObject([{ title: "Sea poem", fileName: "sea_poem.txt", text: poem }]);
  expect(message.slice(items[0]?.start, items[0]?.end)).toBe(poem);
});

test.each([
  ["is not there", named("Line 0 of a song", "the wind"), "is not in the message"],
  ["ends before it begins", named("Line 11 of", "Line 0 of a poem"), "is not in the message"],
  ["is short", named("Line 0 of", "Line 1 of"), "too short"],
  ["is everything", named("Please say", "Thank you."), "is the whole message"],
])("a block that %s is dropped, and it is said why", (_, wrong, reason) => {
  const { items, dropped } = findNamedBlocks(message, { named: wrong, known: [] });
  expect(items).toEqual([]);
  expect(dropped).toEqual([{ title: "Sea poem", reason: expect.stringContaining(reason) }]);
});

test("what the host has moved already is not moved again", () => {
  const { items: known } = findNamedBlocks(message, { named: whole, known: [] });
  const again = findNamedBlocks(message, { named: whole, known });
  expect(again).toEqual({ items: [], dropped: [{ title: "Sea poem", reason: "lies in another block" }] });
});

test("whatever a model names, blocks never overlap and always are what stands in the message", () => {
  const name = fc.record({
    title: fc.string(),
    mimeType: fc.constant("text/plain"),
    begins: fc.string(),
    ends: fc.string(),
  });
  const words = fc.constantFrom("Line 0 of", "Line 5 of", "Line 9 of", "the wind", "Thank you.", "");
  const likely = fc.record({
    title: fc.string(),
    mimeType: fc.constant("text/csv"),
    begins: words,
    ends: words,
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(name, likely), { maxLength: 6 }), (blocks) => {
      const { items } = findNamedBlocks(message, { named: blocks, known: [] });
      for (const { start, end, text } of items) expect(message.slice(start, end)).toBe(text);
      const sorted = items.toSorted((a, b) => a.start - b.start);
      for (const [n, item] of sorted.entries())
        expect(item.start).toBeGreaterThanOrEqual(sorted[n - 1]?.end ?? 0);
      expect(new Set(items.map(({ fileName }) => fileName)).size).toBe(items.length);
    }),
  );
});
