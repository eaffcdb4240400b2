import { describeTables } from "../../data/data.ts";
import type { TypedTable } from "../../data/data.ts";
import type { ColumnShape, TableShape } from "../../model/table-shape.ts";

const mostTables = 40;
const mostValues = 500;
const longestValue = 80;
/** Of all values of all tables. */
const mostLetters = 400_000;

/** The tables as rules read them: columns, limits and the texts that occur. Files that were only sampled are left out. */
export function shapeTables(tables: readonly TypedTable[]): TableShape[] {
  const usable = tables.filter(
    ({ layout, isHidden, isSampled, rowCount }) =>
      layout === "columns" && isHidden !== true && !isSampled && rowCount >= fewestRows,
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
    return {
      ...{ name, kind, scale, empty, distinct },
      ...(unit !== undefined && { unit }),
      ...(factor !== undefined && { factor }),
      ...(role !== undefined && { role }),
      ...(min !== undefined && max !== undefined && { min, max }),
      isSound: misfits === 0 && isAmbiguous !== true && (units?.length ?? 0) < 2 && !isHalfMarked(table, at),
      ...(texts !== undefined && { values: texts.values }),
      isWhole: texts?.isWhole ?? true,
    };
  });
  const { id, name, title, viewOf } = table;
  const rows = table.source.kind === "cells" ? countData(table.source.roles) : table.rowCount;
  const named = [name, ...(title === undefined || name.includes(title) ? [] : [title])].join(" / ");
  return { id, name: named, rows, ...(viewOf !== undefined && { viewOf }), columns };
}

/** Where only some cells of a column of numbers bear a sign, nobody knows what the others are in. */
function isHalfMarked({ columns, source }: TypedTable, column: number): boolean {
  if (source.kind !== "cells" || columns[column]?.kind !== "number") return false;
  let [marked, bare] = [0, 0];
  for (const [row, value] of (source.values[column] ?? []).entries()) {
    if (value === null || source.roles[row] !== "data") continue;
    if (/[\p{Sc}\p{L}%]/u.test(source.texts[row]?.[column] ?? "")) marked += 1;
    else bare += 1;
  }
  return marked > 0 && bare > 0;
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
  if (source.kind !== "cells") return { values: [], isWhole: false };
  const values = new Set<string>();
  let isWhole = true;
  for (const [row, value] of (source.values[column] ?? []).entries()) {
    if (value === null || source.roles[row] !== "data" || values.has(value)) continue;
    if (value.length > longestValue || values.size >= mostValues || left.letters < value.length) {
      isWhole = false;
      continue;
    }
    left.letters -= value.length;
    values.add(value);
  }
  return { values: [...values], isWhole };
}
