import { readFile } from "node:fs/promises";
import { CFB, read, set_cptable } from "@e965/xlsx";
import type { CellObject, WorkBook, WorkSheet } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full";
import { Failure } from "../../model/failure.ts";
import type { Archive } from "../archive/open-archive.ts";
import type { Reading } from "../reader.ts";
import { toReadFailure } from "../to-read-failure.ts";
import { createNumberFormat } from "./format-number.ts";
import type { FormatNumber } from "./format-number.ts";
import { createComments, createHiddenColumns, createSpans, writeComments } from "./frame-parts.ts";
import type { Comment } from "./frame-parts.ts";
import type { SheetOutput } from "./sheet-output.ts";
import type { WorkbookCell } from "./workbook-row.ts";
import { writeLabels, writeSheetName } from "./write-labels.ts";
import { createSheetWriter } from "./write-sheet.ts";

/** The library holds the whole workbook, at five to ten times its bytes. */
const mostBytes = 100 * 1_048_576;

/** Reads the binary kinds whole: an .xls, or an .xlsb out of its archive. */
export async function readBinary(
  { source, options }: Reading,
  output: SheetOutput,
  archive?: Archive,
): Promise<void> {
  if ((archive === undefined ? source.bytes : sizeOf(archive)) > mostBytes)
    throw new Failure(
      "limit",
      `${source.fileName} is a binary workbook of more than ${mostBytes / 1_048_576} MB, which can only be read whole. Save it as .xlsx and send that.`,
    );
  const bytes = archive === undefined ? await readOle(source.path) : await unpack(archive);
  const book = parse(bytes, source.fileName, options.password);
  const sheets = book.SheetNames.map((name, at) => ({
    name,
    hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }));
  const names = (book.Workbook?.Names ?? []).map(({ Name, Ref }) => ({ name: Name, value: Ref }));
  const lines = propertiesOf(book);
  if (book.vbaraw !== undefined) {
    output.warn("macros", `${source.fileName} holds macros; they were not run.`);
    lines.push("Macros: present, never run");
  }
  await writeLabels({ lines, sheets, names }, output);
  const formatNumber = createNumberFormat(book.Workbook?.WBProps?.date1904 === true);
  for (const { name, hidden } of sheets) {
    await writeSheetName(name, hidden, output);
    const sheet = book.Sheets[name];
    if (sheet !== undefined) await writeOneSheet(sheet, { name, hidden, output, formatNumber });
  }
}

function sizeOf(archive: Archive): number {
  return archive.names().reduce((sum, name) => sum + archive.size(name), 0);
}

/** Without the signs of zip files in it: the library would unpack themes, and it hangs on a damaged one. */
async function readOle(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const sign = Buffer.from("PK\u0003\u0004");
  for (let at = bytes.indexOf(sign); at !== -1; at = bytes.indexOf(sign, at)) bytes.fill(0, at, at + 4);
  return bytes;
}

/** The same archive with nothing packed, so that the library has nothing to unpack: it hangs on damaged streams. */
async function unpack(archive: Archive): Promise<Buffer> {
  const plain: unknown = CFB.utils.cfb_new({ root: "R" });
  for (const name of archive.names())
    if (!name.endsWith("/")) CFB.utils.cfb_add(plain, `/${name}`, await archive.read(name), { unsafe: true });
  return Buffer.from(CFB.write(plain, { type: "buffer", fileType: "zip", compression: false }));
}

function parse(bytes: Buffer, fileName: string, password: string | undefined): WorkBook {
  try {
    set_cptable(codepages);
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellNF: true,
      cellStyles: true,
      bookVBA: true,
      ...(password === undefined ? {} : { password }),
    });
  } catch (cause) {
    if (cause instanceof Error && /password|encrypt/i.test(cause.message))
      throw new Failure(
        "password_required",
        `${fileName} is protected with a password. Save it without the password and send it again.`,
        { cause },
      );
    if (cause instanceof RangeError && !/call stack|string length/i.test(cause.message))
      throw new Failure("corrupt", `${fileName} is damaged: it points outside of itself. Send it again.`, {
        cause,
      });
    throw toReadFailure(cause, fileName);
  }
}

function propertiesOf({ Props = {}, Custprops = {} }: WorkBook): string[] {
  const known: [label: string, value: unknown][] = [
    ["Title", Props.Title],
    ["Subject", Props.Subject],
    ["Author", Props.Author],
    ["Last modified by", Props.LastAuthor],
    ["Created", Props.CreatedDate],
    ["Modified", Props.ModifiedDate],
    ["Keywords", Props.Keywords],
    ["Description", Props.Comments],
    ["Category", Props.Category],
    ["Company", Props.Company],
    ["Manager", Props.Manager],
    ["Application", Props.Application],
    ...Object.entries(Custprops),
  ];
  return known.flatMap(([label, value]) => {
    const isDate = value instanceof Date && !Number.isNaN(value.getTime());
    const text = isDate
      ? value.toISOString()
      : ["string", "number"].includes(typeof value)
        ? String(value)
        : "";
    return text.trim() === "" ? [] : [`${label}: ${text.replaceAll(/\s+/g, " ").trim()}`];
  });
}

interface SheetScope {
  name: string;
  hidden: boolean;
  output: SheetOutput;
  formatNumber: FormatNumber;
}

async function writeOneSheet(sheet: WorkSheet, scope: SheetScope): Promise<void> {
  const { name, hidden, output, formatNumber } = scope;
  const data: (CellObject | undefined)[][] = sheet["!data"] ?? [];
  const spans = createSpans(output);
  for (const { s, e } of sheet["!merges"] ?? []) spans.add({ top: s.r, left: s.c, bottom: e.r, right: e.c });
  const comments = createComments(commentsOf(data));
  const columns = createHiddenColumns();
  for (const [at, info] of ownEntries(sheet["!cols"] ?? [])) if (info.hidden === true) columns.add(at, at);
  const frame = { name, hidden, isHiddenColumn: columns.has, spansOf: spans.of, commentAt: comments.at };
  const writer = createSheetWriter(frame, output);
  for (const [row, cells] of ownEntries(data)) {
    const read = ownEntries(cells).flatMap(([column, cell]) => toCell(cell, column, formatNumber));
    await writer.row({ row, hidden: sheet["!rows"]?.[row]?.hidden === true, cells: read });
  }
  await writer.end();
  await writeComments(comments, name, output);
}

/** The entries that are there: a sparse array may claim millions. */
function ownEntries<T>(list: readonly (T | undefined)[]): [at: number, value: T][] {
  return Object.entries(list).flatMap(([at, value]) => (value === undefined ? [] : [[Number(at), value]]));
}

function commentsOf(data: readonly (CellObject | undefined)[][]): Comment[] {
  return ownEntries(data).flatMap(([row, cells]) =>
    ownEntries(cells).flatMap(([column, cell]) =>
      (cell.c ?? []).map(({ a = "", t }) => ({
        row,
        column,
        author: a,
        text: t.replaceAll(/\r\n?/g, "\n").trim(),
      })),
    ),
  );
}

function toCell(cell: CellObject, column: number, formatNumber: FormatNumber): WorkbookCell[] {
  const formula = cell.f === undefined || cell.f === "" ? {} : { formula: `=${cell.f}` };
  const { t, v, w } = cell;
  if (t === "n" && typeof v === "number")
    return [{ column, ...formatNumber(v, typeof cell.z === "string" ? cell.z : "General"), ...formula }];
  if (t === "b") return [{ column, value: v === true, shown: v === true ? "TRUE" : "FALSE", ...formula }];
  if (t === "e") return [{ column, value: w ?? "#N/A", shown: w ?? "#N/A", type: "error", ...formula }];
  const text = typeof v === "string" ? v.replaceAll(/\r\n?/g, "\n") : "";
  if (text === "") return "formula" in formula ? [{ column, value: null, shown: "", ...formula }] : [];
  return [{ column, value: text, shown: text, ...formula }];
}
