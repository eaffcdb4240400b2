import type { Evidence } from "../../model/grounding.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { toText } from "../to-text.ts";
import { readColumn } from "./read-written.ts";
import { withUnit } from "./unit-in-head.ts";
import { withFormulas } from "./with-formulas.ts";

type TableElement = Extract<Section, { content_type: "table" }>["elements"][number];
type Cell = TableElement["rows"][number][number];

/**
 * The document for a workbook: tables whose cells are as documents write them get values, what nobody states is an
 * empty cell with a note, and what was derived from other columns is a formula.
 */
export function writtenAsValues(document: UnifiedDocument, sources: readonly Evidence[]): UnifiedDocument {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const sections = document.sections.map((section): Section => {
    if (section.content_type !== "table" || !section.elements.some(isWritten)) return section;
    const elements = section.elements.map((element) =>
      isWritten(element) ? withFormulas(toValues(element), { section, byId }) : element,
    );
    return { ...section, elements };
  });
  return { ...document, sections };
}

function isWritten({ written, headers }: TableElement): boolean {
  return written === true && !headers.some(Array.isArray);
}

function toValues(element: TableElement): TableElement {
  const rows = element.rows.map((row) => row.map(withoutAbsent));
  const headers = [...element.headers];
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 0; column < width; column += 1) {
    const filled = rows.filter((row) => valueOf(row[column]) !== null);
    const texts = filled.map((row) => valueOf(row[column]));
    if (filled.length === 0 || !texts.every((text) => typeof text === "string")) continue;
    const read = readColumn(texts, toText(headers[column]));
    if (read === undefined) continue;
    for (const [at, row] of filled.entries()) {
      const { value, format } = read.values[at] ?? {};
      if (value !== undefined) row[column] = { ...asObject(row[column]), value, format };
    }
    const head = headers[column];
    if (read.unit !== undefined && head !== undefined) headers[column] = withUnit(head, read.unit);
  }
  return { ...element, headers: headers as TableElement["headers"], rows };
}

/** "Not stated" is no value: the cell is empty, and a note says why. */
function withoutAbsent(cell: Cell): Cell {
  if (typeof cell !== "object" || cell === null || cell["absent"] !== true) return cell;
  return { ...cell, value: null, note: toText(cell.value) };
}

function valueOf(cell: Cell | undefined): unknown {
  const value = typeof cell === "object" && cell !== null ? cell.value : cell;
  return value === undefined || value === "" ? null : value;
}

function asObject(cell: Cell | undefined): Record<string, unknown> {
  return typeof cell === "object" && cell !== null ? cell : {};
}
