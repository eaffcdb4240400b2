import { parseArea } from "../../lib/cell-address.ts";
import { isFieldList } from "../../lib/table/is-field-list.ts";
import { isForm } from "../../lib/text/is-form.ts";
import { countPeriodRows } from "../../lib/text/period-rows.ts";
import { readTableRows } from "../../lib/text/read-table-rows.ts";
import { splitLines } from "../../lib/text/split-lines.ts";
import type { Cell, ContentPart, Table } from "../../model/document.ts";
import { spreadSpans } from "../../model/documents/spread-spans.ts";
import type { EvidenceTable } from "../../model/grounding.ts";
import { longestHead, longestWindow, type Window } from "./cut-text.ts";

export interface TableWindow extends Window {
  table: EvidenceTable;
}

/** A head of more rows than this is none. */
const mostHeadRows = 6;

/** Windows of whole rows, each with the head of the table; undefined where the text is not one line a row. */
export function cutTable(part: ContentPart): TableWindow[] | undefined {
  const { table, text } = part;
  if (table === undefined || table.rows.length === 0) return undefined;
  const lines = linesOfRows(text, table.rows.length);
  if (lines === undefined) return undefined;
  const plain = writeRows(table);
  const isLater = table.header !== undefined;
  const named = isLater || isForm(plain) ? 0 : (table.headRows ?? countHeadRows(plain));
  const headCount = named === 0 && !isLater ? 0 : named + countPeriodRows(plain, named);
  const written = spreadSpans(plain, table.notes ?? [], headCount);
  const given = isLater ? [(table.header ?? []).map(writeCell)] : [];
  const head = [...given, ...written.slice(0, headCount)];
  const ownText = text.slice(0, headCount === 0 ? 0 : (lines[headCount]?.start ?? text.length)).trimEnd();
  const givenText = given.map((cells) => cells.join(" | ")).join("\n");
  const headText = [givenText, ownText].filter(Boolean).join("\n");
  const repeated = headText.length > longestHead ? "" : headText;
  const area = parseArea(part.position.range ?? "");
  const place = { top: (area?.top ?? 0) + 1, left: (area?.left ?? 0) + 1 };
  return groupRows(lines, { first: headCount, room: longestWindow - repeated.length }).map(({ from, to }) => {
    const isFirst = from === headCount;
    const start = isFirst ? 0 : (lines[from]?.start ?? 0);
    const end = lines[to - 1]?.end ?? text.length;
    const body = text.slice(start, end);
    const lead = repeated === "" || !isFirst ? repeated : givenText;
    return {
      ...{ text: lead === "" ? body : `${lead}\n${body}`, start, end },
      table: {
        ...{ head, headRow: isLater ? 1 : place.top },
        rows: written.slice(from, to),
        ...{ firstRow: place.top + from, firstColumn: place.left },
      },
    };
  });
}

interface RowLine {
  start: number;
  end: number;
}

/** One line for each row; a Markdown table has a line of dashes besides. */
function linesOfRows(text: string, rows: number): RowLine[] | undefined {
  const lines = splitLines(text);
  if (lines.length === rows) return lines;
  const divider = lines[1]?.text ?? "";
  const isDivided = lines.length === rows + 1 && divider.includes("-") && !/[^\s|:-]/u.test(divider);
  return isDivided ? lines.filter((_, at) => at !== 1) : undefined;
}

/** Rows from the first on that fit into the room, at least one each; the head alone where there are no rows. */
function groupRows(lines: readonly RowLine[], { first, room }: { first: number; room: number }) {
  const groups: { from: number; to: number }[] = [];
  let length = 0;
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at];
    const size = line === undefined ? 0 : line.end - line.start + 1;
    const open = groups.at(-1);
    length += size;
    if (open !== undefined && length <= room) open.to = at + 1;
    else {
      groups.push({ from: at, to: at + 1 });
      length = size;
    }
  }
  return groups.length > 0 ? groups : [{ from: first, to: lines.length }];
}

/** Cells as they are written: what was shown where that differs from the value. */
function writeRows({ rows, notes = [] }: Table): string[][] {
  const written = rows.map((row) => row.map(writeCell));
  for (const { row, column, shown } of notes) {
    const cells = written[row];
    if (cells !== undefined && shown !== undefined && column < cells.length) cells[column] = shown;
  }
  return written;
}

function writeCell(cell: Cell): string {
  return cell === null ? "" : String(cell).trim();
}

/** Titles over the table, and the rows that name its columns. */
function countHeadRows(rows: readonly string[][]): number {
  let titles = 0;
  while (titles < mostHeadRows && titles + 2 < rows.length && isAbove(rows[titles])) titles += 1;
  const lines = rows.slice(titles, titles + 2 * mostHeadRows).map((row) => ({
    text: `| ${row.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`,
    start: 0,
    end: 0,
  }));
  const heads = readTableRows(lines)[0]?.headerLines.length ?? 0;
  if (isFieldList(rows.slice(titles))) return titles;
  return heads > mostHeadRows ? titles : titles + heads;
}

/** A title, or an empty row that parts it from the table. */
function isAbove(row: readonly string[] | undefined): boolean {
  return row !== undefined && row.length > 1 && row.filter((cell) => cell !== "").length <= 1;
}
