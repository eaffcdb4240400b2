import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { Zip, ZipDeflate } from "fflate";
import { makeXlsx } from "../../test/fixtures/make-xlsx.ts";
import { unzipSync } from "fflate";

const sheetName = "xl/worksheets/sheet0.xml";

/** A workbook whose only sheet is written row by row: it never stands in memory whole. */
export async function writeBigWorkbook(
  path: string,
  { rows, columns }: { rows: number; columns: number },
): Promise<void> {
  const out = createWriteStream(path);
  const zip = new Zip((error, chunk) => {
    if (error !== null) out.destroy(error);
    else out.write(chunk);
  });
  const frame = unzipSync(makeXlsx({ sheets: [{ name: "Big", rows: "" }] }));
  for (const [name, content] of Object.entries(frame)) {
    if (name === sheetName) continue;
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(content, true);
  }
  const sheet = new ZipDeflate(sheetName, { level: 1 });
  zip.add(sheet);
  const [head = "", tail = ""] = Buffer.from(frame[sheetName] ?? [])
    .toString()
    .split("<sheetData></sheetData>");
  sheet.push(Buffer.from(`${head}<sheetData>`));
  for (let row = 1; row <= rows; row += 1) {
    sheet.push(Buffer.from(`<row r="${row}">${cellsOf(row, columns)}</row>`));
    if (out.writableNeedDrain) await once(out, "drain");
  }
  sheet.push(Buffer.from(`</sheetData>${tail}`), true);
  zip.end();
  out.end();
  await finished(out);
}

function cellsOf(row: number, columns: number): string {
  let cells = "";
  for (let column = 0; column < columns; column += 1)
    cells +=
      column % 4 === 0
        ? `<c t="inlineStr"><is><t>Text ${row} ${column}</t></is></c>`
        : `<c><v>${(row * (column + 3)) % 99_991}</v></c>`;
  return cells;
}
