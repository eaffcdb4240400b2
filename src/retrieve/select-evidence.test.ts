import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTokens } from "../lib/text/estimate-tokens.ts";
import type { ContentPart } from "../model/document.ts";
import { createIndex, embedIndex, findPassages, readRange, selectEvidence } from "./retrieve.ts";

function part(id: string, text: string, more: Partial<ContentPart> = {}): ContentPart {
  return { id, document: id.split("#")[0] ?? "", type: "text", text, position: {}, ...more };
}

const filler = (about: string, count: number, document: string) =>
  Array.from({ length: count }, (_, i) =>
    part(
      `${document}#${i + 10}`,
      `Paragraph ${i} is about ${about} and fills the page with some more words.`,
    ),
  );

const contract = [
  part("contract#1", "The notice period is three months to the end of a quarter."),
  part("contract#2", "The rent is payable on the first day of each month."),
  ...filler("gardens", 40, "contract"),
];
const letter = [part("letter#1", "We confirm our meeting."), ...filler("weather", 40, "letter")];

test("shows everything in document order where it fits", () => {
  const index = createIndex([...letter, ...contract]);
  const documents = [
    { id: "letter", fileName: "letter.txt" },
    { id: "contract", fileName: "contract.txt" },
  ];
  const { passages, isWhole } = selectEvidence(index, { points: ["rent"], documents, tokenBudget: 100_000 });
  expect(isWhole).toBe(true);
  expect(passages.map(({ id }) => id)).toEqual([...letter, ...contract].map(({ id }) => id));
});

test("takes the best of every point and of every document that is named", () => {
  const index = createIndex([...letter, ...contract]);
  const { passages, isWhole } = selectEvidence(index, {
    points: ["How long is the notice period?", "When is the rent payable?"],
    documents: [{ id: "letter", fileName: "letter.txt" }],
    tokenBudget: 250,
  });
  const ids = passages.map(({ id }) => id);
  expect(isWhole).toBe(false);
  expect(ids).toEqual(expect.arrayContaining(["contract#1", "contract#2"]));
  expect(ids.some((id) => id.startsWith("letter#"))).toBe(true);
});

test("adds the table under a caption that was hit, and leaves out what is excluded", () => {
  const rows = [
    ["Year", "Litres"],
    ["2025", 12],
  ];
  const parts = [
    part("log#1", "Table 1: Water used by the gardens of the castle"),
    part("log#2", "Year | Litres\n2025 | 12", { type: "table", table: { rows } }),
    ...filler("statues", 60, "log"),
  ];
  const request = { points: ["water of the castle"], documents: [], tokenBudget: 200 };
  expect(
    selectEvidence(createIndex(parts), request)
      .passages.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(["log#1", "log#2"]);
  const without = selectEvidence(createIndex(parts), { ...request, exclude: ["log#1"] });
  expect(without.passages.map(({ id }) => id)).not.toContain("log#1");
});

test("pools hold no page furniture, metadata or repeats", () => {
  const pages = [1, 2, 3, 4, 5, 6].flatMap((page) => [
    part(`r#${page}0`, "Rent report of the city", { position: { page } }),
    part(`r#${page}1`, `Chapter ${"x".repeat(page)} speaks about rent in street number ${page * 7}.`, {
      position: { page },
    }),
    part(`r#${page}2`, `Page ${page} of 6`, { position: { page } }),
  ]);
  const facts = part("r#1", "Title: Rent report\nPages: 6", { type: "metadata" });
  const index = createIndex([facts, ...pages, ...filler("parks", 60, "r2")]);
  const ids = selectEvidence(index, {
    points: ["rent report page"],
    documents: [],
    tokenBudget: 500,
  }).passages;
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.every(({ id }) => id.startsWith("r2#") || id.endsWith("1"))).toBe(true);
  expect(ids.map(({ id }) => id)).not.toContain("r#1");
});

test("with vectors takes what words and meaning both find", async () => {
  const embed = async (texts: readonly string[]) => texts.map((text) => [text.includes("rent") ? 1 : 0, 0.1]);
  const { signal } = new AbortController();
  const index = await embedIndex(createIndex([...letter, ...contract]), embed, signal);
  const { passages } = selectEvidence(index, {
    ...{ points: ["money each month"], documents: [], tokenBudget: 60 },
    vectors: await embed(["rent"]),
  });
  expect(passages.map(({ id }) => id)).toEqual(["contract#2"]);
});

test("finds passages of one document that were not seen yet", () => {
  const index = createIndex([...letter, ...contract]);
  expect(findPassages(index, "notice period", { most: 1 }).map(({ id }) => id)).toEqual(["contract#1"]);
  expect(findPassages(index, "notice period", { most: 3, documentId: "letter" })).toEqual([]);
  const others = findPassages(index, "notice period", { most: 3, exclude: new Set(["contract#1"]) });
  expect(others.map(({ id }) => id)).not.toContain("contract#1");
});

test("reads a page, a slide, a sheet, lines and a section", () => {
  const parts = [
    part("d#1", "Intro.", { position: { page: 1, line: 1 }, heading: ["A"] }),
    part("d#2", "One.\nTwo.\nThree.", { position: { page: 2, line: 3 }, heading: ["A", "Fees and costs"] }),
    part("d#3", "End.", { position: { page: 2, line: 9 }, heading: ["B"] }),
    part("d#4", "x | y\n1 | 2", {
      type: "table",
      table: {
        rows: [
          ["x", "y"],
          [1, 2],
        ],
      },
      position: { sheet: "Plan" },
    }),
    part("e#1", "Other.", { position: { page: 2 } }),
  ];
  const { passages } = createIndex(parts);
  const read = (range: Omit<Parameters<typeof readRange>[1], "documentId">) =>
    readRange(passages, { documentId: "d", ...range }).map(({ id }) => id);
  expect(read({ page: 2 })).toEqual(["d#2", "d#3"]);
  expect(read({ sheet: "plan" })).toEqual(["d#4"]);
  expect(read({ fromLine: 4, toLine: 6 })).toEqual(["d#2"]);
  expect(read({ heading: "A" })).toEqual(["d#1", "d#2"]);
  expect(read({ heading: "fees" })).toEqual(["d#2"]);
  expect(read({ slide: 1 })).toEqual([]);
});

const word = fc.constantFrom(
  "desk",
  "lamp",
  "price",
  "delivery",
  "policy",
  "travel",
  "meal",
  "hotel",
  "2026",
  "the",
);
const sentence = fc.array(word, { minLength: 1, maxLength: 14 }).map((all) => `${all.join(" ")}.`);
const corpus = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "c"), sentence), { minLength: 1, maxLength: 40 })
  .map((all) => all.map(([document, text], at) => part(`${document}#${at}`, text)));

test("keeps to the budget, covers named documents, and gives the same for the same parts in any order", () => {
  fc.assert(
    fc.property(
      corpus,
      fc.array(sentence, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 900 }),
      (parts, points, tokenBudget) => {
        const documents = ["a", "b", "c"].map((id) => ({ id, fileName: `${id}.txt` }));
        const request = { points, documents, tokenBudget };
        const { passages, isWhole } = selectEvidence(createIndex(parts), request);
        const again = selectEvidence(createIndex(parts.toReversed()), request);
        expect(again).toEqual({ isWhole, passages });
        const ids = passages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const spent = passages.reduce((sum, { text }) => sum + estimateTokens(text), 0);
        if (passages.length > 1) expect(spent).toBeLessThanOrEqual(tokenBudget);
        const dearest = 16 + Math.max(...parts.map(({ text }) => estimateTokens(text)));
        const given = new Set(parts.map(({ document }) => document));
        // one for each point and each document surely fits
        if (tokenBudget >= dearest * (points.length + given.size))
          expect(new Set(passages.map(({ part: { document } }) => document))).toEqual(given);
      },
    ),
    { numRuns: 60 },
  );
});
