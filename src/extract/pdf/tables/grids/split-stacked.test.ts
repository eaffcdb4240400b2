import { expect, test } from "vitest";
import type { PageWord } from "../../pages/page-content.ts";
import { splitSharedHeads, splitStackedRows } from "./split-stacked.ts";
import type { FoundTable } from "../to-table.ts";

const at = (text: string, x: number, baseline: number): PageWord =>
  ({
    text,
    baseline,
    size: 10,
    box: { x0: x, x1: x + 5 * text.length, y0: baseline - 8, y1: baseline + 2 },
  }) as PageWord;

const cell = (column: number, words: PageWord[], columnSpan = 1) => ({
  row: 0,
  column,
  rowSpan: 1,
  columnSpan,
  words,
});

const table = (cells: ReturnType<typeof cell>[]): FoundTable => ({
  ...{ box: { x0: 0, y0: 0, x1: 300, y1: 100 }, rows: 1, columns: cells.length, cells },
});

const textOf = ({ cells, rows, columns }: FoundTable) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      cells
        .filter((one) => one.row === row && one.column === column)
        .flatMap(({ words }) => words.map(({ text }) => text))
        .join(" "),
    ),
  );

test("figures below each other in one ruled row are rows of their own, names beside them included", () => {
  const stacked = table([
    cell(0, [at("North", 0, 10), at("Coast", 30, 10), at("Hill", 0, 22)]),
    cell(1, [at("1,200", 100, 10), at("85", 100, 22)]),
    cell(2, [at("7", 200, 10), at("–", 200, 22)]),
  ]);
  expect(textOf(splitStackedRows(stacked))).toEqual([
    ["North Coast", "1,200", "7"],
    ["Hill", "85", "–"],
  ]);
});

test("words that are only wrapped stay in one row", () => {
  const wrapped = table([
    cell(0, [at("A", 0, 10), at("long", 0, 22), at("name", 0, 34)]),
    cell(1, [at("text", 100, 10), at("here", 100, 22)]),
    cell(2, [at("7", 200, 10)]),
  ]);
  expect(splitStackedRows(wrapped)).toBe(wrapped);
});

test("a head over three columns that names each of them is three heads, each with the line above", () => {
  const box = (column: number) => ({ x0: column * 60, x1: column * 60 + 60, y0: 0, y1: 40 });
  const head = {
    ...cell(0, [at("Sales", 70, 10), at("North", 5, 22), at("East", 65, 22), at("West", 125, 22)], 3),
    box: { x0: 0, x1: 180, y0: 0, y1: 40 },
  };
  const below = [0, 1, 2].map((column) => ({ ...cell(column, []), row: 1, box: box(column) }));
  const heads = splitSharedHeads([head, ...below], 3).filter(({ row }) => row === 0);
  expect(heads.map(({ column, words }) => [column, words.map(({ text }) => text).join(" ")])).toEqual([
    [0, "Sales North"],
    [1, "Sales East"],
    [2, "Sales West"],
  ]);
  const title = { ...cell(0, [at("All", 5, 10), at("of", 40, 10), at("it", 65, 10)], 3), box: head.box };
  expect(splitSharedHeads([title, ...below], 3)).toContain(title);
});
