import type { Table } from "../../model/document.ts";

const fewestLines = 3;
const bar = /(?<!\\)\|/gu;

/** Lines with the same number of bars each, and figures in most of them: a table, as somebody pastes one. */
export function readBarTable(lines: readonly string[]): Table | undefined {
  const [first = "", second = ""] = lines;
  const bars = barsIn(first);
  if (lines.length < fewestLines || bars === 0) return undefined;
  if (!lines.every((line) => barsIn(line) === bars)) return undefined;
  const isFramed = lines.every((line) => /^\s*\|.*\|\s*$/u.test(line));
  if (isFramed && bars < 3) return undefined;
  const isRuled = second.includes("-") && /^[\s|:-]+$/u.test(second);
  const rows = lines.filter((_, at) => !isRuled || at !== 1).map((line) => cellsOf(line, isFramed));
  // without a rule below its head only figures tell a table from words between bars
  const valued = rows.filter((cells) => cells.slice(1).some((cell) => /^[^\p{L}]{0,6}\p{N}/u.test(cell)));
  if (!isRuled && valued.length * 2 < rows.length) return undefined;
  return { rows, ...(isRuled && { headRows: 1 }) };
}

function barsIn(line: string): number {
  return line.match(bar)?.length ?? 0;
}

function cellsOf(line: string, isFramed: boolean): string[] {
  const cells = line.split(bar).map((cell) => cell.trim().replaceAll("\\|", "|"));
  return isFramed ? cells.slice(1, -1) : cells;
}
