import { toChartTable } from "../chart/chart-table.ts";
import type { Layout, RenderWarning, TableBlock, TableCell, Writer } from "../layout.ts";
import { oneLine, spanText } from "../inline/span-text.ts";
import { writeText } from "../text/write-text.ts";
import { toGrid } from "../tables/to-grid.ts";

/** The tables of a document as RFC 4180; without any, its text in one column. Values are as a program reads them. */
export const writeCsv: Writer = async (layout, options) => {
  const tables = layout.blocks.flatMap((block) => {
    if (block.kind === "chart") return [toChartTable(block, layout)];
    return block.kind === "table" ? [block] : [];
  });
  const rows = tables.length === 0 ? await textRows(layout, options) : tableRows(tables);
  // spreadsheets take a file without the mark for one of their old code pages
  const text = `\ufeff${rows.map((row) => row.map(writeField).join(",")).join("\r\n")}\r\n`;
  const warnings = [...(tables.length === 0 ? [] : leftOut(layout)), ...tooLong(rows)];
  return { bytes: Buffer.from(text, "utf8"), warnings };
};

type Field = { text: string; isValue?: boolean };

function tableRows(tables: readonly TableBlock[]): Field[][] {
  return tables.flatMap((table, index) => {
    const rows = toGrid(table, [...table.head, ...table.rows]).map((row) => row.map(toField));
    if (tables.length === 1) return rows;
    const caption = table.caption === undefined ? table.name : spanText(table.caption.spans);
    return [...(index === 0 ? [] : [[{ text: "" }]]), [{ text: oneLine(caption) }], ...rows];
  });
}

function toField(cell: TableCell | undefined): Field {
  if (cell === undefined) return { text: "" };
  const value = cell.kind === "formula" ? (cell.cached ?? null) : cell.value;
  if (typeof value === "number" || typeof value === "boolean") return { text: String(value), isValue: true };
  return { text: value ?? "" };
}

async function textRows(layout: Layout, options: Parameters<Writer>[1]): Promise<Field[][]> {
  const { bytes } = await writeText(layout, options);
  const lines = Buffer.from(bytes).toString("utf8").trimEnd().split("\n");
  return lines.filter((line) => line !== "").map((text) => [{ text }]);
}

/** What a spreadsheet would take for a formula is told to be text by an apostrophe. */
function writeField({ text, isValue = false }: Field): string {
  const guarded = !isValue && /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** What a spreadsheet program takes into one cell. */
const longestField = 32_767;

function tooLong(rows: readonly Field[][]): RenderWarning[] {
  if (!rows.some((row) => row.some(({ text }) => text.length > longestField))) return [];
  const message =
    "A field is longer than 32,767 characters: it is whole in the file, but a spreadsheet program cuts it.";
  return [{ code: "long-field", message }];
}

function leftOut({ blocks }: Layout): RenderWarning[] {
  const others = blocks.filter(({ kind }) => kind !== "table" && kind !== "chart" && kind !== "heading");
  if (others.length === 0) return [];
  const message = `A CSV file holds tables only; ${others.length} other parts of the document are left out.`;
  return [{ code: "left-out", message }];
}
