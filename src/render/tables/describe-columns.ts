import { marksWidth } from "../citations/source-text.ts";
import { displayWidth } from "../display-width.ts";
import { spanText } from "../inline/span-text.ts";
import type { CellKind, TableCell, TableColumn } from "../layout.ts";
import type { PlacedRows, TableElement } from "./table-element.ts";
import type { CellReader } from "./remember-cells.ts";
import { isWrittenNumber } from "./shared-unit.ts";

const aligns: ReadonlyMap<unknown, TableColumn["align"]> = new Map([
  ...["start", "left"].map((word) => [word, "start"] as const),
  ...["end", "right"].map((word) => [word, "end"] as const),
  ...["center", "centre"].map((word) => [word, "center"] as const),
]);

type Looked = ReturnType<CellReader["look"]>;

/** What is found out about columns, by their number. */
interface ColumnRecord {
  kinds: Set<CellKind>[];
  /** Whether the texts of a column are numbers that are written out; undecided while there is none. */
  written: (boolean | undefined)[];
  /** Characters. */
  widths: number[];
}

export const createColumnRecord = (): ColumnRecord => ({ kinds: [], written: [], widths: [] });

export function describeColumns(head: PlacedRows, body: PlacedRows, element: TableElement): TableColumn[] {
  const seen = createColumnRecord();
  seeCells(head, seen, false);
  seeCells(body, seen, true);
  return toColumns(Math.max(columnsOf(head), columnsOf(body), 1), seen, element);
}

export function seeCells({ rows, starts }: PlacedRows, seen: ColumnRecord, isBody: boolean): void {
  rows.forEach((row, index) =>
    row.forEach((cell, position) => {
      const column = starts[index]?.[position] ?? 0;
      if (cell.columns > 1) return;
      seen.widths[column] = Math.max(seen.widths[column] ?? 0, longestLine(cell));
      if (!isBody) return;
      seeKind(cell, column, seen);
      // one text that is no number decides it
      if (cell.kind === "text" && seen.written[column] !== false) {
        const said = spanText(cell.spans);
        seen.written[column] = isWrittenNumber(said) ?? seen.written[column];
      }
    }),
  );
}

export function seeKind(cell: Looked, column: number, { kinds }: ColumnRecord): void {
  if (cell.kind !== "empty") (kinds[column] ??= new Set()).add(kindOf(cell));
}

export function toColumns(
  count: number,
  { kinds, widths, written }: ColumnRecord,
  { columns = [] }: TableElement,
): TableColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const found = [...(kinds[index] ?? [])];
    const [only = "text"] = found;
    const kind = found.length > 1 ? "text" : only;
    const usual = kind === "text" && areAllNumbers(found, written[index]) ? "end" : alignOf(kind);
    return { kind, align: aligns.get(columns[index]?.align) ?? usual, width: widths[index] ?? 0 };
  });
}

const counted: ReadonlySet<CellKind> = new Set(["text", "number", "percent", "currency"]);

/** Numbers, some of which may be written as text; of a long table the texts are not read. */
function areAllNumbers(found: readonly CellKind[], written: boolean | undefined): boolean {
  if (found.length === 0 || !found.every((kind) => counted.has(kind))) return false;
  return !found.includes("text") || written === true;
}

function columnsOf({ rows, starts }: PlacedRows): number {
  const [row = []] = rows;
  const [begins = []] = starts;
  return (begins.at(-1) ?? 0) + (row.at(-1)?.columns ?? 0);
}

/** A formula counts as what it comes to. */
function kindOf({ kind, cached, currency, format }: Looked): CellKind {
  if (kind !== "formula") return kind;
  if (typeof cached === "boolean") return "boolean";
  if (typeof cached === "string") return "text";
  if (currency !== undefined) return "currency";
  return format?.includes("%") === true ? "percent" : "number";
}

function alignOf(kind: CellKind): TableColumn["align"] {
  if (kind === "number" || kind === "percent" || kind === "currency") return "end";
  return kind === "boolean" ? "center" : "start";
}

function longestLine({ spans }: TableCell): number {
  const text = spans.length === 1 ? (spans[0]?.text ?? "") : spans.map((span) => span.text).join("");
  const marks = spans.length === 1 ? 0 : marksWidth(spans);
  if (!text.includes("\n")) return displayWidth(text) + marks;
  return text.split("\n").reduce((most, line) => Math.max(most, displayWidth(line)), 0) + marks;
}
