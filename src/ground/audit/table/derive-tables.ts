import type { EvidenceTable } from "../../../model/grounding.ts";
import { isTableLine, readTableRows, splitCells } from "../../../lib/text/read-table-rows.ts";
import { splitLines, type Line } from "../../../lib/text/split-lines.ts";
import { toEvidenceTable } from "./to-evidence-table.ts";

/** A table that was found in running text, with the place of every row in it. */
export interface DerivedTable {
  table: EvidenceTable;
  /** Of each row below the heads. */
  lines: Line[];
  start: number;
  end: number;
}

/** The line between head and body in Markdown. */
const rule = /^[\s|:-]+$/u;

/** The tables of a text whose rows can be read: Markdown, bars or tabs. */
export function deriveTables(text: string): DerivedTable[] {
  const blocks: Line[][] = [];
  let open: Line[] = [];
  for (const line of splitLines(text)) {
    if (isTableLine(line.text)) {
      if (open.length === 0) blocks.push(open);
      open.push(line);
    } else open = [];
  }
  return blocks.filter((block) => block.length >= 2).flatMap(toTable);
}

function toTable(block: readonly Line[]): DerivedTable[] {
  const rows = readTableRows(block);
  const first = rows[0];
  const last = block.at(-1);
  const filled = rows.filter(({ cells }) => cells.filter((cell) => cell !== "").length >= 2);
  if (first === undefined || last === undefined || filled.length * 2 < rows.length) return [];
  const heads = first.headerLines.filter(({ text }) => !rule.test(text));
  const lines = [...heads, ...rows.map(({ line }) => line)];
  const isMarked = heads.length < first.headerLines.length;
  const table = toEvidenceTable(
    lines.map(({ text }) => splitCells(text)),
    isMarked ? { headRows: heads.length } : {},
  );
  return [{ table, lines: lines.slice(table.head.length), start: block[0]?.start ?? 0, end: last.end }];
}
