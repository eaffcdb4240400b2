import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSqlite } from "../../lib/sqlite.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { diskFailure } from "../disk-failure.ts";

/** Opens the one database file of a data folder: WAL, and every commit on the platter before it counts. */
export function openSqlite(path: string): Sqlite {
  const wrap = diskFailure(path);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600)); // the files that SQLite makes beside it are as closed as this one
    const database = new DatabaseSync(path, { timeout: 10_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    return createSqlite(database, wrap);
  } catch (error) {
    throw wrap(error);
  }
}
