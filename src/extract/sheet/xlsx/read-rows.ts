import { Failure } from "../../../model/failure.ts";
import { readXml } from "../../xml/read-xml.ts";
import { localName, readEntry } from "../../xml/xml-tree.ts";
import type { XmlPart } from "../../xml/xml-tree.ts";
import { columnOf } from "../../../lib/cell-address.ts";
import { appendText } from "../append-text.ts";

/** A cell as it stands in the file; its text is looked up only when its turn comes. */
export interface RawCell {
  column: number;
  type: string;
  style: number;
  value?: string;
  inline?: string;
  formula?: RawFormula;
}

interface RawFormula {
  text: string;
  /** Of a formula that several cells share; only the first one has its text. */
  shared?: string;
}

export interface RawRow {
  row: number;
  hidden: boolean;
  cells: RawCell[];
}

type Attributes = Record<string, string>;

/** Twice what Excel allows. */
const mostCells = 32_768;

/** Hands over the rows of a sheet in their order; holds those of one piece of the file. */
export async function readRows(part: XmlPart, take: (row: RawRow) => Promise<void>): Promise<void> {
  const ready: RawRow[] = [];
  async function* pieces() {
    for await (const piece of readEntry(part)) {
      yield piece;
      for (const row of ready.splice(0)) await take(row);
    }
  }
  await readXml(pieces(), createRowHandlers(ready, part.fileName), { fileName: part.fileName });
  for (const row of ready) await take(row);
}

function createRowHandlers(ready: RawRow[], fileName: string) {
  let row: RawRow = { row: -1, hidden: false, cells: [] };
  let cell: RawCell | undefined;
  let column = -1;
  let text: string | undefined;
  let hints = 0;

  function openCell({ r, t, s }: Attributes) {
    column = (r === undefined ? undefined : columnOf(r)) ?? column + 1;
    cell = { column, type: t ?? "n", style: s === undefined ? 0 : Number(s) };
  }

  function closeCell() {
    if (cell !== undefined && (cell.value ?? cell.inline ?? cell.formula) !== undefined) row.cells.push(cell);
    cell = undefined;
    if (row.cells.length > mostCells)
      throw new Failure("limit", `${fileName} holds a row of more than ${mostCells} cells; it was not read.`);
  }

  function closeText(name: string) {
    if (cell !== undefined && text !== undefined) {
      if (name === "v") cell.value = text;
      else if (name === "t") cell.inline = (cell.inline ?? "") + text;
      else if (cell.formula !== undefined) cell.formula.text = text;
    }
    text = undefined;
  }

  return {
    open(full: string, attributes: Attributes) {
      const name = localName(full);
      if (name === "c") openCell(attributes);
      else if (name === "v") text = "";
      else if (name === "row") {
        row = { row: rowOf(attributes.r, row.row), hidden: isTrue(attributes.hidden), cells: [] };
        column = -1;
      } else if (name === "f" && cell !== undefined) {
        const { t, si } = attributes;
        cell.formula = t === "shared" && si !== undefined ? { text: "", shared: si } : { text: "" };
        text = "";
      } else if (name === "t" && hints === 0) text = "";
      else if (name === "rPh") hints += 1;
    },
    text(piece: string) {
      if (text !== undefined) text = appendText(text, piece, fileName);
    },
    close(full: string) {
      const name = localName(full);
      if (name === "c") closeCell();
      else if (name === "v" || name === "f" || name === "t") closeText(name);
      else if (name === "row") ready.push(row);
      else if (name === "rPh") hints -= 1;
    },
  };
}

function rowOf(attribute: string | undefined, last: number): number {
  const row = Number(attribute) - 1;
  return Number.isInteger(row) && row >= 0 ? row : last + 1;
}

export function isTrue(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true" || attribute === "on";
}
