import { setImmediate } from "node:timers/promises";
import { workbookChartXml } from "../../chart/native-chart.ts";
import { mediaName } from "../../office/media.ts";
import { relate, type Relations, relationsXml } from "../../office/relations.ts";
import { cellXml, columnName } from "../cells/cell-xml.ts";
import type { StringTable } from "../cells/string-table.ts";
import type { Book, PlannedSheet, SheetRow } from "../sheets/sheet.ts";
import type { PartZip } from "../zip-parts.ts";
import { drawingXml } from "./drawing-xml.ts";
import { blocksOf, noteBoxesXml, notesXml } from "./notes-xml.ts";
import { type SheetParts, sheetHead, sheetTail } from "./sheet-xml.ts";

const encoder = new TextEncoder();

/** What the sheets of a file share while it is written. */
export interface SharedParts {
  zip: PartZip;
  strings: StringTable;
  /** Pictures by name: each is stored once. */
  media: Map<string, Uint8Array>;
  charts: number;
  /** The next free block of numbers for the boxes of notes. */
  noteBlock: number;
}

export interface SheetJob {
  sheet: PlannedSheet;
  number: number;
  shared: SharedParts;
}

const rowsAtOnce = 2_000;

/** One sheet with the parts that hang on it; its rows are packed one by one. */
export async function writeSheet(job: SheetJob, book: Book): Promise<void> {
  const { sheet, number, shared } = job;
  const relations: Relations = { list: [] };
  const parts = addParts(job, relations, book);
  const rowHeight = Math.max(15, Math.ceil(book.options.theme.sizes.body * 1.4));
  const part = shared.zip.open(`xl/worksheets/sheet${number}.xml`);
  part.write(sheetHead(sheet, { isOpen: number === 1, dir: book.layout.dir, rowHeight }));
  const rowXml = createRowXml(shared.strings);
  let count = 0;
  for (const row of sheet.rows()) {
    part.write(rowXml(row));
    count += 1;
    if (count % rowsAtOnce === 0) {
      await setImmediate();
      book.options.signal?.throwIfAborted();
    }
  }
  part.write(sheetTail(sheet, relations, parts));
  part.close();
  if (relations.list.length > 0)
    shared.zip.add(`xl/worksheets/_rels/sheet${number}.xml.rels`, encoder.encode(relationsXml(relations)));
}

export const isDrawn = ({ chart, pictures }: PlannedSheet): boolean =>
  chart !== undefined || pictures.length > 0;

/** Notes and drawings are parts of their own that hang on the sheet. */
function addParts({ sheet, number, shared }: SheetJob, relations: Relations, book: Book): SheetParts {
  const parts: SheetParts = {};
  const add = (name: string, xml: string) => shared.zip.add(name, encoder.encode(xml));
  if (isDrawn(sheet)) {
    parts.drawing = relate(relations, { type: "drawing", target: `../drawings/drawing${number}.xml` });
    addDrawing({ sheet, number, shared }, book);
  }
  if (sheet.notes.length > 0) {
    const { theme } = book.options;
    relate(relations, { type: "comments", target: `../comments${number}.xml` });
    parts.notes = relate(relations, { type: "vmlDrawing", target: `../drawings/vmlDrawing${number}.vml` });
    add(`xl/comments${number}.xml`, notesXml(sheet, { name: theme.fonts.body, size: 9 }));
    add(`xl/drawings/vmlDrawing${number}.vml`, noteBoxesXml(sheet, shared.noteBlock));
    shared.noteBlock += blocksOf(sheet.notes.length);
  }
  return parts;
}

function addDrawing({ sheet, number, shared }: SheetJob, { layout, options }: Book): void {
  const relations: Relations = { list: [] };
  const add = (name: string, xml: string) => shared.zip.add(name, encoder.encode(xml));
  const pictures = sheet.pictures.map((picture) => {
    const name = mediaName(picture);
    shared.media.set(name, picture.bytes);
    return relate(relations, { type: "image", target: `../media/${name}` });
  });
  let chart: string | undefined;
  if (sheet.chart !== undefined) {
    shared.charts += 1;
    const name = `chart${shared.charts}.xml`;
    chart = relate(relations, { type: "chart", target: `../charts/${name}` });
    add(
      `xl/charts/${name}`,
      workbookChartXml(sheet.chart.block, sheet.name, { theme: options.theme, layout }),
    );
  }
  const xml = drawingXml(sheet, { pictures, ...(chart !== undefined && { chart }) });
  add(`xl/drawings/drawing${number}.xml`, xml);
  add(`xl/drawings/_rels/drawing${number}.xml.rels`, relationsXml(relations));
}

function createRowXml(strings: StringTable): (row: SheetRow) => string {
  const columns: string[] = [];
  return ({ row, cells, height, isFitted }) => {
    const number = String(row + 1);
    let xml = "";
    for (const cell of cells) {
      const name = (columns[cell.column] ??= columnName(cell.column)) + number;
      xml += cellXml(cell, name, strings);
    }
    if (xml === "" && height === undefined) return "";
    const size = height === undefined ? "" : ` ht="${height}"${isFitted ? "" : ' customHeight="1"'}`;
    return `<row r="${number}"${size}>${xml}</row>`;
  };
}
