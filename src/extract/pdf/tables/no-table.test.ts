import fc from "fast-check";
import { expect, test } from "vitest";
import { readParts, readTables, shownRows } from "../../../../test/fakes/read-pdf-tables.ts";
import { drawFigures, drawRight } from "../../../../test/fixtures/draw-figures.ts";
import { drawLines, drawText, writeProse } from "../../../../test/fixtures/draw-text.ts";
import type { Drawing } from "../../../../test/fixtures/make-pdf.ts";

const small = { size: 8 };

/** Lines of prose in which here and there a word is a number. */
const proseWithNumbers = (from: number, lines: number, every: number) =>
  writeProse(from, lines).map((line, at) =>
    line
      .split(" ")
      .map((word, index) => ((at * 8 + index) % every === 0 ? String(1_990 + at * 7 + index) : word))
      .join(" "),
  );

test("takes prose in two columns for prose, however many numbers it holds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 20 }), async (every, from) => {
      const [left, right] = [proseWithNumbers(from, 16, every), proseWithNumbers(from + 5, 16, every + 1)];
      const draw = left.flatMap((line, index) => [
        drawText([60, 80 + index * 11], line, small),
        drawText([320, 80 + index * 11], right[index] ?? "", small),
      ]);
      expect(await readTables([{ draw }])).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("takes a table of contents with dots for lines", async () => {
  const dots = ". . . . . . . . . . . . . . . . . . . . . . . . . . . .";
  const titles = ["Introduction", "What was asked", "How it was done", "Results", "Outlook"];
  const draw = titles.flatMap((title, index) => [
    drawText([60, 80 + index * 14], title),
    drawText([180, 80 + index * 14], dots),
    drawRight([500, 80 + index * 14], String(index * 7 + 1)),
  ]);
  expect(await readTables([{ draw }])).toEqual([]);
});

test("takes numbered lines and notes below a table for lines", async () => {
  const notes = writeProse(0, 4).flatMap((line, index) => [
    drawText([60, 80 + index * 12], "abcd".charAt(index)),
    drawText([80, 80 + index * 12], line),
  ]);
  const numbered = writeProse(4, 6).flatMap((line, index) => [
    drawText([60, 240 + index * 12], String(index + 1)),
    drawText([90, 240 + index * 12], line),
  ]);
  expect(await readTables([{ draw: [...notes, ...numbered] }])).toEqual([]);
});

test("takes the marks of the axes of a chart for no table", async () => {
  const draw = [0, 1, 2, 3, 4].flatMap((mark) => [
    drawRight([90, 100 + mark * 30], `${50 - mark * 10},000`),
    drawRight([330, 100 + mark * 30], `0.${50 - mark * 2}`),
  ]);
  expect(await readTables([{ draw }])).toEqual([]);
});

test("reads a table beside a column of prose without the prose", async () => {
  const rows = [
    ["Office", "Staff", "Rooms"],
    ...Array.from({ length: 14 }, (_, row) => [
      `Place ${"ABCDEFGHIJKLMN".charAt(row)}`,
      String(100 + row * 3),
      String(20 + row),
    ]),
  ];
  const prose = writeProse(2, 18);
  const draw: Drawing[] = [
    ...drawFigures({ at: [60, 80], edges: [180, 240], rows, step: 13, size: 8 }),
    ...prose.map((line, index) => drawText([300, 78 + index * 10.4], line, small)),
  ];
  const parts = await readParts([{ draw }]);
  expect(parts.flatMap(({ table }) => (table === undefined ? [] : [shownRows(table)]))).toEqual([rows]);
  expect(parts.map(({ text }) => text)).toContain(prose.join(" "));
});

test("keeps what stands behind the edge of a frame out of a table inside it", async () => {
  const rows = [
    ["Fuel", "Now", "Before"],
    ...Array.from({ length: 8 }, (_, row) => [
      `Sort ${"ABCDEFGH".charAt(row)}`,
      String(1.1 + row),
      String(2.2 + row),
    ]),
  ];
  const box: Drawing[] = [
    { kind: "line", from: [50, 64], to: [290, 64] },
    { kind: "line", from: [50, 200], to: [290, 200] },
    { kind: "line", from: [290, 64], to: [290, 200] },
  ];
  const marks = Array.from({ length: 8 }, (_, mark) => drawText([320, 80 + mark * 15.5], String(90 - mark)));
  const [table] = await readTables([
    { draw: [...box, ...drawFigures({ at: [60, 80], edges: [200, 270], rows }), ...marks] },
  ]);
  expect(table?.rows[0]).toHaveLength(3);
});

test("rows below the same few lines of text are read, and no line is lost", async () => {
  const draw = [
    ...drawLines([60, 60], writeProse(0, 3)),
    ...drawFigures({ at: [60, 110], edges: [300, 400], rows: [["Wages", "10", "20"]] }),
    ...drawLines([60, 140], writeProse(4, 3)),
  ];
  const text = (await readParts([{ draw }])).map((part) => part.text).join(" ");
  for (const word of ["Wages", "10", "20", ...writeProse(0, 3), ...writeProse(4, 3)])
    expect(text).toContain(word);
});
