import type { PlanResult, SourceCells } from "../../data/run/plan-result.ts";
import { fitFormula } from "../../model/formulas/fit-formula.ts";
import type { Computing } from "../../model/formulas/fit-formula.ts";
import type { CellFormulas } from "../../model/formulas/derive-formulas.ts";
import { rangeOf, sheetCriteria } from "./sheet-criteria.ts";
import type { SheetCriterion } from "./sheet-criteria.ts";
import { sheetNumber } from "./sheet-value.ts";
import { sheetRange } from "./source-sheet.ts";
import type { SourceSheet } from "./source-sheet.ts";

export interface SourceQuery {
  plan: Record<string, unknown>;
  result: PlanResult;
  sheets: readonly SourceSheet[];
  /** The row of the sheet in which the first row of the result stands, from 1. */
  firstRow: number;
}

/** Every formula is worked out here as well, and looking through all rows for every group has an end. */
const mostLooks = 5_000_000;
const mostRanges = 200;
const longestFormula = 7_500;

/** Sums, counts, averages and extremes as formulas over the tables they come from, where they come to the same. */
export function sourceFormulas(query: SourceQuery): CellFormulas {
  const { plan, result, sheets } = query;
  const aggregates = Array.isArray(plan["aggregates"])
    ? (plan["aggregates"] as Record<string, unknown>[])
    : [];
  const columns = result.columns.flatMap(({ from }, column) => (from === "aggregate" ? [column] : []));
  const rows = sheets.reduce((sum, { table }) => sum + table.rowCount, 0);
  const isSmall = rows * result.rows.length * Math.max(1, columns.length) <= mostLooks;
  return result.rows.map((values, row) => {
    const formulas: (string | undefined)[] = values.map(() => undefined);
    for (const [at, column] of columns.entries()) {
      const info = result.columns[column];
      const shown = info === undefined ? undefined : sheetNumber(values[column] ?? null, info);
      const aggregate = aggregates[at];
      if (shown === undefined || aggregate === undefined || !isSmall) continue;
      const ways = [
        byCriteria(aggregate, query, row),
        byCells(aggregate, query, result.provenance[row]?.[column] ?? []),
      ];
      const formula = fitFormula(
        ways.flatMap((way) => way ?? []),
        shown,
      );
      if (formula !== undefined && formula.length <= longestFormula) formulas[column] = formula;
    }
    return formulas;
  });
}

interface Words {
  plain: string;
  /** With criteria; its range stands before them. */
  many?: string;
  compute(values: readonly number[]): number | undefined;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const functions: Record<string, Words> = {
  sum: { plain: "SUM", many: "SUMIFS", compute: sum },
  average: {
    plain: "AVERAGE",
    many: "AVERAGEIFS",
    compute: (values) => (values.length === 0 ? undefined : sum(values) / values.length),
  },
  min: { plain: "MIN", many: "MINIFS", compute: (values) => values.toSorted((a, b) => a - b)[0] },
  max: { plain: "MAX", many: "MAXIFS", compute: (values) => values.toSorted((a, b) => b - a)[0] },
  median: { plain: "MEDIAN", compute: median },
};

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)];
  const low = sorted[Math.ceil(middle) - 1];
  return high === undefined || low === undefined ? undefined : (low + high) / 2;
}

/** The way that stays right when a cell changes: conditions and keys as criteria over whole columns. */
function byCriteria(
  { fn, column: name, where }: Record<string, unknown>,
  { plan, result, sheets, firstRow }: SourceQuery,
  row: number,
): Computing | undefined {
  const [sheet, ...others] = sheets;
  if (sheet === undefined || others.length > 0 || plan["join"] !== undefined || where !== undefined)
    return undefined;
  const criteria = sheetCriteria(plan, sheet, { result, row, firstRow });
  const column = sheet.table.columns.findIndex((one) => one.name === name);
  if (criteria === undefined || (name !== undefined && column < 0)) return undefined;
  if (fn === "count") return countWhere(sheet, criteria, column);
  const words = functions[String(fn)];
  const values = (sheet.numbers[column] ?? []).flatMap((value, at) =>
    value !== undefined && criteria.every(({ holds }) => holds(at)) ? [value] : [],
  );
  const value = words?.compute(values);
  if (words === undefined || value === undefined) return undefined;
  if (criteria.length === 0) return { text: `${words.plain}(${rangeOf(column, sheet)})`, value };
  const texts = [rangeOf(column, sheet), ...criteria.map(({ text }) => text)];
  return words.many === undefined ? undefined : { text: `${words.many}(${texts.join(",")})`, value };
}

/** Without a column rows are counted, else its cells that hold something. */
function countWhere(
  sheet: SourceSheet,
  criteria: readonly SheetCriterion[],
  column: number,
): Computing | undefined {
  const filled = sheet.values[column];
  const rows = Array.from({ length: sheet.table.rowCount }, (_, row) => row).filter(
    (row) => criteria.every(({ holds }) => holds(row)) && (filled === undefined || filled[row] !== null),
  );
  if (criteria.length === 0) {
    const range = rangeOf(Math.max(0, column), sheet);
    return { text: filled === undefined ? `ROWS(${range})` : `COUNTA(${range})`, value: rows.length };
  }
  const texts = criteria.map(({ text }) => text);
  if (filled !== undefined) texts.push(`${rangeOf(column, sheet)},"<>"`);
  return { text: `COUNTIFS(${texts.join(",")})`, value: rows.length };
}

/** The cells themselves, one by one: right whatever the conditions were, as long as they are few. */
function byCells(
  { fn }: Record<string, unknown>,
  { sheets }: SourceQuery,
  sources: readonly SourceCells[],
): Computing | undefined {
  const [cells, ...others] = sources;
  const sheet = sheets.find(({ table }) => table.id === cells?.table);
  const words = functions[String(fn)];
  if (cells === undefined || others.length > 0 || sheet === undefined || words === undefined)
    return undefined;
  const column = sheet.table.columns.findIndex(({ name }) => name === cells.column);
  if (column < 0 || !cells.isWhole || cells.rows.length > mostRanges) return undefined;
  const values = cells.rows.flatMap(([from, to]) => (sheet.numbers[column] ?? []).slice(from, to + 1));
  const value = words.compute(values.flatMap((one) => one ?? []));
  const ranges = cells.rows.map((rows) => sheetRange(sheet, column, rows));
  return value === undefined ? undefined : { text: `${words.plain}(${ranges.join(",")})`, value };
}
