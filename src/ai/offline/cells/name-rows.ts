import type { ReadWords, QuestionWord } from "../tables/read-words.ts";
import { findRun, regionOf, regionRuns } from "./match-runs.ts";
import type { WordRun } from "./match-runs.ts";
import { weekdayOf, weekdayRuns } from "./weekdays.ts";
import type { Grid, GridRow } from "./read-grids.ts";

export interface NamedRows {
  rows: readonly GridRow[];
  /** The columns whose cells name them, in order. */
  columns: readonly number[];
  /** The words of the question that do. */
  covered: readonly number[];
}

interface Fit {
  row: GridRow;
  columns: number[];
  covered: Set<number>;
}

/** The rows that a question names by what stands in their cells: those that cover most of its words. */
export function nameRows(
  words: readonly QuestionWord[],
  { grid, read, except, language }: { grid: Grid; read: ReadWords; except: number; language?: string },
): NamedRows | undefined {
  const said = new Set(words.flatMap(({ fold, stem }) => [fold, stem]));
  const regions = regionRuns(words);
  const days = language === undefined ? new Map<number, WordRun>() : weekdayRuns(words, language);
  const runs = new Map<string, WordRun | undefined>();
  const fits = grid.rows.flatMap((row): Fit[] => {
    const fit: Fit = { row, columns: [], covered: new Set() };
    for (const [column, cell] of row.cells.entries()) {
      if (column === except || !isName(cell)) continue;
      if (!runs.has(cell)) runs.set(cell, runOf(cell));
      const run = runs.get(cell);
      if (run === undefined) continue;
      fit.columns.push(column);
      for (let at = run.at; at < run.at + run.length; at += 1) fit.covered.add(at);
    }
    return fit.covered.size === 0 ? [] : [fit];
  });
  const most = fits.reduce((best, { covered }) => Math.max(best, covered.size), 0);
  const best = fits.filter(({ covered }) => covered.size === most);
  const [first] = best;
  if (first === undefined) return undefined;
  const rows = best.map(({ row }) => row);
  return { rows, columns: first.columns, covered: [...first.covered] };

  function runOf(cell: string): WordRun | undefined {
    const [start] = read(cell.slice(0, 60));
    const code = regionOf(cell);
    const day = days.size === 0 ? undefined : weekdayOf(cell, language ?? "");
    const other = code === undefined ? days.get(day ?? -1) : regions.get(code);
    if (start === undefined || (!said.has(start.fold) && !said.has(start.stem))) return other;
    return findRun(cell, words, read) ?? other;
  }
}

const longestName = 80;

/** A word or a year names a row; other numbers are values. */
function isName(cell: string): boolean {
  const text = cell.trim();
  return (
    text.length > 1 && text.length <= longestName && (/\p{L}{2}/u.test(text) || /^(?:19|20)\d\d$/u.test(text))
  );
}
