import { printPath } from "../../statements/path.ts";
import type { Section, UnifiedDocument } from "../../../../model/unified-document.ts";

/** A table that was proven cell by cell before the draft was written. */
export interface TableToInsert {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | boolean | null)[])[];
  /** What its rows are claims of. */
  claims?: readonly { citations: readonly string[] }[];
}

export interface InsertedTables {
  document: UnifiedDocument;
  /** "3 0" is the first element of the fourth section: its rows and heads need no check any more. */
  proven: ReadonlyMap<string, TableToInsert>;
  /** Tables that are named and not there. */
  unknown: { path: string; text: string; reason: string }[];
}

/** Puts the rows of proven tables where the draft names them; whatever it wrote there itself goes. */
export function insertTables(document: UnifiedDocument, tables: readonly TableToInsert[]): InsertedTables {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const proven = new Map<string, TableToInsert>();
  const unknown: InsertedTables["unknown"] = [];
  const sections = document.sections.map((section, at): Section => {
    if (section.content_type !== "table" || !section.elements.some(namesTable)) return section;
    const elements = section.elements.map((element, index) => {
      if (!namesTable(element)) return element;
      const name = String(element["table"]);
      const table = byName.get(name);
      if (table !== undefined) {
        proven.set(`${at} ${index}`, table);
        return fill(element, table);
      }
      const path = printPath({ place: ["sections", at, "elements", index, "table"] });
      unknown.push({ path, text: name, reason: `There is no proven table "${name}".` });
      return { ...element, headers: [], rows: [] };
    });
    return { ...section, elements };
  });
  return { document: { ...document, sections }, proven, unknown };
}

type TableElement = Extract<Section, { content_type: "table" }>["elements"][number];

function namesTable(element: Record<string, unknown>): boolean {
  return typeof element["table"] === "string";
}

/** Its caption and how its columns look are the draft's own; what stands in it is not. */
function fill(element: TableElement, { columns, rows }: TableToInsert): TableElement {
  const { table: _, headers: _heads, rows: _rows, ...own } = element;
  return { ...own, written: true, headers: [...columns], rows: rows.map((row) => [...row]) };
}
