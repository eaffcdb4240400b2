import { Connection, everyone } from "../../model/connections/connection.ts";
import type { ConnectionStore } from "../../model/connections/connection-store.ts";
import { ConnectionUse } from "../../model/connections/connection-use.ts";
import { Failure } from "../../model/failure.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";
import { createSqlSecrets } from "./sql-secrets.ts";

const mostTries = 20;
const usesShown = 100;

/** Connections as rows; the same statements for SQLite and Postgres. */
export function createSqlConnections(database: SqlDatabase): ConnectionStore {
  return {
    ...createSqlSecrets(database),
    async list(user) {
      const rows = await database.query(
        sql(
          `SELECT body FROM connections WHERE CAST(? AS TEXT) IS NULL OR owner IN (?, ?)
           ORDER BY CASE WHEN owner = ? THEN 1 ELSE 0 END, label, owner`,
          ...[user ?? null, user ?? null, everyone, everyone],
        ),
      );
      return rows.map(({ body }) => toConnection(body));
    },
    async find(id) {
      const [row] = await database.query(sql("SELECT body FROM connections WHERE id = ?", id));
      return row === undefined ? undefined : toConnection(row["body"]);
    },
    add(connection) {
      const { id, owner, label } = connection;
      const insert = sql(
        `INSERT INTO connections (id, owner, label, version, body) VALUES (?, ?, ?, 1, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, owner, label, JSON.stringify(connection)],
      );
      return database.commit(lockOf(id), insert, []);
    },
    update: (id, change) => updateConnection(database, id, change),
    async remove(id) {
      const rest = ["connection_secrets", "connection_claims"];
      await database.commit(
        lockOf(id),
        sql("DELETE FROM connections WHERE id = ? RETURNING id", id),
        rest.map((table) => sql(`DELETE FROM ${table} WHERE connection_id = ?`, id)),
      );
    },
    async recordUse(use) {
      const { id, connection, at } = ConnectionUse.parse(use);
      const insert = sql(
        `INSERT INTO connection_uses (id, connection_id, at, body) VALUES (?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, connection, at, JSON.stringify(use)],
      );
      await database.commit(lockOf(connection), insert, []);
    },
    async listUses({ connection, limit = usesShown }) {
      const rows = await database.query(
        sql(
          `SELECT body FROM connection_uses WHERE CAST(? AS TEXT) IS NULL OR connection_id = ?
           ORDER BY at DESC, id LIMIT ?`,
          ...[connection ?? null, connection ?? null, limit],
        ),
      );
      return rows.map(({ body }) => ConnectionUse.parse(JSON.parse(String(body))));
    },
  };
}

/** Read, changed, and written only if nobody else has written meanwhile. */
async function updateConnection(
  database: SqlDatabase,
  id: string,
  change: Partial<Omit<Connection, "id">>,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [row] = await database.query(sql("SELECT version, body FROM connections WHERE id = ?", id));
    if (row === undefined) throw new Failure("not-found", "This connection has been removed.");
    const next = Connection.parse({ ...toConnection(row["body"]), ...change, id });
    const written = await database.commit(
      lockOf(id),
      sql(
        `UPDATE connections SET body = ?, label = ?, owner = ?, version = version + 1
         WHERE id = ? AND version = ? RETURNING id`,
        ...[JSON.stringify(next), next.label, next.owner, id, Number(row["version"])],
      ),
      [],
    );
    if (written) return;
  }
  throw new Failure("busy", "This connection is being changed by others; try again.", { retryable: true });
}

function toConnection(body: unknown): Connection {
  return Connection.parse(JSON.parse(String(body)));
}

function lockOf(id: string): string {
  return `connection ${id}`;
}
