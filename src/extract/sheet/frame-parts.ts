import type { CellArea } from "../../lib/cell-address.ts";
import { cellName } from "../../lib/cell-address.ts";
import type { SheetOutput } from "./sheet-output.ts";
import type { MergedSpan } from "./workbook-row.ts";

const mostSpans = 500_000;

export interface Spans {
  add(area: CellArea): void;
  of(row: number): readonly MergedSpan[];
}

/** The merged cells of a sheet, by the row they begin in. */
export function createSpans(output: SheetOutput): Spans {
  const byRow = new Map<number, MergedSpan[]>();
  let count = 0;
  return {
    add({ top, left, bottom, right }) {
      if (top === bottom && left === right) return;
      count += 1;
      if (count > mostSpans) {
        output.warn(
          "merges",
          `${output.fileName} merges more than ${mostSpans} cells; the rest was left out.`,
        );
        return;
      }
      const span = { column: left, rowSpan: bottom - top + 1, columnSpan: right - left + 1 };
      const row = byRow.get(top);
      if (row === undefined) byRow.set(top, [span]);
      else row.push(span);
    },
    of: (row) => byRow.get(row) ?? [],
  };
}

export interface Comment {
  row: number;
  column: number;
  author: string;
  text: string;
}

export interface Comments {
  add(comment: Comment): void;
  at(row: number, column: number): string | undefined;
  list(): readonly Comment[];
}

/** Comments by their cells; several on one cell are one text. */
export function createComments(comments: readonly Comment[] = []): Comments {
  const byCell = new Map<string, Comment>();
  function add(comment: Comment) {
    if (comment.text === "") return;
    const name = cellName(comment.row, comment.column);
    const known = byCell.get(name);
    if (known === undefined) byCell.set(name, { ...comment, text: said(comment) });
    else known.text += `\n${said(comment)}`;
  }
  for (const comment of comments) add(comment);
  return {
    add,
    at: (row, column) => (byCell.size === 0 ? undefined : byCell.get(cellName(row, column))?.text),
    list: () => [...byCell.values()].toSorted((a, b) => a.row - b.row || a.column - b.column),
  };
}

function said({ author, text }: Comment): string {
  return author === "" || text.startsWith(author) ? text : `${author}: ${text}`;
}

/** Hands out the comments of a sheet: seen only by those who look for them. */
export async function writeComments(comments: Comments, sheet: string, output: SheetOutput): Promise<void> {
  for (const { row, column, text } of comments.list()) {
    const position = { sheet, range: cellName(row, column) };
    await output.part({ type: "text", text, heading: [sheet], position, hidden: "comment" });
  }
}

const mostColumns = 18_278;

export interface HiddenColumns {
  add(first: number, last: number): void;
  has(column: number): boolean;
}

/** Which columns are hidden. */
export function createHiddenColumns(): HiddenColumns {
  const hidden = new Uint8Array(mostColumns);
  let isAny = false;
  return {
    add(first, last) {
      if (!(first >= 0 && last >= first)) return;
      isAny = true;
      hidden.fill(1, first, last + 1);
    },
    has: (column) => isAny && hidden[column] === 1,
  };
}
