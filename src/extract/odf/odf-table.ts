import type { Cell, TableNote } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { NewPart } from "../reader.ts";
import { tableText } from "../table-text.ts";
import { elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { cellValue, type CellValue } from "./cell-value.ts";
import { odfText } from "./odf-text.ts";
import { repeatsOf } from "./repeats-of.ts";

/** What a drawing says before its place is known. */
export type Said = Omit<NewPart, "position">;

const mostCells = 1_000_000;

/** A table of an OpenDocument slide or chart: numbers are numbers, its text is what is shown. */
export function odfTable(table: XmlNode, fileName: string): Said {
  const rows: Cell[][] = [];
  const lines: string[][] = [];
  const notes: TableNote[] = [];
  let cells = 0;
  const count = (more: number) => {
    cells += more;
    if (cells > mostCells)
      throw new Failure("limit", `${fileName} holds a table of more than ${mostCells} cells; split it.`);
  };
  for (const node of rowsOf(table)) {
    const row: Cell[] = [];
    const line: string[] = [];
    for (const cell of elementsOf(node, "table-cell", "covered-table-cell")) {
      const times = repeats(cell, "number-columns-repeated");
      count(times);
      const found = cellValue(cell.attributes, odfText(cell));
      const note = noteOf(cell, found);
      if (note !== undefined) notes.push({ row: rows.length, column: row.length, ...note });
      for (let n = 0; n < times; n += 1) {
        row.push(found.value);
        line.push(found.shown);
      }
    }
    const times = repeats(node, "number-rows-repeated");
    count(times * row.length + times);
    for (let n = 0; n < times; n += 1) {
      rows.push(n === 0 ? row : [...row]);
      lines.push(line);
    }
  }
  const heads = elementsOf(table, "table-header-rows").flatMap(rowsOf).length;
  const marked = heads > 0 && heads < rows.length ? { headRows: heads } : {};
  const read = { rows, ...marked, ...(notes.length > 0 ? { notes } : {}) };
  return { type: "table", text: tableText(lines), table: read };
}

function rowsOf(table: XmlNode): XmlNode[] {
  return elementsOf(table).flatMap((node) => {
    if (node.name === "table-row") return [node];
    return ["table-header-rows", "table-rows", "table-row-group"].includes(node.name) ? rowsOf(node) : [];
  });
}

function repeats({ attributes }: XmlNode, name: string): number {
  return repeatsOf(attributes[`table:${name}`], mostCells + 1);
}

function noteOf(cell: XmlNode, found: CellValue): Omit<TableNote, "row" | "column"> | undefined {
  const { value, shown, type } = found;
  const columnSpan = repeats(cell, "number-columns-spanned");
  const rowSpan = repeats(cell, "number-rows-spanned");
  const differs = shown !== "" && typeof value !== "boolean" && shown !== String(value ?? "");
  if (columnSpan === 1 && rowSpan === 1 && type === undefined && !differs) return undefined;
  return {
    ...(type === undefined ? {} : { type }),
    ...(differs ? { shown } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(columnSpan > 1 ? { columnSpan } : {}),
  };
}
