import { migrateSqlite } from "../../lib/migrate-sqlite.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { Failure } from "../../model/failure.ts";
import type { SqlDatabase } from "../sql-database.ts";
import { storeMigrations } from "../store-migrations.ts";

/** The store's tables in the SQLite file that the engine shares; commits of both go to disk together. */
export async function openSqliteDatabase(sqlite: Sqlite): Promise<SqlDatabase> {
  const ahead = await migrateSqlite(sqlite, "store", storeMigrations);
  if (ahead > 0) throw newerDatabase();
  return {
    query: async (statement) => sqlite.read((sql) => sql.all(statement.sql, ...statement.values)),
    commit: (_lock, first, rest) =>
      sqlite.write((sql) => {
        if (sql.get(first.sql, ...first.values) === undefined) return false;
        for (const statement of rest) sql.run(statement.sql, ...statement.values);
        return true;
      }),
    onCommit: (listener) => sqlite.onCommit(listener),
    close: () => sqlite.close(),
  };
}

export function newerDatabase(): Failure {
  return new Failure(
    "incompatible",
    "This database was written by a newer Dossier. Update Dossier, or use another data folder.",
  );
}
