import { labelled } from "../label-figures.ts";
import type { TableBlock, TableCell } from "../layout.ts";
import { writeSpans } from "./write-spans.ts";
import type { References } from "./write-spans.ts";

/** A table with its head cells told apart, in a frame that scrolls where it is too wide. */
export function writeTable(
  table: TableBlock,
  { dir, references, marks }: { dir: string; references: References; marks: () => string },
): string {
  const covered = { head: table.columns.map(() => 0), body: table.columns.map(() => 0) };
  const write = (cell: TableCell, column: number, isHead: boolean) => {
    const align = cell.columns > 1 || isHead ? headAlign(table, cell, column) : cellAlign(table, column);
    const attributes = [
      ...(isHead ? [`scope="${cell.columns > 1 ? "colgroup" : "col"}"`] : []),
      ...(cell.columns > 1 ? [`colspan="${cell.columns}"`] : []),
      ...(cell.rows > 1 ? [`rowspan="${cell.rows}"`] : []),
      ...(align === "start" ? [] : [`class="${align}"`]),
      ...(cell.dir === dir ? [] : [`dir="${cell.dir}"`]),
    ];
    const tag = isHead ? "th" : "td";
    return `<${[tag, ...attributes].join(" ")}>${writeSpans(cell.spans, references)}</${tag}>`;
  };
  const rows = (given: readonly TableCell[][], part: "head" | "body") =>
    given.map(
      (row, index) =>
        `<tr${part === "body" && table.hasTotal === true && index === given.length - 1 ? ' class="total"' : ""}>${placeRow(row, covered[part], (cell, column) => write(cell, column, part === "head"))}</tr>`,
    );
  const line = labelled(table);
  const caption = `${line === undefined ? "" : writeSpans(line.spans, references)}${marks()}`;
  return [
    `<div class="wide"><table>`,
    ...(caption === "" ? [] : [`<caption>${caption}</caption>`]),
    ...(table.head.length === 0 ? [] : ["<thead>", ...rows(table.head, "head"), "</thead>"]),
    ...["<tbody>", ...rows(table.rows, "body"), "</tbody>", "</table></div>"],
  ].join("\n");
}

function placeRow(
  row: readonly TableCell[],
  covered: number[],
  write: (cell: TableCell, column: number) => string,
): string {
  let column = 0;
  const cells = row.map((cell) => {
    while ((covered[column] ?? 0) > 0) column += 1;
    const written = write(cell, column);
    covered.fill(cell.rows, column, column + cell.columns);
    column += cell.columns;
    return written;
  });
  for (const [index, left] of covered.entries()) covered[index] = Math.max(0, left - 1);
  return cells.join("");
}

function cellAlign({ columns }: TableBlock, column: number): string {
  return columns[column]?.align ?? "start";
}

/** Heads stand over their column as it stands; those over several columns in the middle of them. */
function headAlign(table: TableBlock, { columns }: TableCell, column: number): string {
  return columns > 1 && column > 0 ? "center" : cellAlign(table, column);
}
