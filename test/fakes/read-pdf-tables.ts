import { readPdf } from "../../src/extract/pdf/pdf.ts";
import type { NewPart } from "../../src/extract/reader.ts";
import type { Table } from "../../src/model/document.ts";
import { makePdf, type PdfPage } from "../fixtures/make-pdf.ts";
import { collectParts } from "./collect-parts.ts";

export async function readParts(pages: readonly PdfPage[]): Promise<NewPart[]> {
  const { parts } = await collectParts(readPdf, makePdf({ pages }), { fileName: "tables.pdf" });
  return parts;
}

/** The tables of a drawn document, in reading order. */
export async function readTables(pages: readonly PdfPage[]): Promise<Table[]> {
  return (await readParts(pages)).flatMap(({ table }) => (table === undefined ? [] : [table]));
}

/** Each cell as it is written on the page. */
export function shownRows({ rows, notes = [] }: Table): string[][] {
  return rows.map((cells, row) =>
    cells.map((cell, column) => {
      const note = notes.find((one) => one.row === row && one.column === column);
      return note?.shown ?? String(cell ?? "");
    }),
  );
}
