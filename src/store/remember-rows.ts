import type { SqlDatabase } from "./sql-database.ts";

/** Another server's word may be late, or lost with its connection. */
const mostMs = 1_000;
const mostRows = 10_000;

interface Remembered<Row> {
  row: Row;
  at: number;
}

/** Rows that are asked for with every request, by key: kept until a commit may have changed them. */
export interface RowMemory {
  find<Row>(key: string, read: () => Promise<Row | undefined>): Promise<Row | undefined>;
  /** The database, whose commits by way of this one count at once. */
  database: SqlDatabase;
}

/** `changing` tells by the lock that a commit names whether it may have changed such rows. */
export function rememberRows(database: SqlDatabase, changing: RegExp): RowMemory {
  let isListening = false;
  let generation = 0;
  const known = new Map<string, Remembered<unknown>>();
  const heed = (lock: string | undefined) => {
    if (lock !== undefined && !changing.test(lock)) return;
    generation += 1;
    known.clear();
  };
  return {
    database: {
      ...database,
      async commit(lock, first, rest) {
        const isWritten = await database.commit(lock, first, rest);
        heed(lock);
        return isWritten;
      },
    },
    async find<Row>(key: string, read: () => Promise<Row | undefined>) {
      if (!isListening) database.onCommit(heed);
      isListening = true;
      const there = known.get(key) as Remembered<Row> | undefined;
      if (there !== undefined && performance.now() - there.at < mostMs) return there.row;
      const before = generation;
      const row = await read();
      if (known.size >= mostRows) known.clear();
      // what was read while something changed may be what was there before
      if (row !== undefined && before === generation) known.set(key, { row, at: performance.now() });
      return row;
    },
  };
}
