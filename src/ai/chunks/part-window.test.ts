import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContentPart } from "../../model/document.ts";
import { createPartWindow } from "./part-window.ts";

function toPart(text: string, place: number): ContentPart {
  return { id: `p${place}`, document: "d", type: "text", text, position: {} };
}

async function* stream(texts: readonly string[]) {
  yield* texts.map(toPart);
}

test("whatever is asked for in order is there, with the part before it, and no more than is needed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ maxLength: 12 }), { maxLength: 40 }),
      fc.array(fc.nat(5), { maxLength: 20 }),
      fc.integer({ min: 1, max: 30 }),
      async (texts, steps, letters) => {
        const window = createPartWindow(() => stream(texts));
        let from = 0;
        for (const step of steps) {
          from = Math.min(texts.length, from + step);
          const { first, parts } = await window(from, letters);
          expect(first).toBe(Math.min(Math.max(0, from - 1), texts.length));
          expect(parts.map(({ text }) => text)).toEqual(texts.slice(first, first + parts.length));
          const ahead = parts.slice(from - first);
          const isAll = first + parts.length === texts.length;
          expect(isAll || ahead.map(({ text }) => text).join("").length >= letters).toBe(true);
        }
      },
    ),
  );
});

test("of a long document only a stretch is held", async () => {
  const window = createPartWindow(() => stream(Array.from({ length: 10_000 }, () => "x".repeat(100))));
  for (let from = 0; from < 10_000; from += 10) {
    const { parts } = await window(from, 1_000);
    expect(parts.length).toBeLessThanOrEqual(22);
  }
});

test("after a fault in between, the next try reads again", async () => {
  let isBroken = true;
  const window = createPartWindow(async function* () {
    yield toPart("one", 0);
    if (isBroken) throw new Error("broken");
    yield toPart("two", 1);
  });
  await expect(window(0, 100)).rejects.toThrow("broken");
  isBroken = false;
  expect((await window(1, 100)).parts.map(({ text }) => text)).toEqual(["one", "two"]);
});
