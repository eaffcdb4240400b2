import {
  AlignmentType,
  type FileChild,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from "docx";
import type { Direction, TableBlock } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { columnWidths, type Widths } from "./column-widths.ts";
import type { DocxJob } from "./job.ts";
import { textWidthOf } from "./page-shape.ts";
import { isPlainRow, plainRow } from "./plain-row.ts";
import { type DocxCell, placeCells } from "./place-cells.ts";
import { tableSizeOf } from "./styles/style-spec.ts";
import { type RunLook, toRuns } from "./to-runs.ts";
import { writeCaption } from "./write-caption.ts";
import { gap, sideOf, sourceLine } from "./write-text.ts";

interface Frame extends Widths {
  job: DocxJob;
  table: TableBlock;
  /** Of most of its cells, per column. */
  dirs: Direction[];
  look: RunLook;
}

export function writeTable(job: DocxJob, block: TableBlock): FileChild[] {
  const { caption } = block;
  const isNewPage = block.pageBreak === true;
  const before =
    caption === undefined
      ? isNewPage
        ? [gap(true)]
        : []
      : [writeCaption(job, { kind: "table", line: caption, citations: block.citations, isNewPage })];
  const table = drawTable(job, block);
  const sources = caption === undefined ? sourceLine(job, block.citations) : [];
  return [...before, ...(table === undefined ? [] : [table]), ...sources, gap()];
}

function drawTable(job: DocxJob, block: TableBlock): Table | undefined {
  const usual = tableSizeOf(job.theme);
  const widths = columnWidths(block, { width: textWidthOf(job.page), size: usual });
  const look = widths.size === usual ? {} : { size: widths.size * 2 };
  const frame: Frame = { ...widths, job, table: block, dirs: columnDirections(job, block), look };
  const count = block.columns.length;
  const rows = [
    ...placeCells(block.head, count).map((row) => toRow(frame, row, "head")),
    ...placeCells(block.rows, count).map((row, index) => {
      const left = block.rows.length - index;
      if (left === 1 && block.hasTotal === true)
        return toRow({ ...frame, look: { ...frame.look, bold: true } }, row, "plain");
      return bodyRow(frame, row, left > 1 && left <= lastRows && block.rows.length > lastRows);
    }),
  ];
  if (rows.length === 0 || count === 0) return undefined;
  return new Table({
    style: "ReportTable",
    rows,
    columnWidths: widths.columns,
    width: { size: widths.columns.reduce((total, width) => total + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    ...(widths.padding === undefined ? {} : { margins: { left: widths.padding, right: widths.padding } }),
    tableLook: { firstRow: block.head.length > 0, noHBand: false, noVBand: true, firstColumn: false },
    ...(job.layout.dir === "rtl" ? { visuallyRightToLeft: true } : {}),
  });
}

// The last row of a table does not stand alone on a page.
const lastRows = 3;

function bodyRow(frame: Frame, cells: readonly DocxCell[], isKept: boolean): TableRow {
  const { job, look, columns } = frame;
  if (isKept || look.size !== undefined || !isPlainRow(cells, columns.length))
    return toRow(frame, cells, isKept ? "kept" : "plain");
  const alignment = (placed: DocxCell): string | undefined => alignmentOf(frame, placed, false).alignment;
  return plainRow({ cells, widths: columns, alignmentOf: alignment, clean: job.clean });
}

type RowKind = "head" | "plain" | "kept";

// Characters; a row that may be higher than a page has to run over its end.
const longestCell = 1500;

function toRow(frame: Frame, cells: readonly DocxCell[], kind: RowKind): TableRow {
  const isLong = cells.some(({ cell }) => spanText(cell.spans).length > longestCell);
  return new TableRow({
    ...(isLong ? {} : { cantSplit: true }),
    ...(kind === "head" && !isLong ? { tableHeader: true } : {}),
    children: cells.map((cell) => toCell(frame, cell, kind)),
  });
}

function toCell(frame: Frame, placed: DocxCell, kind: RowKind): TableCell {
  const { job, look } = frame;
  const isHead = kind === "head";
  const { cell, column, columns, rows } = placed;
  const width = frame.columns.slice(column, column + columns).reduce((total, each) => total + each, 0);
  const fill = { fill: job.theme.colors.headFill, type: "clear", color: "auto" } as const;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(columns > 1 ? { columnSpan: columns } : {}),
    ...(rows > 1 ? { rowSpan: rows } : {}),
    ...(isHead ? { shading: fill, verticalAlign: VerticalAlignTable.BOTTOM } : {}),
    children: [
      new Paragraph({
        style: isHead ? "TableHead" : "TableText",
        ...sideOf(cell.dir),
        ...alignmentOf(frame, placed, isHead),
        ...(kind === "kept" ? { keepNext: true } : {}),
        children: toRuns(job, cell, look),
      }),
    ],
  });
}

function alignmentOf(
  { table, dirs }: Frame,
  { cell, column, columns }: DocxCell,
  isHead: boolean,
): Pick<IParagraphOptions, "alignment"> {
  if (columns > 1 && isHead) return { alignment: AlignmentType.CENTER };
  const isNumber = ["number", "percent", "currency", "formula"].includes(cell.kind);
  const align = isNumber && !isHead ? "end" : (table.columns[column]?.align ?? "start");
  if (align === "center") return { alignment: AlignmentType.CENTER };
  // A column has one edge: a cell in the other direction turns its alignment around.
  const isTurned = cell.dir !== dirs[column];
  return (align === "end") === isTurned ? {} : { alignment: AlignmentType.END };
}

function columnDirections({ layout }: DocxJob, { columns, head, rows }: TableBlock): Direction[] {
  const balance = columns.map(() => 0);
  for (const row of [...placeCells(head, columns.length), ...placeCells(rows, columns.length)])
    for (const { cell, column } of row)
      if (cell.kind === "text") balance[column] = (balance[column] ?? 0) + (cell.dir === "rtl" ? 1 : -1);
  return balance.map((count) => (count === 0 ? layout.dir : count > 0 ? "rtl" : "ltr"));
}
