import { open, readFile, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { parseRows } from "../../lib/delimited/parse-rows.ts";
import type { DelimitedRow } from "../../lib/delimited/parse-rows.ts";
import { sniffDelimiter } from "../../lib/delimited/sniff-delimiter.ts";
import { Failure } from "../../model/failure.ts";
import { buildTable, toRawTable } from "../table/build-table.ts";
import type { BuildOptions, RawTable, TableBody } from "../table/build-table.ts";
import { isTotalLabel } from "../table/find-totals.ts";
import type { TableGrid } from "../table/to-grid.ts";
import type { FileSource, TypedTable } from "../table/typed-table.ts";
import { decodeCsv, wholeCharacters } from "./decode-csv.ts";
import { scanFormat } from "./scan-format.ts";
import type { CsvFile } from "../csv-file.ts";

export interface CsvOptions extends BuildOptions {
  /** A file up to this size is held in memory, where all of its cells can be looked at. */
  heldBytes?: number | undefined;
}

const mb = 1_048_576;
const defaultHeld = 8 * mb;
const headBytes = 192 * 1_024;
const blockBytes = 24 * 1_024;
const blocks = 6;

/** A delimited file as a typed table: small ones held, large ones sampled and scanned anew for each question. */
export async function openCsv(file: CsvFile, options: CsvOptions): Promise<Omit<TypedTable, "id">> {
  const { size } = await stat(file.path);
  return size <= (options.heldBytes ?? defaultHeld) ? holdCsv(file, options) : sampleCsv(file, options, size);
}

async function holdCsv(file: CsvFile, options: CsvOptions): Promise<Omit<TypedTable, "id">> {
  const decoded = decodeCsv(await readFile(file.path));
  if (decoded === undefined) throw notText(file);
  const rows = parseRows(decoded.text, delimiterOf(decoded.text.slice(0, headBytes)));
  const raw = toRaw(rows);
  if (raw === undefined) throw new Failure("empty", `${file.fileName} holds no table.`);
  const body = buildTable(raw, options);
  const remarks = [...body.remarks, ...raggedRemark(rows, raw.names.length)];
  if (!decoded.isSure) remarks.push(`the file is not UTF-8 and was read as ${decoded.encoding}`);
  return { ...toTable(file, body), remarks, isSampled: false };
}

function toTable(
  { fileName, document = fileName }: CsvFile,
  body: TableBody,
): Omit<TypedTable, "id" | "isSampled"> {
  return { ...body, name: fileName, document, parts: [{ id: document, position: { line: 1 } }] };
}

function notText({ fileName }: CsvFile): Failure {
  return new Failure("unsupported", `${fileName} is no delimited text; it holds zero bytes.`);
}

/** Blank lines part nothing in a delimited file. */
function toRaw(rows: readonly DelimitedRow[]): RawTable | undefined {
  const filled = rows.flatMap(({ cells, line }, row) =>
    cells.some((text) => text.trim() !== "")
      ? [{ cells: cells.map((text) => ({ text })), place: { part: 0, row, line } }]
      : [],
  );
  const grid: TableGrid = { rows: filled, left: 0, spans: new Map() };
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width === 0) return undefined;
  const region = { top: 0, bottom: filled.length - 1, left: 0, right: width - 1 };
  return toRawTable(grid, region) ?? headOnly(grid, width);
}

/** A file of heads alone is a table without rows. */
function headOnly({ rows }: TableGrid, width: number): RawTable {
  const names = Array.from(
    { length: width },
    (_, at) => rows[0]?.cells[at]?.text.trim() || `Column ${at + 1}`,
  );
  return { names, titles: [], rows: [], left: 0, layout: "columns" };
}

function raggedRemark(rows: readonly DelimitedRow[], width: number): string[] {
  const ragged = rows.filter(
    ({ cells }) => cells.length !== width && cells.some((text) => text.trim() !== ""),
  );
  const [first] = ragged;
  return first === undefined
    ? []
    : [`${ragged.length} lines have another number of cells than ${width}, the first is line ${first.line}`];
}

async function sampleCsv(file: CsvFile, options: CsvOptions, size: number): Promise<Omit<TypedTable, "id">> {
  const handle = await open(file.path);
  try {
    const head = decodeHead(await readBlock(handle, 0, headBytes), file);
    const delimiter = delimiterOf(head);
    const first = parseRows(head, delimiter).slice(0, -1);
    const raw = toRaw(first);
    const start = raw?.rows[0]?.place.line;
    if (raw === undefined || start === undefined)
      throw new Failure(
        "unsupported",
        `${file.fileName} has no row that ends within its first ${headBytes} bytes.`,
      );
    const width = raw.names.length;
    const more = await readSamples(handle, size, delimiter);
    for (const { cells } of more.rows)
      if (cells.length === width)
        raw.rows.push({ cells: cells.map((text) => ({ text })), place: { part: 0, row: -1 } });
    const body = buildTable({ ...raw, layout: "columns" }, options);
    const bytesPerRow = Buffer.byteLength(head) / Math.max(1, first.length);
    const { columns, source } = describeScan(body, {
      ...{ kind: "file", path: file.path, delimiter, quote: '"', skip: start - 1, width },
      endsInTotal: more.last?.cells.some((text) => isTotalLabel(text)) ?? false,
    });
    const remarks = [
      ...body.remarks.filter((text) => text.startsWith("the numbers")),
      ...(source.endsInTotal ? ["the last row is called a total"] : []),
    ];
    const rowCount = Math.round(size / bytesPerRow);
    return { ...toTable(file, body), columns, source, rowCount, remarks, isSampled: true };
  } finally {
    await handle.close();
  }
}

/** The columns as a scan can read them; what it cannot read as a date stays text. */
function describeScan(
  body: TableBody,
  source: Omit<FileSource, "formats" | "sample">,
): Pick<TableBody, "columns"> & { source: FileSource } {
  const cells = body.source;
  if (cells.kind !== "cells") throw new Failure("internal", "A sample is always held.");
  const { texts, values } = cells;
  const made = body.columns.map((column, at) =>
    scanFormat(
      column,
      texts.map((row) => row[at] ?? ""),
    ),
  );
  return {
    columns: made.map(({ column }) => column),
    source: { ...source, formats: made.map(({ format }) => format), sample: { values, texts } },
  };
}

function delimiterOf(head: string): string {
  return sniffDelimiter(head.replaceAll(/\r\n?/g, "\n"));
}

function decodeHead(bytes: Uint8Array, file: CsvFile): string {
  const decoded = decodeCsv(wholeCharacters(bytes, true));
  if (decoded === undefined) throw notText(file);
  if (decoded.encoding === "utf-8") return decoded.text;
  throw new Failure(
    "unsupported",
    `${file.fileName} is too large to be held and is not UTF-8. Save it as UTF-8, then it can be scanned.`,
  );
}

/** Rows from the middle and the end, so that a surprise further down is seen. */
async function readSamples(
  handle: FileHandle,
  size: number,
  delimiter: string,
): Promise<{ rows: DelimitedRow[]; last?: DelimitedRow }> {
  const rows: DelimitedRow[] = [];
  for (let block = 1; block <= blocks; block += 1) {
    const from = block === blocks ? size - blockBytes : Math.floor((size / blocks) * block);
    if (from < headBytes) continue;
    const bytes = wholeCharacters(await readBlock(handle, from, blockBytes), false);
    const text = new TextDecoder("utf-8").decode(bytes);
    const begin = text.indexOf("\n") + 1;
    const found = parseRows(text.slice(begin), delimiter);
    for (const row of block === blocks ? found : found.slice(0, -1)) rows.push(row);
  }
  const last = rows.findLast(({ cells }) => cells.some((text) => text.trim() !== ""));
  return last === undefined ? { rows } : { rows, last };
}

async function readBlock(handle: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
