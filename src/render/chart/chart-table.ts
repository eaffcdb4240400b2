import { displayWidth } from "../display-width.ts";
import { createValueFormats } from "../tables/format-values.ts";
import type { ChartBlock, Layout, TableBlock, TableCell, TableColumn } from "../layout.ts";

/** The numbers behind a chart, for formats that cannot draw and for readers who cannot see. */
export function toChartTable(
  { labels, series, title, label }: ChartBlock,
  { language, dir }: Layout,
): TableBlock {
  const formats = createValueFormats(language);
  const cell = (text: string, value: number | null = null): TableCell => ({
    ...{ spans: text === "" ? [] : [{ text }], dir, columns: 1, rows: 1 },
    ...(value === null
      ? { kind: text === "" ? "empty" : "text", value: text || null }
      : { kind: "number", value }),
  });
  const head = ["", ...series.map(({ name }) => name)].map((text) => cell(text));
  const rows = labels.map((label, index) => [
    cell(label),
    ...series.map(({ values }) => {
      const value = values[index] ?? null;
      return value === null ? cell("") : cell(formats.number(value), value);
    }),
  ]);
  const columns = head.map((_, index): TableColumn => {
    const width = [head, ...rows].reduce((most, row) => {
      return Math.max(most, displayWidth(row[index]?.spans[0]?.text ?? ""));
    }, 0);
    return index === 0 ? { align: "start", kind: "text", width } : { align: "end", kind: "number", width };
  });
  const caption = title === undefined ? {} : { caption: { spans: [{ text: title }], dir } };
  return {
    kind: "table",
    citations: [],
    columns,
    head: [head],
    rows,
    name: title ?? "",
    ...caption,
    ...(label !== undefined && { label }),
  };
}
