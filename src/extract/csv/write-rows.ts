import type { DelimitedRow } from "../../lib/delimited/parse-rows.ts";
import { largest } from "../../lib/largest.ts";
import type { Cell } from "../../model/document.ts";
import type { Sink } from "../reader.ts";
import { rangeName } from "../../lib/cell-address.ts";
import { findHeader } from "../sheet/find-header.ts";

const rowsPerPart = 200;
const textPerPart = 1_048_576;
const cleanNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const exactDigits = 15;

/** Turns rows into table parts; holds the rows of one part. */
export function createRowWriter(sink: Sink, fileName: string) {
  let rows: DelimitedRow[] = [];
  let size = 0;
  let done = 0;
  let width: number | undefined;
  let header: Cell[] | undefined;
  let isRagged = false;

  async function flush() {
    const [first] = rows;
    if (first === undefined) return;
    const batch = rows;
    rows = [];
    size = 0;
    const typed = batch.map(({ cells }) => (isBlank(cells) ? [] : cells.map(toCell)));
    const columns = largest(
      typed.map((cells) => cells.length),
      1,
    );
    const area = { top: done, left: 0, bottom: done + batch.length - 1, right: columns - 1 };
    await sink.part({
      type: "table",
      text: batch.map(({ cells }) => toLine(cells)).join("\n"),
      table: { rows: typed, ...(header === undefined ? {} : { header }) },
      position: { line: first.line, range: rangeName(area) },
    });
    if (done === 0 && findHeader(typed) === 0) header = typed[0];
    done += batch.length;
    sink.progress(done);
  }

  function watchWidth({ line, cells }: DelimitedRow) {
    if (isBlank(cells)) return;
    width ??= cells.length;
    if (isRagged || cells.length === width) return;
    isRagged = true;
    sink.warn(
      "ragged",
      `Line ${line} of ${fileName} has ${cells.length} cells where the first has ${width}; such rows are kept as they are.`,
    );
  }

  return {
    async row(row: DelimitedRow) {
      watchWidth(row);
      rows.push(row);
      for (const cell of row.cells) size += cell.length + 1;
      if (rows.length >= rowsPerPart || size > textPerPart) await flush();
    },
    async end() {
      await flush();
      return width === undefined ? "empty" : "written";
    },
  };
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0] === "";
}

function toLine(cells: readonly string[]): string {
  const line = cells.join(" | ");
  return line.includes("\n") ? line.replaceAll(/\n+/g, " ") : line;
}

/** Only what is surely a number and survives as one; 007, 1,5 and account numbers stay text. */
function toCell(text: string): Cell {
  if (text === "") return null;
  const code = text.charCodeAt(0);
  if ((code < 48 || code > 57) && code !== 45) return text;
  if (!cleanNumber.test(text) || digitsOf(text) > exactDigits) return text;
  const value = Number(text);
  return Object.is(value, -0) ? text : value;
}

function digitsOf(text: string): number {
  if (text.length <= exactDigits) return text.length;
  return text.replace("-", "").replace(".", "").replace(/^0+/, "").length;
}
