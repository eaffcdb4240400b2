import type { Cell, Table, TableNote } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import { attributeOf, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { odfText } from "../odf/odf-text.ts";

const mostCells = 1_000_000;

/** A table of an OpenDocument slide or chart: numbers stay numbers, a covered cell is null. */
export function odfTable(table: XmlNode, fileName: string): Table {
  const rows: Cell[][] = [];
  const notes: TableNote[] = [];
  let cells = 0;
  const count = (more: number) => {
    cells += more;
    if (cells > mostCells)
      throw new Failure("limit", `${fileName} holds a table of more than ${mostCells} cells; split it.`);
  };
  for (const node of rowsOf(table)) {
    const row: Cell[] = [];
    for (const cell of elementsOf(node, "table-cell", "covered-table-cell")) {
      const times = numberOf(cell, "number-columns-repeated");
      count(times);
      const note = noteOf(cell);
      if (note !== undefined) notes.push({ row: rows.length, column: row.length, ...note });
      const value = valueOf(cell);
      for (let n = 0; n < times; n += 1) row.push(value);
    }
    const times = numberOf(node, "number-rows-repeated");
    count(times * row.length + times);
    for (let n = 0; n < times; n += 1) rows.push(n === 0 ? row : [...row]);
  }
  return { rows, ...(notes.length > 0 ? { notes } : {}) };
}

function rowsOf(table: XmlNode): XmlNode[] {
  return elementsOf(table).flatMap((node) => {
    if (node.name === "table-row") return [node];
    return ["table-header-rows", "table-rows", "table-row-group"].includes(node.name) ? rowsOf(node) : [];
  });
}

function numberOf(node: XmlNode, name: string): number {
  const number = Number(attributeOf(node, name) ?? 1);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

function noteOf(cell: XmlNode): Omit<TableNote, "row" | "column"> | undefined {
  const columnSpan = numberOf(cell, "number-columns-spanned");
  const rowSpan = numberOf(cell, "number-rows-spanned");
  const shown = odfText(cell);
  const date = attributeOf(cell, "value-type") === "date";
  if (columnSpan === 1 && rowSpan === 1 && !date) return undefined;
  return {
    ...(date ? { type: "date" as const } : {}),
    ...(date && shown !== "" && shown !== valueOf(cell) ? { shown } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(columnSpan > 1 ? { columnSpan } : {}),
  };
}

function valueOf(cell: XmlNode): Cell {
  const text = odfText(cell);
  const type = attributeOf(cell, "value-type");
  if (type === "boolean") return attributeOf(cell, "boolean-value") === "true";
  if (type === "date") return attributeOf(cell, "date-value")?.slice(0, 19) ?? text;
  if (type !== undefined && type !== "string") {
    const number = Number(attributeOf(cell, "value") ?? Number.NaN);
    if (Number.isFinite(number)) return number;
  }
  return text === "" && cell.name === "covered-table-cell" ? null : text;
}
