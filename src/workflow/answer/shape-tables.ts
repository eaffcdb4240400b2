import { describeTables } from "../../data/data.ts";
import type { TypedTable } from "../../data/table/typed-table.ts";
import type { ColumnShape, TableShape } from "../../model/documents/table-shape.ts";

const mostTables = 40;
const mostValues = 500;
const longestValue = 80;
/** Of all values of all tables. */
const mostLetters = 400_000;

/** The tables as rules read them: columns, limits and the texts that occur; of files that were only sampled no limits. */
export function shapeTables(tables: readonly TypedTable[]): TableShape[] {
  const usable = tables.filter(
    ({ layout, isHidden, rowCount }) => layout === "columns" && isHidden !== true && rowCount >= fewestRows,
  );
  const left = { letters: mostLetters };
  return usable.slice(0, mostTables).map((table) => shapeTable(table, left));
}

const fewestRows = 2;

function shapeTable(table: TypedTable, left: { letters: number }): TableShape {
  const [profile] = describeTables([table]);
  const columns = (profile?.columns ?? []).map((column, at): ColumnShape => {
    const { kind, unit, factor, role, min, max, empty, distinct, misfits, isAmbiguous, units } = column;
    const { name = column.name, scale = 0 } = table.columns[at] ?? {};
    const texts = kind === "text" ? valuesOf(table, at, left) : undefined;
    const isFit = misfits === 0 && isAmbiguous !== true && (units?.length ?? 0) < 2;
    const marked = isFit ? markedRows(table, at) : undefined;
    return {
      ...{ name, kind, scale, empty, distinct },
      ...(unit !== undefined && { unit }),
      ...(factor !== undefined && { factor }),
      ...(role !== undefined && { role }),
      ...(min !== undefined && max !== undefined && !table.isSampled && { min, max }),
      isSound: isFit && marked === undefined,
      ...(marked !== undefined && { markedRows: marked }),
      ...(texts !== undefined && { values: texts.values }),
      isWhole: texts?.isWhole ?? true,
    };
  });
  const { id, name, title, viewOf } = table;
  const rows = table.source.kind === "cells" ? countData(table.source.roles) : table.rowCount;
  const named = [name, ...(title === undefined || name.includes(title) ? [] : [title])].join(" / ");
  return { id, name: named, rows, ...(viewOf !== undefined && { viewOf }), columns };
}

/** Where only some cells of a column of numbers bear a sign, nobody knows what the others are in: the labels of those that do. */
function markedRows({ columns, source }: TypedTable, column: number): string[] | undefined {
  if (source.kind !== "cells" || columns[column]?.kind !== "number") return undefined;
  const labels = columns.flatMap(({ kind }, at) => (kind === "text" ? [at] : []));
  const marked: string[] = [];
  let hasBare = false;
  for (const [row, value] of (source.values[column] ?? []).entries()) {
    if (value === null || source.roles[row] !== "data") continue;
    if (!/[\p{Sc}\p{L}%]/u.test(source.texts[row]?.[column] ?? "")) hasBare = true;
    else if (marked.length < mostValues)
      marked.push(labels.flatMap((at) => source.values[at]?.[row] ?? [])[0] ?? "");
  }
  return marked.length > 0 && hasBare ? marked : undefined;
}

function countData(roles: readonly string[]): number {
  return roles.filter((role) => role === "data").length;
}

/** The texts of rows that hold data, each once, in their order; cut where there are many or long ones. */
function valuesOf(
  { source }: TypedTable,
  column: number,
  left: { letters: number },
): { values: string[]; isWhole: boolean } {
  const values = new Set<string>();
  const isHeld = source.kind === "cells";
  let isWhole = isHeld;
  for (const [row, value] of ((isHeld ? source : source.sample).values[column] ?? []).entries()) {
    const isData = !isHeld || source.roles[row] === "data";
    if (value === null || !isData || values.has(value)) continue;
    if (value.length > longestValue || values.size >= mostValues || left.letters < value.length) {
      isWhole = false;
      continue;
    }
    left.letters -= value.length;
    values.add(value);
  }
  return { values: [...values], isWhole };
}
