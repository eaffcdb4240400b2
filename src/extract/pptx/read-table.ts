import type { Cell, Table, TableNote } from "../../model/document.ts";
import { attributeOf, elementAt, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { toText } from "../ooxml/drawing-text.ts";

/** A table of a slide: cells are text, a cell that is covered by a merged one is null. */
export function readTable(table: XmlNode): Table {
  const notes: TableNote[] = [];
  const rows = elementsOf(table, "tr").map((row, rowIndex) =>
    elementsOf(row, "tc").map((cell, column): Cell => {
      const text = toText(elementAt(cell, "txBody"));
      const rowSpan = spanOf(cell, "rowSpan");
      const columnSpan = spanOf(cell, "gridSpan");
      if (rowSpan > 1 || columnSpan > 1)
        notes.push({
          row: rowIndex,
          column,
          ...(rowSpan > 1 ? { rowSpan } : {}),
          ...(columnSpan > 1 ? { columnSpan } : {}),
        });
      return text === "" && isCovered(cell) ? null : text;
    }),
  );
  return { rows, ...(notes.length > 0 ? { notes } : {}) };
}

function spanOf(cell: XmlNode, name: string): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return Number.isSafeInteger(span) && span > 0 ? span : 1;
}

function isCovered(cell: XmlNode): boolean {
  return ["hMerge", "vMerge"].some((name) => ["1", "true"].includes(attributeOf(cell, name) ?? ""));
}
