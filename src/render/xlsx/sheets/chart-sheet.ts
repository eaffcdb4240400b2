import type { ChartDataPoint, ChartSeries as DrawnSeries, SheetChart } from "hucre";
import { chartColors } from "../../chart/chart-colors.ts";
import { decimalsOf } from "../../tables/format-values.ts";
import type { ChartBlock, Direction, TableBlock, TableCell } from "../../layout.ts";
import { columnName } from "../cells/cell-xml.ts";
import { quoteSheet } from "../name-book.ts";
import type { Book, ChartCache, PlannedSheet } from "./sheet.ts";
import { longestAlt, shorten } from "../shorten.ts";
import { planTable } from "./table-sheet.ts";

/** A chart with its numbers: a small table, and beside it the chart that is drawn from it. */
export function planChart(block: ChartBlock, sheet: string, book: Book): PlannedSheet {
  const table = planTable(toTable(block, sheet, book.layout.dir), sheet, book);
  if (block.labels.length === 0 || block.series.length === 0) return table;
  const clean = cleaned(block, book);
  const { freezePane: _frozen, autoFilter: _filter, ...frame } = table.frame;
  return {
    ...table,
    // Frozen rows would cut the chart beside the table, filtered ones would squeeze it.
    frame: {
      ...frame,
      charts: [drawChart(clean, sheet, book)],
      pageSetup: { ...frame.pageSetup, orientation: "landscape" },
    },
    names: table.names.filter(({ name }) => name !== "_xlnm._FilterDatabase"),
    caches: toCaches(clean, sheet),
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

const range = (sheet: string, column: number, count: number): string =>
  `${quoteSheet(sheet)}!$${columnName(column)}$2:$${columnName(column)}$${count + 1}`;

const headOf = (sheet: string, column: number): string => `${quoteSheet(sheet)}!$${columnName(column)}$1`;

const ticks = { majorTickMark: "none", minorTickMark: "none" } as const;

function drawChart(block: ChartBlock, sheet: string, { options, layout }: Book): SheetChart {
  const { theme } = options;
  const { labels, series, title } = block;
  const isPie = block.chart === "pie";
  // A pie shows one series; the others are in its table.
  const shown = isPie ? series.slice(0, 1) : series;
  const colors = chartColors(theme, isPie ? labels.length : series.length);
  const first = series.length + 2;
  return {
    type: block.chart === "bar" ? "column" : block.chart,
    ...(title
      ? { title, titleFontSize: theme.sizes.body + 3, titleBold: true, titleColor: theme.colors.text }
      : {}),
    autoTitleDeleted: !title,
    series: shown.map((_, index) => drawSeries({ block, sheet, index, colors })),
    anchor: { from: { row: 0, col: first }, to: { row: 22, col: first + 9 } },
    legend: isPie ? "right" : series.length > 1 ? "bottom" : false,
    altText: block.alt,
    lang: layout.language,
    roundedCorners: false,
    dispBlanksAs: "gap",
    ...(isPie ? { dataLabels: { showPercent: true, position: "outEnd" as const } } : {}),
    ...(block.chart === "bar" ? { gapWidth: 80 } : {}),
    ...(isPie
      ? {}
      : {
          axes: {
            x: { ...ticks, labelColor: theme.colors.muted, reverse: layout.dir === "rtl" },
            y: {
              ...ticks,
              gridlines: { major: true },
              labelColor: theme.colors.muted,
              ...(layout.dir === "rtl" ? { crosses: "max" as const } : {}),
            },
          },
        }),
  };
}

interface SeriesPlace {
  block: ChartBlock;
  sheet: string;
  index: number;
  colors: string[];
}

function drawSeries({ block, sheet, index, colors }: SeriesPlace): DrawnSeries {
  const count = block.labels.length;
  const color = colors[index] ?? "";
  const shared = {
    name: block.series[index]?.name ?? "",
    values: range(sheet, index + 1, count),
    categories: range(sheet, 0, count),
  };
  if (block.chart === "pie") {
    const dataPoints: ChartDataPoint[] = colors.map((fillColor, idx) => ({
      idx,
      fillColor,
      borderColor: "FFFFFF",
    }));
    return { ...shared, dataPoints };
  }
  if (block.chart === "bar") return { ...shared, color };
  return {
    ...shared,
    color,
    stroke: { width: 2.25 },
    marker: { symbol: "circle", size: 6, fill: color, line: color },
  };
}

function toCaches({ labels, series }: ChartBlock, sheet: string): ChartCache[] {
  return [
    { reference: range(sheet, 0, labels.length), values: labels },
    ...series.flatMap(({ name, values }, index) => [
      { reference: range(sheet, index + 1, labels.length), values },
      { reference: headOf(sheet, index + 1), values: [name] },
    ]),
  ];
}
