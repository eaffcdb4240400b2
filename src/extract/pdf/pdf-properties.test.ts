import fc from "fast-check";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawLines, drawText, writeProse } from "../../../test/fixtures/draw-text.ts";
import { makePdf, ruledTable, type Drawing } from "../../../test/fixtures/make-pdf.ts";
import { Failure } from "../../model/failure.ts";
import { readPdf } from "./pdf.ts";

const letters = (value: string) =>
  Array.from(value.replaceAll(/[\s\p{Cc}]/gu, ""))
    .toSorted()
    .join("");

test("loses and adds no letter, whatever stands where", async () => {
  // Dots that lead to a number and lines drawn with dashes are no letters.
  const word = fc.stringMatching(/^[A-Za-z0-9(),.-]{1,12}$/).filter((text) => !/\.{3}|^[.-]+$/.test(text));
  const drawn: fc.Arbitrary<Drawing> = fc.record({
    kind: fc.constant("text" as const),
    text: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" ")),
    x: fc.constantFrom(40, 60, 160, 300, 320, 420),
    y: fc.integer({ min: 20, max: 820 }),
    size: fc.constantFrom(6, 8, 10, 10, 10, 14, 24),
    font: fc.constantFrom("Helvetica" as const, "Helvetica-Bold" as const, "Courier" as const),
    colour: fc.constantFrom([0, 0, 0] as const, [0, 0, 0] as const, [1, 1, 1] as const),
    turn: fc.constantFrom(0, 0, 0, 90, 270, 30),
  });
  const line: fc.Arbitrary<Drawing> = fc.record({
    kind: fc.constant("line" as const),
    from: fc.tuple(fc.constantFrom(40, 150, 300), fc.constantFrom(100, 130, 160)),
    to: fc.tuple(fc.constantFrom(40, 150, 300), fc.constantFrom(100, 130, 160)),
  });
  const page = fc.array(fc.oneof({ weight: 5, arbitrary: drawn }, line), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 4 }), async (pages) => {
      const pdf = makePdf({ pages: pages.map((draw) => ({ draw })) });
      const { parts } = await collectParts(readPdf, pdf);
      for (const [index, draw] of pages.entries()) {
        const written = draw.map((one) => (one.kind === "text" ? one.text : "")).join("");
        const found = parts
          .filter(({ position }) => position.page === index + 1)
          .map((part) => (part.type === "table" ? part.text.replaceAll(" | ", "") : part.text));
        expect(letters(found.join(""))).toBe(letters(written));
      }
    }),
    { numRuns: 60 },
  );
});

test("agrees with the library's own text on a page with everything", async () => {
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => ({ row, column, text: `cell ${row} ${column}` })),
  );
  const draw = [
    ...drawLines([60, 60], writeProse(0, 5)),
    ...ruledTable({ at: [60, 200], widths: [90, 90], rowHeight: 20, cells }),
    drawText([20, 500], "turned", { turn: 90 }),
  ];
  const pdf = makePdf({ pages: [{ draw }] });
  const { parts } = await collectParts(readPdf, pdf);
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const content = await (await (await task.promise).getPage(1)).getTextContent();
  const theirs = content.items.map((item) => ("str" in item ? item.str : "")).join("");
  await task.destroy();
  const ours = parts
    .filter(({ position }) => position.page === 1)
    .map((part) => part.text.replaceAll(" | ", ""));
  expect(letters(ours.join(""))).toBe(letters(theirs));
});

test("a damaged file gives a result or a failure of a known kind, never anything else", async () => {
  const pdf = makePdf({
    pages: [
      {
        draw: [
          ...drawLines([60, 60], writeProse(0, 5)),
          { kind: "picture", box: [100, 300, 200, 350], width: 40, height: 40 },
        ],
        annotations: [{ kind: "field", name: "A", value: "b", at: [1, 1] }],
      },
    ],
    bookmarks: [{ title: "One", page: 1 }],
    attachments: [{ fileName: "a.txt", content: Buffer.from("a") }],
  });
  const outcome = async (bytes: Uint8Array) => {
    try {
      await collectParts(readPdf, bytes, { ocr: "never" });
      return "read";
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
  };
  const known = ["read", "corrupt", "password_required", "limit", "empty", "needs_ocr", "unsupported"];
  const flips = fc.array(fc.tuple(fc.nat(pdf.length - 1), fc.nat(255)), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(flips, fc.nat(pdf.length), async (changes, length) => {
      const bytes = new Uint8Array(pdf);
      for (const [at, value] of changes) bytes[at] = value;
      expect(known).toContain(await outcome(bytes.subarray(0, Math.max(length, pdf.length / 2))));
    }),
    { numRuns: 80 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
      expect(known).toContain(await outcome(bytes));
    }),
    { numRuns: 40 },
  );
});
