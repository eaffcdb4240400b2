import { addAll } from "../lib/add-all.ts";
import type { SqlDatabase } from "./sql-database.ts";

const groupSize = 500;

/** A query for many ids, in groups that every database takes; `toSql` is given the list of places. */
export async function queryIn(
  database: SqlDatabase,
  ids: readonly string[],
  toSql: (list: string) => string,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let start = 0; start < ids.length; start += groupSize) {
    const group = ids.slice(start, start + groupSize);
    const list = `(${group.map(() => "?").join(", ")})`;
    addAll(rows, await database.query({ sql: toSql(list), values: group }));
  }
  return rows;
}
