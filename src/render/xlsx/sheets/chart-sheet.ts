import { decimalsOf } from "../../tables/format-values.ts";
import type { ChartBlock, Direction, TableBlock, TableCell } from "../../layout.ts";
import type { Book, PlannedSheet } from "./sheet.ts";
import { longestAlt, shorten } from "../shorten.ts";
import { planTable } from "./table-sheet.ts";

/** A chart with its numbers: a small table, and beside it the chart that is drawn from it. */
export function planChart(block: ChartBlock, sheet: string, book: Book): PlannedSheet {
  const table = planTable(toTable(block, sheet, book.layout.dir), sheet, book);
  if (block.labels.length === 0 || block.series.length === 0) return table;
  const clean = cleaned(block, book);
  // A pie shows one series; the others are in its table.
  const drawn = clean.chart === "pie" ? { ...clean, series: clean.series.slice(0, 1) } : clean;
  // Frozen rows would cut the chart beside the table, filtered ones would squeeze it.
  const { frozenRows: _frozen, filter: _filter, ...rest } = table;
  return {
    ...rest,
    chart: { block: drawn, column: block.series.length + 2 },
    page: { ...rest.page, isLandscape: true },
    names: table.names.filter(({ name }) => name !== "_xlnm._FilterDatabase"),
  };
}

const text = (value: string, dir: Direction): TableCell => ({
  ...{ kind: "text", value, spans: [{ text: value }], dir, columns: 1, rows: 1 },
});

function number(value: number | null | undefined, dir: Direction): TableCell {
  const isNumber = typeof value === "number" && Number.isFinite(value);
  const shared = { dir, columns: 1, rows: 1 };
  if (!isNumber) return { kind: "empty", value: null, spans: [], ...shared };
  const decimals = decimalsOf(value);
  const format = decimals > 6 ? {} : { format: decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}` };
  return { kind: "number", value, spans: [{ text: String(value) }], ...shared, ...format };
}

function toTable(block: ChartBlock, sheet: string, dir: Direction): TableBlock {
  const { labels, series, title, citations } = block;
  return {
    kind: "table",
    citations,
    name: sheet,
    ...(title === undefined ? {} : { caption: { spans: [{ text: title }], dir } }),
    columns: [
      { align: "start", kind: "text", width: 0 },
      ...series.map(() => ({ align: "end" as const, kind: "number" as const, width: 0 })),
    ],
    head: [[text("", dir), ...series.map(({ name }) => text(name, dir))]],
    rows: labels.map((label, row) => [
      text(label, dir),
      ...series.map(({ values }) => number(values[row], dir)),
    ]),
  };
}

function cleaned(block: ChartBlock, book: Book): ChartBlock {
  const { clean } = book;
  return {
    ...block,
    ...(block.title === undefined ? {} : { title: clean(block.title) }),
    alt: shorten(clean(block.alt), longestAlt, book),
    labels: block.labels.map((label) => clean(label)),
    series: block.series.map(({ name, values }) => ({
      name: clean(name),
      values: block.labels.map((_, index) => {
        const value = values[index];
        return typeof value === "number" && Number.isFinite(value) ? value : null;
      }),
    })),
  };
}
