import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids, type Grid, type GridRow } from "../cells/read-grids.ts";
import { periodOf, readMonths, type NamedPeriod } from "./read-periods.ts";

/** A table whose columns are periods: a statement of a company, a budget, a series. */
export interface PeriodTable {
  grid: Grid;
  columns: readonly PeriodColumn[];
  rows: readonly PeriodRow[];
  /** How long its periods are, where its title says so. */
  months: number | undefined;
  /** What stands over the table, and in the short lines around it. */
  around: readonly ReadWord[];
}

export interface PeriodColumn {
  column: number;
  head: string;
  period: NamedPeriod;
}

export interface PeriodRow {
  row: GridRow;
  /** Where its name stands; undefined for a row without one. */
  label: number | undefined;
  words: readonly ReadWord[];
  /** Of the line that its group stands under. */
  group: readonly ReadWord[];
  isLast: boolean;
}

const fewestColumns = 1;
/** Lines around a table that say what it shows are near; they are headings, or lead over to it. */
const longestLine = 400;
const reach = 4;
const leadsOver =
  /:\s*$|(?<!\p{L})(?:(?:following|below|next) tables?|folgende\p{L}* (?:tabelle|übersicht)|tableau (?:suivant|ci-dessous)|tabella (?:seguente|che segue)|seguente tabella|siguiente (?:tabla|cuadro)|(?:tabla|cuadro) siguiente)(?!\p{L})/iu;
const heading = /^[^.!?\n]{3,120}$/u;

export function readPeriodTables(
  evidence: readonly EvidenceItem[],
  { computed, language }: { computed: ReadonlySet<string>; language: string },
): PeriodTable[] {
  const read = (text: string) => wordReaderOf(language).read(text);
  return readGrids(evidence, computed).flatMap((grid): PeriodTable[] => {
    const columns = grid.heads.flatMap((head, column): PeriodColumn[] => {
      const period = column === 0 ? undefined : periodOf(head);
      return period === undefined ? [] : [{ column, head, period }];
    });
    if (columns.length < fewestColumns) return [];
    const near = [grid.about, ...grid.heads, ...linesAround(grid, evidence)].join("\n");
    return [
      {
        ...{ grid, columns, rows: readRows(grid, columns, read), months: readMonths(grid.about) },
        around: read(near),
      },
    ];
  });
}

/** What stands near a table in its document, in a line or two. */
function linesAround({ rows, document }: Grid, evidence: readonly EvidenceItem[]): string[] {
  const own = evidence.filter((item) => item.document === document);
  const ids = new Set(rows.map((row) => row.evidence));
  const at = own.findIndex(({ id }) => ids.has(id));
  return own
    .slice(Math.max(0, at - reach), at + ids.size + reach)
    .filter(({ table, text }) => table === undefined && text.length <= longestLine)
    .map(({ text }) => text.trim())
    .filter((text) => leadsOver.test(text) || heading.test(text.replace(/^[\d.]+\s/u, "")));
}

function readRows(
  { rows }: Grid,
  columns: readonly PeriodColumn[],
  read: (text: string) => ReadWord[],
): PeriodRow[] {
  const first = columns[0]?.column ?? 0;
  let group: readonly ReadWord[] = [];
  return rows.flatMap((row, at): PeriodRow[] => {
    const label = row.cells.findIndex((cell, column) => column < first && /\p{L}{2}/u.test(cell));
    const words = label < 0 ? [] : wordsOf(row.cells[label] ?? "", read);
    if (!columns.some(({ column }) => /\p{N}/u.test(row.cells[column] ?? ""))) {
      // a line without values opens a group, an empty one closes it
      group = words;
      return [];
    }
    const isLast = at === rows.length - 1;
    return [{ row, label: label < 0 ? undefined : label, words, group, isLast }];
  });
}

/** A name without the marks of its notes. */
function wordsOf(label: string, read: (text: string) => ReadWord[]): ReadWord[] {
  const plain = label.replaceAll(/\(\d{1,2}\)|[*†‡:]+/gu, " ");
  return read(plain).filter(({ isStop, word }) => !isStop && /\p{L}/u.test(word));
}
