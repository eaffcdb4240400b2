import type { Position } from "../../../src/model/document.ts";
import type { NewPart } from "../../../src/extract/reader.ts";
import { cellName, parseArea } from "../../../src/lib/cell-address.ts";

/** Something a file says, and what a citation of it must know. */
export interface ReaderFact {
  text: string;
  /** What the part with this text must say of its place; a path by its beginning. */
  at?: Partial<Position>;
  /** The end of the trail of headings above it. */
  under?: string;
  hidden?: NewPart["hidden"];
  /** A cell of a sheet, such as B3. */
  cell?: string;
}

const bare = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u00ad\u200b]/g, "");

/** Whether the words are there at all. */
export function isFound({ text }: ReaderFact, parts: readonly NewPart[]): boolean {
  const words = bare(text);
  return parts.some((part) => bare(part.text).includes(words) || rowsText(part).includes(words));
}

/** Whether they stand where the fact says. */
export function isPlaced(fact: ReaderFact, parts: readonly NewPart[]): boolean {
  return isFound(
    fact,
    parts.filter((part) => fits(fact, part)),
  );
}

export function hasPlace({ at, under, hidden, cell }: ReaderFact): boolean {
  return [at, under, hidden, cell].some((wanted) => wanted !== undefined);
}

function rowsText({ table }: NewPart): string {
  const shown = (table?.notes ?? []).map((note) => note.shown ?? "");
  return bare([...(table?.rows.flat() ?? []), ...shown].join(""));
}

function fits({ text, at = {}, under, hidden, cell }: ReaderFact, part: NewPart): boolean {
  const { path, ...exact } = at;
  const isThere = Object.entries(exact).every(
    ([name, value]) => part.position[name as keyof Position] === value,
  );
  if (!isThere || (path !== undefined && part.position.path?.startsWith(path) !== true)) return false;
  if (under !== undefined && part.heading?.at(-1) !== under) return false;
  if (hidden !== undefined && part.hidden !== hidden) return false;
  return (
    cell === undefined || cellsOf(part).some((one) => one.name === cell && bare(one.text) === bare(text))
  );
}

/** Every cell of a table with its address, counted from the first cell of its range. */
function cellsOf({ table, position: { range = "A1" } }: NewPart): { name: string; text: string }[] {
  const { top, left } = parseArea(range) ?? { top: 0, left: 0 };
  const shown = new Map((table?.notes ?? []).map((note) => [cellName(note.row, note.column), note.shown]));
  return (table?.rows ?? []).flatMap((row, down) =>
    row.flatMap((value, across) =>
      [value, shown.get(cellName(down, across))].flatMap((one) =>
        one === undefined ? [] : [{ name: cellName(top + down, left + across), text: String(one ?? "") }],
      ),
    ),
  );
}
