import type { Cell, Table, TableNote } from "../../model/document.ts";
import { attributeOf, elementAt, elementsBelow, elementsOf, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { isDateFormat, toIsoDate } from "./chart-dates.ts";
import { toText } from "../ooxml/drawing-text.ts";

export interface Chart {
  title: string;
  /** Of its axes, and other text that was put on it. */
  labels: string[];
  tables: Table[];
}

interface Value {
  cell: Cell;
  date: boolean;
}

type Values = Map<number, Value>;

interface Series {
  name: string;
  categories: Values;
  /** The values, and the sizes of bubbles. */
  columns: { suffix: string; values: Values }[];
}

const mostCells = 1_000_000;

/** The numbers behind a chart, from the values it keeps beside its drawing. */
export function readChart(space: XmlNode): Chart {
  const chart = elementAt(space, "chart");
  const from1904 = ["1", "true"].includes(attributeOf(elementAt(space, "date1904"), "val") ?? "0");
  const plot = elementAt(chart, "plotArea");
  const series = elementsOf(plot)
    .filter(({ name }) => name.endsWith("Chart"))
    .flatMap((group) => elementsOf(group, "ser"))
    .map((node) => toSeries(node, from1904));
  const axes = elementsOf(plot).filter(({ name }) => name.endsWith("Ax"));
  return {
    title: titleOf(chart),
    labels: axes.map(titleOf).filter((text) => text !== ""),
    tables: byCategories(series).map(toTable),
  };
}

function titleOf(node: XmlNode | undefined): string {
  const text = elementAt(node, "title", "tx");
  const rich = elementAt(text, "rich");
  return rich === undefined ? namesIn(text) : toText(rich).replaceAll("\n", " ");
}

function namesIn(node: XmlNode | undefined): string {
  return elementsBelow(node, "v")
    .map((value) => textBelow(value).trim())
    .filter((text) => text !== "")
    .join(" ");
}

function toSeries(node: XmlNode, from1904: boolean): Series {
  const valuesIn = (name: string) => readValues(elementAt(node, name), from1904);
  const [categories, xValues] = [valuesIn("cat"), valuesIn("xVal")];
  const columns = [
    { suffix: "", values: valuesIn("val") },
    { suffix: "", values: valuesIn("yVal") },
    { suffix: " (size)", values: valuesIn("bubbleSize") },
  ];
  return {
    name: namesIn(elementAt(node, "tx")),
    categories: categories.size > 0 ? categories : xValues,
    columns: columns.filter(({ values }) => values.size > 0),
  };
}

/** Of a strRef, numRef, multiLvlStrRef or a literal; several levels are joined, outermost first. */
function readValues(node: XmlNode | undefined, from1904: boolean): Values {
  const levels = elementsBelow(node, "lvl");
  if (levels.length > 0) return joinLevels(levels.map((level) => pointsOf(level, from1904)));
  const cache = elementsBelow(node, "strCache", "numCache", "strLit", "numLit")[0];
  return cache === undefined ? new Map() : pointsOf(cache, from1904);
}

function pointsOf(cache: XmlNode, from1904: boolean): Values {
  const numeric = cache.name.startsWith("num");
  const usual = textBelow(elementAt(cache, "formatCode"));
  const values: Values = new Map();
  for (const point of elementsOf(cache, "pt")) {
    const text = textBelow(elementAt(point, "v")).trim();
    const index = Number(attributeOf(point, "idx") ?? values.size);
    if (!Number.isSafeInteger(index) || text === "") continue;
    const number = Number(text);
    const shown = numeric && Number.isFinite(number);
    const format = attributeOf(point, "formatCode") ?? usual;
    const date = shown && isDateFormat(format) ? toIsoDate(number, from1904) : undefined;
    values.set(index, { cell: date ?? (shown ? number : text), date: date !== undefined });
  }
  return values;
}

/** An outer level names only the first of the points below it. */
function joinLevels(levels: readonly Values[]): Values {
  const [inner, ...outer] = levels.map((level) => [...level].toSorted(([a], [b]) => a - b));
  const names = (inner ?? []).map(([, { cell }]) => [cell]);
  for (const level of outer) {
    let next = 0;
    for (const [row, [index]] of (inner ?? []).entries()) {
      while ((level[next]?.[0] ?? Number.POSITIVE_INFINITY) <= index) next += 1;
      const above = level[next - 1]?.[1].cell;
      if (above !== undefined) names[row]?.unshift(above);
    }
  }
  return new Map(
    (inner ?? []).map(([index], row) => [index, { cell: (names[row] ?? []).join(" / "), date: false }]),
  );
}

/** Series over the same categories stand in one table. */
function byCategories(series: readonly Series[]): Series[][] {
  const groups = new Map<string, Series[]>();
  for (const one of series) {
    if (one.columns.length === 0) continue;
    const key = JSON.stringify([...one.categories].map(([index, { cell }]) => [index, cell]));
    const group = groups.get(key) ?? [];
    group.push(one);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => (isTooWide(group) ? group.map((one) => [one]) : [group]));
}

/** Series that share no points would fill a table with nothing. */
function isTooWide(group: readonly Series[]): boolean {
  const columns = group.flatMap((one) => one.columns);
  return columns.reduce((sum, { values }) => sum + values.size, 0) * columns.length > mostCells;
}

function toTable(group: readonly Series[]): Table {
  const categories = group[0]?.categories ?? new Map<number, Value>();
  const columns = group.flatMap(({ name, columns: own }) =>
    own.map(({ suffix, values }) => ({ name: `${name}${suffix}`.trim(), values })),
  );
  const indexes = new Set([...categories.keys(), ...columns.flatMap(({ values }) => [...values.keys()])]);
  const rows: Cell[][] = [["", ...columns.map(({ name }) => name)]];
  const notes: TableNote[] = [];
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    const values = [categories.get(index), ...columns.map((column) => column.values.get(index))];
    for (const [column, value] of values.entries())
      if (value?.date === true) notes.push({ row: rows.length, column, type: "date" });
    rows.push(values.map((value) => value?.cell ?? null));
  }
  return { rows, headRows: 1, ...(notes.length > 0 ? { notes } : {}) };
}
