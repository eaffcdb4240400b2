import { columnName } from "../../lib/cell-address.ts";
import { largest } from "../../lib/largest.ts";
import type { EvidenceTable } from "../../model/grounding.ts";
import { fence } from "../define-prompt.ts";

export interface ShownEvidence {
  id: string;
  document: string;
  place?: string | undefined;
  heading?: string[] | undefined;
  text: string;
  table?: EvidenceTable | undefined;
}

/** A passage as a model sees it: where it stands, the headings above it, and tables with addresses for each cell. */
export function showEvidence({ id, document, place, heading, text, table }: ShownEvidence): string {
  const where = [document, ...(place === undefined || place === "" ? [] : [place])].join(", ");
  const above = heading === undefined || heading.length === 0 ? [] : [`(under: ${heading.join(" > ")})`];
  const kind = table === undefined ? "" : ", table";
  return fence(
    `evidence ${id}, ${where}${kind}`,
    [...above, table === undefined ? text : showTable(table)].join("\n"),
  );
}

/** The first line names the columns by letter, every other line begins with the number of its row. */
export function showTable({ head, headRow, rows, firstRow, firstColumn }: EvidenceTable): string {
  const width = largest(
    [...head, ...rows].map(({ length }) => length),
    0,
  );
  const letters = Array.from({ length: width }, (_, at) => columnName(firstColumn + at - 1));
  const heads = head.map((cells, at) => line(String(headRow + at), cells));
  const body = rows.map((cells, at) => line(String(firstRow + at), cells));
  return [
    line("", letters),
    ...heads,
    ...(head.length > 0
      ? [
          line(
            "-",
            letters.map(() => "-"),
          ),
        ]
      : []),
    ...body,
  ].join("\n");
}

function line(name: string, cells: readonly string[]): string {
  return [name, ...cells.map((cell) => cell.replaceAll(/\s+/gu, " ").replaceAll("|", "¦"))].join(" | ");
}
