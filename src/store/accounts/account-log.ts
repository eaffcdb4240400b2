import { AuditEntry } from "../../model/accounts/account-records.ts";
import type { AccountLog } from "../../model/accounts/account-storage.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

/** What is left in a bucket after the time that has passed. */
const refilled = `CASE WHEN attempts.tokens + (excluded.at - attempts.at) / CAST(? AS DOUBLE PRECISION) > ? THEN ?
  ELSE attempts.tokens + (excluded.at - attempts.at) / CAST(? AS DOUBLE PRECISION) END`;

/** Attempts and the audit log. Buckets are rows, so that every server counts the same attempts. */
export function createAccountLog(database: SqlDatabase): AccountLog {
  return {
    takeAttempt(key, { capacity, refillMs }, at) {
      return database.commit(
        `attempt ${key}`,
        sql(
          `INSERT INTO attempts (key, tokens, at) VALUES (?, ?, ?)
           ON CONFLICT (key) DO UPDATE SET tokens = ${refilled} - 1, at = excluded.at
           WHERE ${refilled} >= 1 RETURNING key`,
          key,
          capacity - 1,
          at,
          ...[refillMs, capacity, capacity, refillMs],
          ...[refillMs, capacity, capacity, refillMs],
        ),
        [],
      );
    },
    async forgetAttempts(key) {
      await database.commit(
        `attempt ${key}`,
        sql("DELETE FROM attempts WHERE key = ? RETURNING key", key),
        [],
      );
    },
    async addAudit({ id, at, actor, action, target, outcome, address }) {
      await database.commit(
        "audit",
        sql(
          `INSERT INTO audit (id, at, actor, action, target, outcome, address) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          ...[id, at, actor, action, target, outcome, address],
        ),
        [],
      );
    },
    async listAudit({ limit, before }) {
      const rows = await database.query(
        sql(
          `SELECT id, at, actor, action, target, outcome, address FROM audit
           WHERE at < ? ORDER BY at DESC, id LIMIT ?`,
          before ?? Number.MAX_SAFE_INTEGER,
          limit,
        ),
      );
      return rows.map((row) => AuditEntry.parse(row));
    },
    sweepAccounts: (at, auditBefore) => sweepAccounts(database, at, auditBefore),
  };
}

async function sweepAccounts(database: SqlDatabase, at: number, auditBefore: number): Promise<void> {
  const dayAgo = at - 86_400_000;
  const old = [
    sql("DELETE FROM sessions WHERE expires_at < ? RETURNING id", at),
    sql("DELETE FROM tokens WHERE expires_at IS NOT NULL AND expires_at < ? RETURNING id", dayAgo),
    sql("DELETE FROM invitations WHERE expires_at < ? RETURNING id", dayAgo),
    sql("DELETE FROM shares WHERE expires_at < ? RETURNING id", dayAgo),
    sql("DELETE FROM pending_sign_ins WHERE expires_at < ? RETURNING hash", at),
    sql("DELETE FROM attempts WHERE at < ? RETURNING key", dayAgo),
    sql("DELETE FROM audit WHERE at < ? RETURNING id", auditBefore),
  ];
  for (const statement of old) await database.commit("sweep", statement, []);
}
