import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import type { ChunkLimit } from "./chunk-meter.ts";
import type { Chunk } from "./cut-chunk.ts";
import type { ChunkPosition } from "../../model/processed.ts";
import { chunkStart, chunkText, cutChunk } from "./cut-chunk.ts";
import type { Cell, ContentPart } from "../../model/document.ts";

function part(text: string, change: Partial<ContentPart> = {}): ContentPart {
  return { id: `p${text.length}`, document: "d", type: "text", text, position: {}, ...change };
}

function cutAll(given: readonly ContentPart[], limit: ChunkLimit): { parts: ContentPart[]; chunks: Chunk[] } {
  const parts = given.map((one, index) => ({ ...one, id: `p${index}` }));
  const chunks: Chunk[] = [];
  for (let at: ChunkPosition | undefined = chunkStart; at !== undefined;) {
    const chunk = cutChunk(parts, at, limit);
    chunks.push(chunk);
    at = chunk.next;
    if (chunks.length > 100_000) throw new Error("no end");
  }
  return { parts, chunks };
}

function joined(chunks: readonly Chunk[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { pieces } of chunks)
    for (const { part: id, text, added } of pieces)
      if (added !== true) texts.set(id, (texts.get(id) ?? "") + text);
  return texts;
}

const plenty = 1_000_000;
const sizes = fc.integer({ min: 8, max: 400 });
const awkward = fc.constantFrom(
  ...["a", "b", " ", ".", "\n", "|", "-", "é", "中", "🙂"],
  "\n\n",
  "e\u0301",
  "👩‍👩‍👧",
  "🇨🇭",
  "\r\n",
  "Satz. ",
  "\ud83d",
);
const anyText = fc.array(awkward, { maxLength: 120 }).map((pieces) => pieces.join(""));
const anyPart = fc
  .record({
    text: anyText,
    type: fc.constantFrom("text", "table", "code", "image", "metadata"),
    heading: fc.constantFrom<(string[] | undefined)[]>(undefined, ["A"], ["A", "B"], ["C"]),
    header: fc.constantFrom<(Cell[] | undefined)[]>(undefined, ["k", 1, null]),
  })
  .map(({ text, type, heading, header }) => {
    const table = type === "table" ? { table: { rows: [], ...(header && { header }) } } : {};
    return part(text, { type: type as ContentPart["type"], ...(heading && { heading }), ...table });
  });

test("chunks joined, without what was said again, are the parts, in order", () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 12 }), sizes, sizes, (given, bytes, tokens) => {
      const { parts, chunks } = cutAll(given, { bytes, tokens });
      const texts = joined(chunks);
      expect([...texts.keys()]).toEqual(parts.filter(({ text }) => text !== "").map(({ id }) => id));
      for (const { id, text } of parts) expect(texts.get(id) ?? "").toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test("a chunk keeps to its limit in bytes and in tokens", () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 12 }), sizes, sizes, (given, bytes, tokens) => {
      for (const chunk of cutAll(given, { bytes, tokens }).chunks) {
        const text = chunkText(chunk);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
        expect(estimateTokens(text)).toBeLessThanOrEqual(tokens);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("no cut goes through a character, also one that is made of several", () => {
  const whole = fc.constantFrom("a", "b", " ", "中", "🙂", "e\u0301", "👩‍👩‍👧", "🇨🇭", "\r\n");
  const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
  fc.assert(
    fc.property(fc.array(whole, { minLength: 20, maxLength: 200 }), sizes, (pieces, room) => {
      const text = pieces.join("");
      const starts = new Set([...segmenter.segment(text)].map(({ index }) => index));
      let at = 0;
      // the largest character here has 18 bytes
      for (const { pieces: taken } of cutAll([part(text)], { bytes: room + 18, tokens: plenty }).chunks) {
        expect(starts.has(at)).toBe(true);
        at += taken.reduce((sum, piece) => sum + piece.text.length, 0);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("ends where a section ends, if that leaves little room unused", () => {
  const [a, b] = [{ heading: ["A"] }, { heading: ["B"] }];
  const parts = [
    part("x".repeat(50), a),
    part("x".repeat(30), a),
    part("y".repeat(10), b),
    part("y".repeat(40), b),
  ];
  const { chunks } = cutAll(parts, { bytes: 100, tokens: plenty });
  expect(chunks[0]?.pieces.map(({ part: id }) => id)).toEqual(["p0", "p1"]);
});

test("does not part a heading from its text", () => {
  const parts = [
    part("x".repeat(60)),
    part("Prices", { heading: ["Book"] }),
    part("y".repeat(50), { heading: ["Book", "Prices"] }),
  ];
  const { chunks } = cutAll(parts, { bytes: 100, tokens: plenty });
  expect(chunks.map(({ pieces }) => pieces.filter(({ added }) => !added).map(({ part: id }) => id))).toEqual([
    ["p0"],
    ["p1", "p2"],
  ]);
});

test("a chunk from the middle says under which headings it stands", () => {
  const heading = ["Book", "Prices"];
  const text = `${"One sentence about it. ".repeat(10)}`;
  const { chunks } = cutAll([part(text, { heading })], { bytes: 150, tokens: plenty });
  expect(chunks[0]?.pieces[0]).toEqual({ part: "p0", text: "One sentence about it. ".repeat(6) });
  expect(chunks[1]?.pieces[0]).toEqual({ part: "p0", text: "Book > Prices", added: true });
});

test("prose is cut after a sentence, else after a word", () => {
  const sentences = cutAll([part("First one here. Second one is longer. Third")], {
    bytes: 40,
    tokens: plenty,
  });
  expect(sentences.chunks.map(chunkText)).toEqual(["First one here. Second one is longer. ", "Third"]);
  const words = cutAll([part("alpha beta gamma delta")], { bytes: 13, tokens: plenty });
  expect(words.chunks.map(chunkText)).toEqual(["alpha beta ", "gamma delta"]);
});

test("a table is cut between rows, and its head stands on every chunk", () => {
  const rows = Array.from({ length: 9 }, (_row, n) => `item ${n} | ${n}`);
  const table = part(["Name | Price", ...rows].join("\n"), { type: "table", table: { rows: [] } });
  const { chunks } = cutAll([table], { bytes: 60, tokens: plenty });
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) {
    expect(chunkText(chunk)).toMatch(/^Name \| Price\n/);
    expect(chunkText(chunk)).toMatch(/item \d \| \d\n?$/);
  }
});

test("a Markdown table's head comes with its ruler, and a later part of a table with the head it names", () => {
  const markdown = `| A | B |\n|---|---|\n${"| 1 | 2 |\n".repeat(20)}`;
  const { chunks } = cutAll([part(markdown, { type: "table" })], { bytes: 120, tokens: plenty });
  expect(chunks[1]?.pieces[0]).toEqual({ part: "p0", text: "| A | B |\n|---|---|", added: true });
  const later = part("5 | 6", { type: "table", table: { rows: [[5, 6]], header: ["A", "B"] } });
  expect(chunkText(cutChunk([later], chunkStart, { bytes: 100, tokens: plenty }))).toBe("A | B\n\n5 | 6");
});

test("text that takes more tokens than its bytes suggest gets a smaller chunk", () => {
  const russian = part("данные ".repeat(1_000));
  const { chunks } = cutAll([russian], { bytes: 8_000, tokens: 2_000 });
  expect(estimateTokens(chunkText(chunks[0] ?? { pieces: [] }))).toBeLessThanOrEqual(2_000);
  expect(Buffer.byteLength(chunkText(chunks[0] ?? { pieces: [] }))).toBeLessThan(5_000);
});

test("parts without text are passed over", () => {
  const parts = [part("", { type: "image" }), part("word"), part("", { type: "image" })];
  expect(cutChunk(parts, chunkStart, { bytes: 100, tokens: 100 })).toEqual({
    pieces: [{ part: "p4", text: "word" }],
  });
  expect(cutChunk([parts[0]!], chunkStart, { bytes: 100, tokens: 100 })).toEqual({ pieces: [] });
});
