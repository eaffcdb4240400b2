import { expect, test } from "vitest";
import { findGrids } from "./find-grids.ts";
import type { Rule } from "../../pages/page-content.ts";

const level = (y: number, x0: number, x1: number): Rule => ({ x0, x1, y0: y, y1: y, level: true });
const upright = (x: number, y0: number, y1: number): Rule => ({ x0: x, x1: x, y0, y1, level: false });
const shape = (rules: readonly Rule[], areas = [] as { x0: number; y0: number; x1: number; y1: number }[]) =>
  findGrids({ rules, areas }).map(({ rows, columns, cells }) => ({
    rows,
    columns,
    spans: cells
      .filter(({ rowSpan, columnSpan }) => rowSpan * columnSpan > 1)
      .map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan]),
  }));

const frame = [
  level(0, 0, 200),
  level(20, 0, 200),
  level(40, 0, 200),
  upright(0, 0, 40),
  upright(100, 0, 40),
  upright(200, 0, 40),
];

test("finds rows and columns between lines that meet", () => {
  expect(shape(frame)).toEqual([{ rows: 2, columns: 2, spans: [] }]);
});

test("takes lines drawn in pieces and twice for one", () => {
  const pieces = frame.flatMap((rule) =>
    rule.level
      ? [level(rule.y0, 0, 90), level(rule.y0 + 1, 80, 200), level(rule.y0, 0, 200)]
      : [upright(rule.x0, 0, 21), upright(rule.x0, 19, 40)],
  );
  expect(shape(pieces)).toEqual([{ rows: 2, columns: 2, spans: [] }]);
});

test("merges cells over a border that is not drawn", () => {
  const rules = frame.map((rule) => (rule.x0 === 100 && !rule.level ? upright(100, 20, 40) : rule));
  expect(shape(rules)).toEqual([{ rows: 2, columns: 2, spans: [[0, 0, 1, 2]] }]);
});

test("closes a table that is open at its sides", () => {
  expect(shape(frame.filter(({ level: isLevel, x0 }) => isLevel || x0 === 100))).toEqual([
    { rows: 2, columns: 2, spans: [] },
  ]);
});

test("parts rows where a coloured head ends", () => {
  const rules = frame.filter((rule) => rule.y0 !== 20 || !rule.level);
  expect(shape(rules)[0]?.rows).toBe(1);
  expect(shape(rules, [{ x0: 0, y0: 0, x1: 200, y1: 15 }])[0]?.rows).toBe(2);
});

test("keeps tables that do not touch apart", () => {
  const below = frame.map((rule) => ({ ...rule, y0: rule.y0 + 100, y1: rule.y1 + 100 }));
  expect(shape([...frame, ...below])).toHaveLength(2);
});
