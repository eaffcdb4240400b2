import { readRelations } from "../../ooxml/read-relations.ts";
import type { PackageRelation } from "../../ooxml/read-relations.ts";
import type { Archive } from "../../archive/open-archive.ts";
import type { Reading } from "../../reader.ts";
import { createNumberFormat } from "../format-number.ts";
import { writeComments } from "../frame-parts.ts";
import type { PictureScope } from "../picture.ts";
import type { SheetOutput } from "../sheet-output.ts";
import { createSharedStrings } from "../shared-strings.ts";
import { writeLabels, writeSheetName } from "../write-labels.ts";
import { createSheetWriter } from "../write-sheet.ts";
import { partOf } from "./book.ts";
import type { OpenWorkbook } from "./book.ts";
import { readComments, readPersons } from "./read-comments.ts";
import { readFrame } from "./read-frame.ts";
import { propertyParts, readProperties } from "../../ooxml/read-properties.ts";
import { readRows } from "./read-rows.ts";
import { readStrings } from "./read-strings.ts";
import { readStyles } from "./read-styles.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { SheetEntry, Workbook } from "./read-workbook.ts";
import { createRowReader } from "./to-row.ts";
import { writeDrawings } from "./write-drawings.ts";

/** Reads a workbook of the Open XML kind row by row, whatever its size; sheets come in their order. */
export async function readXlsx(
  { source: { fileName }, sink }: Reading,
  archive: Archive,
  output: SheetOutput,
): Promise<void> {
  const workbook = await readWorkbook({ archive, fileName });
  const file = { archive, fileName, sink };
  const lines = await readProperties(file, propertyParts(file, workbook.packageRelations));
  await writeLabels({ lines, ...workbook }, output);
  const scope = { archive, fileName, sink, output, pictures: new Set<string>() };
  const book: OpenWorkbook = { ...scope, ...(await readShared(workbook, scope)) };
  const read = new Set<string>();
  for (const sheet of workbook.sheets) {
    if (read.has(sheet.part))
      output.warn("same-sheet", `${fileName} lists one sheet under several names; it was read once.`);
    else await readOneSheet(sheet, book);
    read.add(sheet.part);
  }
}

async function readShared({ relations, is1904 }: Workbook, scope: PictureScope) {
  const entryOf = (type: string) =>
    relations.find((one) => one.type === type && !one.external && scope.archive.has(one.target))?.target;
  const strings = createSharedStrings(scope.fileName);
  const stringsName = entryOf("sharedStrings");
  if (stringsName !== undefined) await readStrings(partOf(scope, stringsName), strings, scope.output.beat);
  const stylesName = entryOf("styles");
  return {
    strings,
    styles: stylesName === undefined ? [] : await readStyles(partOf(scope, stylesName)),
    formatNumber: createNumberFormat(is1904),
    persons: await readPersons(scope, relations),
  };
}

async function readOneSheet({ name, hidden, part, kind }: SheetEntry, book: OpenWorkbook): Promise<void> {
  await writeSheetName(name, hidden, book.output);
  const relations = await readRelations(partOf(book, part));
  if (kind !== "chartsheet") await readCells({ name, hidden, part, relations }, book);
  await writeDrawings(relations, { book, sheet: name, hidden });
}

interface CellSheet {
  name: string;
  hidden: boolean;
  part: string;
  relations: readonly PackageRelation[];
}

async function readCells({ name, hidden, part, relations }: CellSheet, book: OpenWorkbook): Promise<void> {
  const { isHiddenColumn, spans, margins } = await readFrame(book, part);
  const comments = await readComments(book, relations);
  const frame = { name, hidden, isHiddenColumn, spansOf: spans.of, commentAt: comments.at };
  const writer = createSheetWriter(frame, book.output);
  const toRow = createRowReader(book);
  await readRows(partOf(book, part), (row) => writer.row(toRow(row)));
  await writer.end();
  await writeComments(comments, name, book.output);
  for (const text of margins)
    await book.output.part({ type: "text", text, heading: [name], position: { sheet: name } });
}
