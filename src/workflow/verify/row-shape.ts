import { createTermReader } from "../../lib/text/create-term-reader.ts";
import type { Evidence, SubmittedClaim } from "../../model/grounding.ts";
import { locate } from "../../ground/ground.ts";

/** A row whose values are cells of one row of a table, letter by letter. */
export interface RowShape {
  /** Which names were given to which columns of which table: the same for every row that was copied in the same way. */
  key: string;
  /** Whether every column bears the name of its head. */
  isNamedAlike: boolean;
}

/** Undefined where a value is no cell of the table, or of another row. */
export function shapeOf(
  { row, cellSupports = [] }: SubmittedClaim,
  { evidence, language }: { evidence: readonly Evidence[]; language: string },
): RowShape | undefined {
  if (row === undefined) return undefined;
  const rows = new Set<string>();
  const columns: { column: string; head: string; letters: string }[] = [];
  let source = "";
  for (const [at, column] of row.columns.entries()) {
    const value = row.cells[at] ?? null;
    if (value === null) continue;
    const [support, ...more] = cellSupports[at] ?? [];
    const located = support === undefined || more.length > 0 ? undefined : locate(support, evidence);
    if (located?.kind !== "cells" || located.cells.length !== 1) return undefined;
    const [cell] = located.cells;
    if (cell === undefined || joinSpace(cell.value) !== joinSpace(value)) return undefined;
    const [, letters = "", number = ""] = /^([A-Z]+)(\d+)$/u.exec(cell.address) ?? [];
    source = located.evidence.replace(/~\d+$/u, "");
    rows.add(`${source} ${number}`);
    columns.push({ column, head: cell.columnHead, letters });
  }
  if (columns.length < 2 || rows.size !== 1) return undefined;
  return {
    key: JSON.stringify([source, row.table, row.columns, columns]),
    isNamedAlike: columns.every(({ column, head }) => isSameName(column, head, language)),
  };
}

/** The same words, in any order: "Processing locations" and "Location of processing". */
function isSameName(column: string, head: string, language: string): boolean {
  if (fold(column) === fold(head)) return fold(column) !== "";
  const reader = createTermReader(language);
  const terms = (text: string) =>
    reader
      .all(text)
      .filter((word) => !empty.has(word.text.toLowerCase()))
      .map(({ term }) => term)
      .toSorted()
      .join(" ");
  return terms(column) !== "" && terms(column) === terms(head);
}

/** Words of heads that say nothing; "not", "without" and the like are none of them. */
const empty: ReadonlySet<string> = new Set(
  "the a an of in for der die das des dem den von vom im de du la le les l d di del della dei delle dello degli il lo el los las y and und et e".split(
    " ",
  ),
);

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}

function joinSpace(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
}
