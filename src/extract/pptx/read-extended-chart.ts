import type { Cell, Table } from "../../model/document.ts";
import { attributeOf, elementAt, elementsBelow, elementsOf, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { Chart } from "./read-chart.ts";

/** The newer kinds of chart (waterfall, treemap, funnel, …), each series with its own data. */
export function readExtendedChart(space: XmlNode): Chart {
  const chart = elementAt(space, "chart");
  const data = new Map(
    elementsOf(elementAt(space, "chartData"), "data").map((node) => [attributeOf(node, "id"), node]),
  );
  const tables = elementsBelow(chart, "series").map((series) => {
    const id = attributeOf(elementAt(series, "dataId"), "val");
    return toTable(nameOf(series), data.get(id));
  });
  return {
    title: textsIn(elementAt(chart, "title")),
    labels: elementsBelow(chart, "axis")
      .map((axis) => textsIn(elementAt(axis, "title")))
      .filter((text) => text !== ""),
    tables: tables.filter(({ rows }) => rows.length > 1),
  };
}

function textsIn(node: XmlNode | undefined): string {
  return elementsBelow(node, "t", "v").map(textBelow).join(" ").trim();
}

function nameOf(series: XmlNode): string {
  return textsIn(elementAt(series, "tx"));
}

function toTable(name: string, data: XmlNode | undefined): Table {
  const names = elementsOf(data, "strDim").flatMap((dimension) => elementsOf(dimension, "lvl").toReversed());
  const numbers = elementsOf(data, "numDim").flatMap((dimension) => elementsOf(dimension, "lvl"));
  const columns = [
    ...names.map((level) => pointsOf(level, false)),
    ...numbers.map((level) => pointsOf(level, true)),
  ];
  const indexes = new Set(columns.flatMap((column) => [...column.keys()]));
  const head: Cell[] = [...names.map(() => ""), ...numbers.map(() => name)];
  const rows = [...indexes]
    .toSorted((a, b) => a - b)
    .map((index) => columns.map((column): Cell => column.get(index) ?? null));
  return { rows: [head, ...rows], headRows: 1 };
}

function pointsOf(level: XmlNode, numeric: boolean): Map<number, Cell> {
  const points = new Map<number, Cell>();
  for (const point of elementsOf(level, "pt")) {
    const text = textBelow(point).trim();
    const index = Number(attributeOf(point, "idx") ?? points.size);
    const number = Number(text);
    if (Number.isSafeInteger(index) && text !== "")
      points.set(index, numeric && Number.isFinite(number) ? number : text);
  }
  return points;
}
