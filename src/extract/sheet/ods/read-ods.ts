import { unlockOdf } from "../../decrypt/unlock-odf.ts";
import { readMeta } from "../../odf/read-meta.ts";
import type { Archive } from "../../archive/open-archive.ts";
import type { Reading } from "../../reader.ts";
import { cellName } from "../../../lib/cell-address.ts";
import { createComments, createHiddenColumns, createSpans, writeComments } from "../frame-parts.ts";
import type { PictureScope } from "../picture.ts";
import type { SheetOutput } from "../sheet-output.ts";
import type { WorkbookCell } from "../workbook-row.ts";
import { writeLabels, writeSheetName } from "../write-labels.ts";
import { createSheetWriter } from "../write-sheet.ts";
import { readTables } from "./read-tables.ts";
import type { TableEvent } from "./read-tables.ts";
import { toCells } from "./to-cells.ts";
import type { OdsCell } from "./to-cells.ts";
import { writeShapes } from "./write-shapes.ts";

/** Reads an OpenDocument spreadsheet row by row; its properties come last, with the names of all sheets. */
export async function readOds(
  { source: { fileName }, options, sink }: Reading,
  opened: Archive,
  output: SheetOutput,
): Promise<void> {
  const archive = await unlockOdf(opened, fileName, options.password);
  const scope: PictureScope = { archive, fileName, output, sink, pictures: new Set() };
  const sheets: { name: string; hidden: boolean }[] = [];
  const names: { name: string; value: string }[] = [];
  let sheet: OpenSheet | undefined;
  await readTables({ archive, name: "content.xml", fileName }, async (event) => {
    if (event.kind === "sheet") {
      sheets.push(event);
      await writeSheetName(event.name, event.hidden, output);
      sheet = createSheet(event, scope);
    } else if (event.kind === "name") names.push(event);
    else await sheet?.take(event);
  });
  const lines = await readMeta({ archive, fileName, sink });
  await writeLabels({ lines, sheets, names }, output);
}

type SheetEvent = Exclude<TableEvent, { kind: "sheet" | "name" }>;
interface OpenSheet {
  take(event: SheetEvent): Promise<void>;
}

/** What counts as repeated where a number stands in for many cells. */
const cellCost = 16;

function createSheet({ name, hidden }: { name: string; hidden: boolean }, scope: PictureScope): OpenSheet {
  const { output } = scope;
  const spans = createSpans(output);
  const comments = createComments();
  const hiddenColumns = createHiddenColumns();
  const frame = {
    name,
    hidden,
    isHiddenColumn: hiddenColumns.has,
    spansOf: spans.of,
    commentAt: comments.at,
  };
  const writer = createSheetWriter(frame, output);
  let columns = 0;
  let row = 0;

  /** What is true of a cell beside its value; only its first copy tells. */
  function note({ column, comment, rowSpan, columnSpan }: OdsCell) {
    spans.add({ top: row, left: column, bottom: row + rowSpan - 1, right: column + columnSpan - 1 });
    comments.add({ row, column, author: "", text: comment });
  }

  async function takeRow(event: Extract<TableEvent, { kind: "row" }>) {
    const cells = toCells(event.node);
    for (const cell of cells) note(cell);
    for (const { node, column } of cells)
      await writeShapes(node, { ...scope, sheet: name, hidden, range: cellName(row, column) });
    const copies = cells.some(({ content }) => content !== undefined) ? event.count : 1;
    for (let copy = 0; copy < copies; copy += 1)
      await writer.row({ row: row + copy, hidden: event.hidden, cells: spread(cells, copy > 0, output) });
    row += event.count;
  }

  return {
    async take(event) {
      if (event.kind === "columns") {
        if (event.hidden) hiddenColumns.add(columns, columns + event.count - 1);
        columns += event.count;
      } else if (event.kind === "row") await takeRow(event);
      else if (event.kind === "shapes") await writeShapes(event.node, { ...scope, sheet: name, hidden });
      else {
        await writer.end();
        await writeComments(comments, name, output);
      }
    },
  };
}

function spread(cells: readonly OdsCell[], isCopy: boolean, output: SheetOutput): WorkbookCell[] {
  const all: WorkbookCell[] = [];
  for (const { column, count, content } of cells) {
    if (content === undefined) continue;
    for (let copy = 0; copy < count; copy += 1) {
      if (isCopy || copy > 0) output.repeat(content.shown.length + cellCost);
      all.push({ column: column + copy, ...content });
    }
  }
  return all;
}
