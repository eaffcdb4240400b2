import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrateSqlite } from "../../lib/migrate-sqlite.ts";
import { createSqlite } from "../../lib/sqlite.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { diskFailure } from "../disk-failure.ts";
import { storeMigrations } from "../store-migrations.ts";

/** Opens the one database file of a data folder: WAL, and every commit on the platter before it counts. */
export async function openSqlite(path: string): Promise<Sqlite> {
  const wrap = diskFailure(path);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600)); // the files that SQLite makes beside it are as closed as this one
    const database = new DatabaseSync(path, { timeout: 10_000 });
    const sqlite = createSqlite(database, wrap);
    if (isNew(sqlite)) await makeTables(database, sqlite);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    return sqlite;
  } catch (error) {
    throw wrap(error);
  }
}

/**
 * Rows are small and every commit writes whole pages: half of SQLite's usual page halves what goes to disk.
 * The tables come before the WAL, through which each of their pages would be written twice.
 */
async function makeTables(database: DatabaseSync, sqlite: Sqlite): Promise<void> {
  database.exec("PRAGMA page_size = 2048");
  await migrateSqlite(sqlite, "store", storeMigrations);
}

function isNew(sqlite: Sqlite): boolean {
  return Number(sqlite.read((sql) => sql.get("PRAGMA page_count"))?.["page_count"]) === 0;
}
