import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContentPart } from "../model/document.ts";
import { createIndex, embedIndex, selectPool } from "./retrieve.ts";
import { toPassages } from "./passages/to-passages.ts";

function part(id: string, text: string, more: Partial<ContentPart> = {}): ContentPart {
  return { id, document: "doc", type: "text", text, position: {}, ...more };
}

const policies = [
  part("a", "The policy A allows ten days of remote work each month."),
  part("b", "The policy B allows five days of remote work each month."),
  part("c", "To install the printer, open the lid and remove the tape."),
];

const ids = async (parts: ContentPart[], text: string) => {
  return (await selectPool(createIndex(parts), { text })).map(({ id }) => id);
};

test("finds the passages that share words with the question and drops those that share none", async () => {
  expect(await ids(policies, "compare remote work in policy A and B")).toEqual(
    expect.arrayContaining(["a", "b"]),
  );
  expect(await ids(policies, "compare remote work in policy A and B")).not.toContain("c");
  expect(await ids(policies, "quantum chromodynamics")).toEqual([]);
  expect(await ids([], "anything")).toEqual([]);
});

test("finds other forms and compounds of a word", async () => {
  const parts = [
    part("a", "Die Angestellten haben Anspruch auf 25 Tage Ferien im Jahr."),
    part("b", "Der Drucker steht im zweiten Stock neben der Küche."),
  ];
  expect(await ids(parts, "Wie viele Ferientage gibt es?")).toEqual(["a"]);
});

test("counts heading trail and file name, but less than the text", async () => {
  const parts = [
    part("a", "It is 45 francs a day.", { heading: ["Meals"] }),
    part("b", "Meals are served at noon in the canteen.", { heading: ["Canteen"] }),
    part("c", "It is closed on Sundays.", { heading: ["Opening hours"] }),
  ];
  expect(await ids(parts, "meals")).toEqual(["b", "a"]);
  const index = createIndex([part("x", "It is closed on Sundays.")], () => "travel-policy.md");
  expect(await selectPool(index, { text: "travel policy" })).toHaveLength(1);
});

test("cuts a long part into windows of whole sentences that quote it exactly", () => {
  const text = Array.from(
    { length: 120 },
    (_, i) => `Rule ${i} says that desks are cleaned once a day.`,
  ).join(" ");
  const passages = toPassages([part("long", text)], () => "rules.txt");
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.map(({ id }) => id).slice(0, 2)).toEqual(["long~1", "long~2"]);
  for (const { text: quote, start, end } of passages) {
    expect(text.slice(start, end)).toBe(quote);
    expect(quote).toMatch(/^Rule .*day\.$/u);
  }
});

test("repeats the head of a table in every window of it", () => {
  const rows = Array.from({ length: 90 }, (_, i) => `| Article number ${i} | ${i}.50 |`);
  const text = ["| Item | Price |", "| --- | --- |", ...rows].join("\n");
  const passages = toPassages([part("t", text, { type: "table" })], () => "prices.md");
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.slice(1).every((passage) => passage.text.startsWith("| Item | Price |\n"))).toBe(true);
});

test("leaves hidden parts out", async () => {
  expect(await ids([part("h", "secret salary list", { hidden: true })], "salary list")).toEqual([]);
});

test("takes what both words and meaning find, and either where that is too little", async () => {
  const embed = async (texts: readonly string[]) =>
    texts.map((text) => [text.includes("printer") ? 1 : 0, 1]);
  const { signal } = new AbortController();
  const index = await embedIndex(createIndex(policies), embed, signal);
  const pool = await selectPool(index, { text: "printer" }, { embed, signal });
  expect(pool[0]?.id).toBe("c");
  expect(pool).toHaveLength(3);
});

const words = fc.constantFrom(
  "desk",
  "lamp",
  "price",
  "delivery",
  "policy",
  "travel",
  "meal",
  "hotel",
  "the",
  "2026",
);
const sentence = fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => `${list.join(" ")}.`);
const corpus = fc.array(sentence, { maxLength: 30 }).map((all) => all.map((text, i) => part(`p${i}`, text)));

test("gives the same pool for the same parts in any order, at most eight, best first, never a zero", async () => {
  await fc.assert(
    fc.asyncProperty(
      corpus,
      sentence,
      fc.infiniteStream(fc.double({ noNaN: true })),
      async (parts, text, order) => {
        const shuffled = parts
          .map((item) => ({ item, key: order.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item);
        const pool = await selectPool(createIndex(parts), { text });
        const again = await selectPool(createIndex(shuffled), { text });
        expect(again.map(({ id, score }) => [id, score])).toEqual(pool.map(({ id, score }) => [id, score]));
        expect(pool.length).toBeLessThanOrEqual(8);
        for (const [i, entry] of pool.entries()) {
          expect(entry.score).toBeGreaterThan(0);
          const before = pool[i - 1];
          if (before === undefined) continue;
          expect(before.score > entry.score || (before.score === entry.score && before.id < entry.id)).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
