import { setImmediate } from "node:timers/promises";
import { strFromU8 } from "fflate";
import { stableEntries } from "../stable-zip.ts";
import { type CellBook, cellName, cellXml, columnName } from "./cells/cell-xml.ts";
import { createPartRewriter } from "./rewrite-part.ts";
import type { Book, PlannedSheet, SheetRow } from "./sheets/sheet.ts";
import { createStringTable } from "./cells/string-table.ts";
import { createPartZip, type PartStream } from "./zip-parts.ts";

const sheetPart = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const stringPart = "xl/sharedStrings.xml";
const sheetData = /<sheetData(?:\/>|>.*?<\/sheetData>)/s;

/** The library's workbook with the rows poured in, packed row by row: only the packed bytes are kept. */
export async function packWorkbook(
  frame: Uint8Array,
  sheets: readonly PlannedSheet[],
  book: Book,
): Promise<Uint8Array> {
  const entries = stableEntries(frame, createPartRewriter(sheets, book));
  const first = entries.find(({ name }) => name === "xl/worksheets/sheet1.xml");
  const styles = readStyles(first === undefined ? "" : strFromU8(first.bytes), book);
  const strings = createStringTable();
  const zip = createPartZip();
  const rowHeight = Math.max(15, Math.ceil(book.options.theme.sizes.body * 1.4));
  for (const { name, bytes } of entries) {
    const sheet = sheets[Number(sheetPart.exec(name)?.[1] ?? 0) - 1];
    if (sheet !== undefined)
      await writeSheet(
        zip.open(name),
        { text: strFromU8(bytes), sheet, styles, strings, rowHeight },
        book.options.signal,
      );
    else if (name !== stringPart) zip.add(name, bytes);
  }
  const part = zip.open(stringPart);
  for (const piece of strings.part()) part.write(piece);
  part.close();
  return zip.finish();
}

/** The library was given one cell of each style; here stands which number it gave to each. */
function readStyles(text: string, { styles }: Book): number[] {
  const given = new Map(
    [...text.matchAll(/<c r="([A-Z]+)1" s="(\d+)"/g)].map(([, at, style]) => [at, Number(style)]),
  );
  return styles.all().map((_, index) => given.get(columnName(index)) ?? 0);
}

interface SheetText extends CellBook {
  text: string;
  sheet: PlannedSheet;
  /** Points. */
  rowHeight: number;
}

const rowsAtOnce = 2_000;

async function writeSheet(
  part: PartStream,
  given: SheetText,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { text, sheet, rowHeight } = given;
  const rowXml = createRowXml(given);
  const range = `A1:${cellName(sheet.lastRow, sheet.lastColumn)}`;
  const sized = text
    .replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="${range}"/>`)
    .replace(
      'defaultRowHeight="15"',
      `defaultRowHeight="${rowHeight}"${rowHeight > 15 ? ' customHeight="1"' : ""}`,
    );
  const found = sheetData.exec(sized);
  const at = found?.index ?? sized.length;
  part.write(`${sized.slice(0, at)}<sheetData>`);
  let count = 0;
  for (const row of sheet.rows()) {
    part.write(rowXml(row));
    count += 1;
    if (count % rowsAtOnce === 0) {
      await setImmediate();
      signal?.throwIfAborted();
    }
  }
  part.write(`</sheetData>${sized.slice(at + (found?.[0].length ?? 0))}`);
  part.close();
}

function createRowXml(book: CellBook): (row: SheetRow) => string {
  const columns: string[] = [];
  return ({ row, cells, height, isFitted }) => {
    const number = String(row + 1);
    let xml = "";
    for (const cell of cells) {
      const name = (columns[cell.column] ??= columnName(cell.column)) + number;
      xml += cellXml(cell, name, book);
    }
    if (xml === "" && height === undefined) return "";
    const size = height === undefined ? "" : ` ht="${height}"${isFitted ? "" : ' customHeight="1"'}`;
    return `<row r="${number}"${size}>${xml}</row>`;
  };
}
