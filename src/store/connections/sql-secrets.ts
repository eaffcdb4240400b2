import type { ConnectionStore, StoredSecret } from "../../model/connections/connection-store.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

type SecretRows = Pick<
  ConnectionStore,
  "readSecret" | "writeSecret" | "removeSecret" | "listSecrets" | "claimSecret" | "releaseSecret"
>;

/** Sealed secrets as rows that count their versions, and who may renew one of them now. */
export function createSqlSecrets(database: SqlDatabase): SecretRows {
  const read = async (connectionId: string, field: string) => {
    const [row] = await database.query(
      sql("SELECT * FROM connection_secrets WHERE connection_id = ? AND field = ?", connectionId, field),
    );
    return row === undefined ? undefined : toSecret(row);
  };
  return {
    readSecret: read,
    async writeSecret({ connectionId, field, value, keyId = null, over }) {
      const before = over ?? (await read(connectionId, field))?.version ?? 0;
      const write =
        before === 0
          ? sql(
              `INSERT INTO connection_secrets (connection_id, field, value, key_id, version)
               VALUES (?, ?, ?, ?, 1) ON CONFLICT DO NOTHING RETURNING version`,
              ...[connectionId, field, value, keyId],
            )
          : sql(
              `UPDATE connection_secrets SET value = ?, key_id = ?, version = version + 1
               WHERE connection_id = ? AND field = ? AND version = ? RETURNING version`,
              ...[value, keyId, connectionId, field, before],
            );
      return (await database.commit(lockOf(connectionId), write, [])) ? before + 1 : undefined;
    },
    async removeSecret(connectionId, field) {
      await database.commit(
        lockOf(connectionId),
        sql(
          "DELETE FROM connection_secrets WHERE connection_id = ? AND field = ? RETURNING field",
          ...[connectionId, field],
        ),
        [],
      );
    },
    async listSecrets(connectionId) {
      const rows = await database.query(
        sql(
          `SELECT * FROM connection_secrets WHERE CAST(? AS TEXT) IS NULL OR connection_id = ?
           ORDER BY connection_id, field`,
          ...[connectionId ?? null, connectionId ?? null],
        ),
      );
      return rows.map(toSecret);
    },
    ...createClaims(database),
  };
}

/** One holder at a time, until its time is up. */
function createClaims(database: SqlDatabase): Pick<SecretRows, "claimSecret" | "releaseSecret"> {
  return {
    claimSecret({ connectionId, field, holder, now, until }) {
      const claim = sql(
        `INSERT INTO connection_claims (connection_id, field, holder, until_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (connection_id, field) DO UPDATE SET holder = excluded.holder, until_at = excluded.until_at
         WHERE connection_claims.until_at <= ? RETURNING holder`,
        ...[connectionId, field, holder, until, now],
      );
      return database.commit(lockOf(connectionId), claim, []);
    },
    async releaseSecret({ connectionId, field, holder }) {
      await database.commit(
        lockOf(connectionId),
        sql(
          "DELETE FROM connection_claims WHERE connection_id = ? AND field = ? AND holder = ? RETURNING field",
          ...[connectionId, field, holder],
        ),
        [],
      );
    },
  };
}

function toSecret(row: Record<string, unknown>): StoredSecret {
  const keyId = row["key_id"];
  return {
    connectionId: String(row["connection_id"]),
    field: String(row["field"]),
    value: String(row["value"]),
    ...(typeof keyId === "string" && { keyId }),
    version: Number(row["version"]),
  };
}

function lockOf(connectionId: string): string {
  return `connection ${connectionId}`;
}
