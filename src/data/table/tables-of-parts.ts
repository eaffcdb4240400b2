import { parseArea, rangeName } from "../../lib/cell-address.ts";
import type { Cell, ContentPart } from "../../model/document.ts";
import { buildTable, toRawTable } from "./build-table.ts";
import type { BuildOptions, RawTable } from "./build-table.ts";
import { findRegions } from "./find-regions.ts";
import { toGrid } from "./to-grid.ts";
import type { TableGrid } from "./to-grid.ts";
import type { TypedTable } from "./typed-table.ts";

interface Found {
  raw: RawTable;
  parts: ContentPart[];
  /** Of later parts that go on with the same table. */
  header: string;
  width: number;
}

export interface PartTablesOptions extends BuildOptions {
  /** The name of the file behind each document id. */
  fileNames?: Readonly<Record<string, string>> | undefined;
}

/** Every table of these parts; a long one that came in several parts is one table again. */
export function tablesOfParts(
  parts: readonly ContentPart[],
  options: PartTablesOptions,
): Omit<TypedTable, "id">[] {
  const found: Found[] = [];
  for (const part of parts) {
    const grid = toGrid(part, 0);
    if (grid === undefined) continue;
    const last = found.at(-1);
    if (last !== undefined && goesOn(last, part)) append(last, part, grid);
    else for (const one of readPart(part, grid)) found.push(one);
  }
  return found.map(({ raw, parts: own }) => toTable(raw, own, options));
}

function goesOn({ parts, header, width }: Found, part: ContentPart): boolean {
  const [first] = parts;
  const given = part.table?.header;
  if (given === undefined || first === undefined) return false;
  const isSamePlace = first.document === part.document && first.position.sheet === part.position.sheet;
  const isSameKind = (first.hidden ?? false) === (part.hidden ?? false) && given.length >= width;
  return isSamePlace && isSameKind && header === headerKey(given);
}

function headerKey(cells: readonly Cell[]): string {
  return cells.map((cell) => (cell === null ? "" : String(cell).trim())).join("\u0000");
}

function append(found: Found, part: ContentPart, { rows }: TableGrid): void {
  const at = found.parts.push(part) - 1;
  for (const { cells, place } of rows) {
    if (cells.every(({ text }) => text.trim() === "")) continue;
    found.raw.rows.push({ cells, place: { ...place, part: at } });
  }
}

function readPart(part: ContentPart, grid: TableGrid): Found[] {
  const { header } = grid;
  // later rows of a table whose beginning is not here: its head is told
  const whole =
    header === undefined
      ? grid
      : { ...grid, rows: [headRow(header, grid), ...grid.rows], spans: new Map<string, never>() };
  const regions = findRegions(whole);
  const found: Found[] = [];
  for (const region of regions) {
    const raw = toRawTable(whole, region);
    if (raw === undefined) continue;
    const last = found.at(-1);
    const isHeadless = raw.names.every((name) => name.startsWith("Column "));
    const isBelow = last?.raw.left === raw.left && last.raw.names.length === raw.names.length;
    if (
      last !== undefined &&
      isHeadless &&
      isBelow &&
      raw.layout === "columns" &&
      last.raw.layout === "columns"
    )
      for (const row of raw.rows) last.raw.rows.push(row);
    else {
      const cells = whole.rows[region.top + raw.titles.length]?.cells ?? [];
      const key = headerKey(header ?? cells.map(({ text }) => text));
      found.push({ raw, parts: [part], header: key, width: raw.names.length });
    }
  }
  return found;
}

function headRow(header: readonly string[], { rows }: TableGrid): TableGrid["rows"][number] {
  return { cells: header.map((text) => ({ text })), place: { part: 0, row: (rows[0]?.place.row ?? 1) - 1 } };
}

function toTable(
  raw: RawTable,
  parts: readonly ContentPart[],
  options: PartTablesOptions,
): Omit<TypedTable, "id"> {
  const [first] = parts;
  const body = buildTable(raw, options);
  const document = first?.document ?? "";
  const file = options.fileNames?.[document] ?? document;
  const { sheet, page, slide } = first?.position ?? {};
  const place =
    sheet ??
    (page === undefined ? undefined : `page ${page}`) ??
    (slide === undefined ? undefined : `slide ${slide}`);
  // a sheet or a page says where it stands; a section is called by what stands over it
  const section = place === undefined ? first?.heading?.at(-1)?.slice(0, longestSection) : undefined;
  return {
    ...body,
    name: [file, place, section, body.title]
      .filter((text) => text !== undefined && text !== "")
      .join(" / ")
      .slice(0, 200),
    document,
    parts: parts.map(({ id, position }) => ({
      id,
      position: { ...position, ...rangeOf(raw, position.range) },
    })),
    isSampled: false,
    ...(first?.hidden === true && { isHidden: true }),
  };
}

const longestSection = 80;

/** The range of the table itself, where its part holds more than it. */
function rangeOf({ rows, left, names }: RawTable, range: string | undefined): { range?: string } {
  const area = parseArea(range ?? "");
  const [first, last] = [rows[0], rows.at(-1)];
  if (area === undefined || first === undefined || last === undefined) return {};
  if (first.place.part !== last.place.part) return { range: rangeName(area) };
  return {
    range: rangeName({ top: first.place.row, bottom: last.place.row, left, right: left + names.length - 1 }),
  };
}
