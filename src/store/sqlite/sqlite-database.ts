import { migrateSqlite } from "../../lib/migrate-sqlite.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { Failure } from "../../model/failure.ts";
import type { CommitListener, SqlDatabase } from "../sql-database.ts";
import { storeMigrations } from "../store-migrations.ts";

/** The store's tables in the SQLite file that the engine shares; commits of both go to disk together. */
export async function openSqliteDatabase(sqlite: Sqlite): Promise<SqlDatabase> {
  const ahead = await migrateSqlite(sqlite, "store", storeMigrations);
  if (ahead > 0) throw newerDatabase();
  const listeners = new Set<CommitListener>();
  return {
    query: async (statement) => sqlite.read((sql) => sql.all(statement.sql, ...statement.values)),
    async commit(lock, first, rest) {
      const isWritten = await sqlite.write((sql) => {
        if (sql.get(first.sql, ...first.values) === undefined) return false;
        for (const statement of rest) sql.run(statement.sql, ...statement.values);
        return true;
      });
      if (isWritten) for (const listener of listeners) listener(lock);
      return isWritten;
    },
    onCommit(listener) {
      listeners.add(listener);
      // another connection does not say what it wrote
      const stop = sqlite.onCommit((foreign) => {
        if (foreign) listener(undefined);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    close: () => sqlite.close(),
  };
}

export function newerDatabase(): Failure {
  return new Failure(
    "incompatible",
    "This database was written by a newer Dossier. Update Dossier, or use another data folder.",
  );
}
