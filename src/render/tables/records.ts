import { addAll } from "../../lib/add-all.ts";
import type { Evidence } from "../../model/grounding.ts";
import { describeOrigin } from "../../model/documents/describe-origin.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import { shortQuote } from "../../model/documents/short-quote.ts";
import { typeColumns } from "../../model/documents/table-section.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { joinCells } from "../citations/join-cells.ts";

type TableSection = Extract<Section, { content_type: "table" }>;
type TableElement = TableSection["elements"][number];
type Cell = TableElement["rows"][number][number];

/** Whether a table is the fields of one thing and their values. */
function isRecord({ record, rows }: TableElement): boolean {
  return record === true && rows.every((row) => row.length === 2);
}

/** The document with every record as a row below its fields: in a sheet a thing is a row. */
export function recordsAsRows(document: UnifiedDocument): UnifiedDocument {
  const sections = document.sections.map((section): Section =>
    section.content_type === "table"
      ? {
          ...section,
          elements: section.elements.map((element) => (isRecord(element) ? toRow(element) : element)),
        }
      : section,
  );
  return { ...document, sections };
}

function toRow(element: TableElement): TableElement {
  const { rows, record: _record, columns: _columns, ...more } = element;
  const cells = rows.map(([, cell = null]) => cell);
  const headers = rows.map(([field = null]) => String(toScalar(valueIn(field)) ?? ""));
  const typed: TableElement = {
    ...more,
    written: true,
    headers,
    rows: [cells.map((cell) => toScalar(valueIn(cell)))],
  };
  typeColumns(typed);
  const [values = []] = typed.rows;
  const kept = cells.map((cell, at): Cell => {
    const value = values[at] ?? null;
    return typeof cell === "object" && cell !== null ? { ...cell, value } : value;
  });
  return { ...typed, rows: [kept] };
}

/** Fields and lists as plain values: one thing is an object, a list of things is a list of objects, with where they stand. */
export function toData(document: UnifiedDocument, sources: readonly Evidence[]): Record<string, unknown> {
  const { metadata, sections } = recordsAsRows(document);
  const things: { name: string; rows: Record<string, unknown>[]; isOne: boolean }[] = [];
  const notes: string[] = [];
  let heading = "";
  for (const [at, section] of sections.entries()) {
    if (section.content_type === "heading") heading = section.elements[0]?.text ?? "";
    if (section.content_type === "paragraph")
      addAll(
        notes,
        section.elements.map(({ text }) => text),
      );
    if (section.content_type !== "table") continue;
    const before = document.sections[at];
    for (const [index, element] of section.elements.entries()) {
      const given = before?.content_type === "table" ? before.elements[index] : undefined;
      const name = element.caption ?? heading;
      things.push({ name, rows: toObjects(element), isOne: given !== undefined && isRecord(given) });
    }
  }
  const [only, ...others] = things;
  const values =
    only?.isOne === true && others.length === 0
      ? only.rows[0]
      : Object.fromEntries(
          things.map(({ name, rows, isOne }, at) => [
            name || (things.length === 1 ? metadata.title : String(at + 1)),
            isOne ? rows[0] : rows,
          ]),
        );
  const cited = citedIn(sections, sources, metadata.language);
  return {
    ...values,
    ...(notes.length > 0 && { _notes: notes }),
    ...(cited.length > 0 && { _sources: cited }),
  };
}

function toObjects({ headers, rows }: TableElement): Record<string, unknown>[] {
  const heads = headers.map((head) => String(toScalar(Array.isArray(head) ? null : valueIn(head)) ?? ""));
  return rows.map((row) =>
    Object.fromEntries(heads.map((head, at) => [head || String(at + 1), plainValue(row[at] ?? null)])),
  );
}

/** What nobody states has no value for a program. */
function plainValue(cell: Cell): unknown {
  return typeof cell === "object" && cell !== null && cell["absent"] === true ? null : valueIn(cell);
}

/** Words with their place, each once; of a table the areas that are cited, not every cell. */
function citedIn(sections: readonly Section[], sources: readonly Evidence[], language: string) {
  const ids = new Set(sections.flatMap(({ citations = [] }) => citations));
  const cited = sources.filter(({ id }) => ids.has(id));
  const told = ({ document, position, origin }: Evidence) => {
    const place = printPosition(position, language);
    const from = origin === undefined ? "" : describeOrigin(origin, document, language).where;
    return { document, ...(place !== "" && { place }), ...(from !== "" && { from }) };
  };
  const words = cited.filter(({ cell }) => cell === undefined);
  const cells = Map.groupBy(
    cited.filter(({ cell }) => cell !== undefined),
    ({ documentId, position }) => JSON.stringify([documentId, { ...position, range: undefined }]),
  );
  const areas = [...cells.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { range: _range, ...position } = first.position;
    const addresses = own.flatMap(({ cell }) => cell?.address ?? []);
    return [{ ...told({ ...first, position }), cells: joinCells(addresses).join(", ") }];
  });
  return [...words.map((item) => ({ ...told(item), quote: shortQuote(item) })), ...areas];
}

function valueIn(cell: Cell): unknown {
  return typeof cell === "object" && cell !== null ? cell.value : cell;
}

function toScalar(value: unknown): string | number | boolean | null {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
