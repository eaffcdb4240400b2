import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import { yearIn } from "../../tables/draft/year-in.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import type { SheetReading } from "../read-sheet.ts";

export interface PairedColumn {
  column: ColumnShape;
  /** Where it is said. */
  start: number;
}

/** The two columns of numbers that a question sets side by side; the second may go without saying. */
export function pairedColumns({ shape, heads }: SheetReading): PairedColumn[] | undefined {
  const named = heads.flatMap(({ column, start }): PairedColumn[] => {
    const own = shape.columns[column];
    return own === undefined || !isMeasure(own) ? [] : [{ column: own, start }];
  });
  if (named.length === 2) return named;
  const [only, ...more] = named;
  const all = shape.columns.filter((column) => isMeasure(column));
  const years = all.filter(({ name }) => yearIn(name) !== "");
  if (more.length > 0) return undefined;
  // of two years, the one that is not named is meant as well
  if (years.length === 2 && all.length === 2) {
    const other = years.find((column) => column !== only?.column);
    if (only === undefined) return years.map((column, start) => ({ column, start }));
    return other === undefined ? undefined : [{ column: other, start: -1 }, only];
  }
  if (only === undefined) return undefined;
  // "previous year kWh" is set beside "kWh"
  const inside = all.filter(
    ({ name }) =>
      name !== only.column.name && wordsOf(name).every((word) => wordsOf(only.column.name).includes(word)),
  );
  const [base, ...others] = inside;
  return base === undefined || others.length > 0 ? undefined : [{ column: base, start: -1 }, only];
}

function wordsOf(head: string): string[] {
  return head.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
