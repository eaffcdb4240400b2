import type { Ledger } from "../../model/calls/ledger.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

/** AI answers as rows; a commit is as safe as a synced file. */
export function createSqlLedger(database: SqlDatabase): Ledger {
  return {
    async find(run, key) {
      const [row] = await database.query(sql("SELECT body FROM ledger WHERE run = ? AND key = ?", run, key));
      return row === undefined ? undefined : String(row["body"]);
    },
    async record(run, key, body) {
      const insert = sql(
        "INSERT INTO ledger (run, key, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING key",
        run,
        key,
        body,
      );
      await database.commit(`ledger ${run}`, insert, []);
    },
    async forget(run) {
      await database.commit(`ledger ${run}`, sql("DELETE FROM ledger WHERE run = ? RETURNING key", run), []);
    },
  };
}
