import fc from "fast-check";
import { expect, test } from "vitest";
import { splitIntents } from "../split-intents.ts";

/** Words that join or number nothing; each must be found again. */
const matter = [
  "lease",
  "Tarif",
  "échéance",
  "contratto",
  "informe",
  "fees",
  "tenant",
  "Offerte",
  "2024",
  "übrig",
];
const frame = [
  ...[
    "compare",
    "draft a",
    "résume",
    "Fasse",
    "what is",
    "please",
    "and",
    "und",
    "then",
    ";",
    ",",
    ".",
    "?",
    "!",
  ],
  ...[
    "(a)",
    "(b)",
    "1)",
    "2)",
    "1.",
    "2.",
    "i)",
    "first,",
    "second,",
    "erstens",
    "zweitens",
    ":",
    "\n",
    "- ",
    '"',
  ],
  ...[
    "as JSON",
    "one page each",
    "in English",
    "must",
    "only",
    "Give it to me",
    "the report should",
    "I need",
    "can you",
  ],
  ...["(", ")", "«", "»", "'", "a comparison", "# ", "|", "Art. 5"],
];
const message = fc
  .array(fc.oneof(fc.constantFrom(...matter), fc.constantFrom(...frame)), { maxLength: 40 })
  .map((words) => words.join(" "));
const said = (text: string) =>
  splitIntents(text)
    .intents.flatMap((intent) => [intent.text, ...(intent.constraints ?? [])])
    .join(" ");

test("no word of the message gets lost that is no joint", () => {
  fc.assert(
    fc.property(message, (text) => {
      const found = said(text);
      // "please" is no lease
      const words = new Set(text.split(/\s+/u));
      for (const word of matter) if (words.has(word)) expect(found).toContain(word);
    }),
    { numRuns: 1_000 },
  );
});

test("the head of a table stays with its rows", () => {
  expect(said("| lease \n | informe")).toBe("| lease \n | informe");
  expect(said("What is the rent?\n\n| item | amount |\n|---|---|\n| rent | 1200 |")).toContain(
    "| item | amount |",
  );
});

test("takes any text, and gives requests with numbered points", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), message), (text) => {
      for (const { text: own, points = [] } of splitIntents(text).intents) {
        expect(own.trim()).not.toBe("");
        expect(points.map(({ id }) => id)).toEqual(points.map((_, at) => `p${at + 1}`));
        expect(points.every((point) => point.text.trim() !== "")).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["joints", "and "],
  ["clauses", "compare the fees and draft a mail, "],
  ["open brackets", "("],
  ["quotation marks", "\" ' "],
  ["spaces", " "],
  ["line ends", "\n"],
  ["marks", "1) x 2) y "],
  ["lists", "(a) find the fee, (b) draft a mail. "],
  ["rules", "Find the fee. Never use more than ten words. "],
  ["polite words", "please "],
  ["questions", "? "],
])("a long message of %s is read before the test's limit", (_name, unit) => {
  const text = `find ${unit.repeat(Math.ceil(200_000 / unit.length))} x`;
  expect(splitIntents(text).intents.length).toBeGreaterThan(0);
});
