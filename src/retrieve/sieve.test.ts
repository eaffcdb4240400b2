import fc from "fast-check";
import { expect, test } from "vitest";
import { createSieve } from "./sieve.ts";

function keep(texts: readonly string[], queries: readonly string[], letters: number): string[] {
  const sieve = createSieve({ queries, letters });
  for (const text of texts) sieve.weigh(text);
  const isKept = sieve.choose();
  return texts.filter((_, place) => isKept(place));
}

const filler = Array.from(
  { length: 2_000 },
  (_, at) => `Paragraph ${at} speaks of the weather in the valley.`,
);

test("what holds the rare words of a question is kept among thousands of others", () => {
  const texts = filler.with(1_234, "The deposits for bicycles are refunded after four weeks.");
  const kept = keep(texts, ["When is the deposit for a bicycle refunded?"], 10_000);
  expect(kept).toContain("The deposits for bicycles are refunded after four weeks.");
  expect(kept).toContain(filler[1_233]);
  expect(kept).toContain(filler[1_235]);
});

test("endings, accents and articles that are tied on do not matter", () => {
  const texts = filler
    .with(77, "Montant de l’indemnité journalière")
    .with(1_500, "Die Überstunden werden bezahlt.");
  expect(keep(texts, ["Quelles sont les indemnités journalières ?"], 1_500)).toContain(texts[77]);
  expect(keep(texts, ["indemnite de deplacement"], 1_500)).toContain(texts[77]);
  expect(keep(texts, ["Wie ist es mit einer Überstunde?"], 1_500)).toContain(texts[1_500]);
});

test("numbers count as they stand", () => {
  const texts = filler.with(700, "Invoice 48213 was paid.").with(900, "Invoice 482137 was not paid.");
  const kept = keep(texts, ["48213"], 1_000);
  expect(kept).toContain("Invoice 48213 was paid.");
});

test("a request about the whole sees the beginning and something of every stretch", () => {
  const kept = keep(filler, ["Summarise this"], 20_000).map((text) => filler.indexOf(text));
  expect(kept[0]).toBe(0);
  for (const from of [0, 500, 1_000, 1_500])
    expect(kept.some((at) => at >= from && at < from + 500)).toBe(true);
});

test("never more is kept than asked for, and all of it where it fits", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 }),
      fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
      fc.integer({ min: 0, max: 800 }),
      (texts, queries, letters) => {
        const kept = keep(texts, queries, letters);
        expect(kept.join("").length).toBeLessThanOrEqual(letters);
      },
    ),
  );
});
