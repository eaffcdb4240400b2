import { readNumber } from "../../lib/text/read-number.ts";
import type { Cell, ContentPart, Table, TableNote } from "../document.ts";
import type { Section } from "../unified-document.ts";

type TableSection = Extract<Section, { content_type: "table" }>;
type TableElement = TableSection["elements"][number];
type TableCell = TableElement["rows"][number][number];
type Escape = (text: string) => string;

/** Turns table parts into sections; later rows of a long table go on with the one they belong to. */
export function createTableJoiner(escape: Escape) {
  let last: { element: TableElement; header: string; hasSpans: boolean } | undefined;
  return {
    /** To be called when all parts are there: what a column holds is known at its end. */
    finish(): void {
      if (last !== undefined && !last.hasSpans) typeColumns(last.element);
    },
    add(part: ContentPart, sections: Section[]): void {
      const { table } = part;
      if (table === undefined) return;
      const { header, rows } = table;
      const before = sections.at(-1);
      const goesOn =
        header !== undefined &&
        last?.header === JSON.stringify(header) &&
        before?.content_type === "table" &&
        before.elements.at(-1) === last.element;
      if (goesOn) {
        for (const row of toRows(rows, { table, escape, first: 0 })) last?.element.rows.push(row);
        if (last !== undefined) last.hasSpans ||= spans(table);
        return;
      }
      this.finish();
      const [head = [], ...rest] = header === undefined ? rows : [header, ...rows];
      const body = toRows(rest, { table, escape, first: header === undefined ? 1 : 0, part });
      const headNotes = header === undefined ? table : { rows: [] };
      const [headers = []] = toRows([head], { table: headNotes, escape, first: 0 });
      const element: TableElement = { headers, rows: body };
      last = { element, header: JSON.stringify(head), hasSpans: spans(table) };
      sections.push({ content_type: "table", elements: [element] });
    },
  };
}

function spans({ notes = [] }: Table): boolean {
  return notes.some(({ rowSpan = 1, columnSpan = 1 }) => rowSpan + columnSpan > 2);
}

interface RowOptions {
  table: Pick<Table, "rows" | "notes">;
  escape: Escape;
  /** The row of the notes that the first of these rows is. */
  first: number;
  part?: ContentPart;
}

function toRows(rows: readonly (readonly Cell[])[], options: RowOptions): TableCell[][] {
  const { table, escape, first, part } = options;
  const notes = new Map((table.notes ?? []).map((note) => [`${note.row}:${note.column}`, note]));
  const covered = coveredBy(table.notes ?? []);
  // formulas count their rows from the corner of the sheet
  const keepsFormulas = part?.position.range?.startsWith("A1:") === true && part.table?.header === undefined;
  return rows.map((row, at) =>
    row.flatMap((cell, column) => {
      const key = `${first + at}:${column}`;
      if (covered.has(key) && (cell === null || cell === "")) return [];
      const note = notes.get(key);
      const value = typeof cell === "string" ? escape(cell) : cell;
      return [note === undefined ? value : toCell(value, note, keepsFormulas)];
    }),
  );
}

/** Cells that another one spans. */
function coveredBy(notes: readonly TableNote[]): Set<string> {
  const covered = new Set<string>();
  for (const { row, column, rowSpan = 1, columnSpan = 1 } of notes)
    for (let down = 0; down < rowSpan; down += 1)
      for (let right = 0; right < columnSpan; right += 1)
        if (down + right > 0) covered.add(`${row + down}:${column + right}`);
  return covered;
}

function toCell(value: Cell, note: TableNote, keepsFormulas: boolean): TableCell {
  const { type, formula, shown = "", columnSpan, rowSpan } = note;
  const [currency] = /\b[A-Z]{3}\b|[€$£]/.exec(shown) ?? [];
  const isNumber = typeof value === "number";
  const more = {
    ...(type === "date" && { format: "date" }),
    ...(isNumber && shown.endsWith("%") && { format: "percent" }),
    ...(isNumber && currency !== undefined && { format: "currency", currency: codeOf(currency) }),
    ...(formula !== undefined && keepsFormulas && { formula }),
    ...(columnSpan !== undefined && columnSpan > 1 && { span: columnSpan }),
    ...(rowSpan !== undefined && rowSpan > 1 && { rowSpan }),
  };
  return Object.keys(more).length === 0 ? value : { value, ...more };
}

function codeOf(currency: string): string {
  return { "€": "EUR", $: "USD", "£": "GBP" }[currency] ?? currency;
}

/** Columns of written numbers, as in a text file or a letter, become numbers that look as they did. */
export function typeColumns(element: TableElement): void {
  const { rows } = element;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => {
    const filled = rows
      .map((row) => row[column])
      .filter((cell) => cell !== null && cell !== undefined && cell !== "");
    if (filled.length === 0 || !filled.every(isWrittenNumber)) return {};
    for (const row of rows) {
      const cell = row[column];
      if (typeof cell === "string" && cell !== "") row[column] = Number(readNumber(cell)[0]);
    }
    return { format: patternOf(filled) };
  });
  if (columns.some(({ format }) => format !== undefined)) element.columns = columns;
}

/** With a fraction or groups: bare digits may be a name, as of a year or a customer. */
function isWrittenNumber(cell: TableCell | undefined): cell is string {
  if (typeof cell !== "string" || !/[.,'’]/.test(cell)) return false;
  const [only, ...others] = readNumber(cell);
  return only !== undefined && others.length === 0 && only.replace(".", "").length <= 15;
}

function patternOf(cells: readonly string[]): string {
  const decimals = cells.reduce((most, cell) => Math.max(most, /[.,](\d+)$/.exec(cell)?.[1]?.length ?? 0), 0);
  const isWhole = cells.every(
    (cell) => !(readNumber(cell)[0] ?? "").includes(".") && !/[.,]\d{1,2}$/.test(cell),
  );
  return isWhole ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}
