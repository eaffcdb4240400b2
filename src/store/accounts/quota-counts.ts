import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

/** What users have used up; everything is counted by its owner. */
export interface QuotaCounts {
  /** Of all contents that a user keeps, each counted once. */
  bytesOf(user: string): Promise<number>;
  /** What the workflows of a user have cost since a time, those that were deleted too. */
  priceOf(user: string, since: number): Promise<number>;
  /** Counts a round, unless there were as many as allowed since a time. */
  takeRound(start: { id: string; user: string; at: number; since: number; most: number }): Promise<boolean>;
}

export function createQuotaCounts(database: SqlDatabase): QuotaCounts {
  const sum = async (text: string, ...values: (string | number)[]) => {
    const [row = {}] = await database.query(sql(text, ...values));
    return Number(row["total"] ?? 0);
  };
  return {
    bytesOf: (user) =>
      sum(
        `SELECT COALESCE(sum(bytes), 0) AS total FROM (
           SELECT sha256, bytes FROM files WHERE user_name = ?
           UNION SELECT d.sha256, d.bytes FROM documents d JOIN workflows w ON w.id = d.workflow_id
           WHERE w.user_name = ? AND d.bytes IS NOT NULL) AS kept`,
        user,
        user,
      ),
    priceOf: async (user, since) =>
      (await sum(
        `SELECT COALESCE(sum(u.price), 0) AS total FROM usage u JOIN workflows w ON w.id = u.workflow_id
         WHERE w.user_name = ? AND COALESCE(u.at, w.updated_at) >= ?`,
        user,
        since,
      )) +
      (await sum(
        "SELECT COALESCE(sum(price), 0) AS total FROM removed WHERE user_name = ? AND at >= ?",
        user,
        since,
      )),
    takeRound: ({ id, user, at, since, most }) =>
      database.commit(
        `rounds of ${user}`,
        sql(
          `INSERT INTO round_starts (id, user_name, at)
           SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)
           WHERE (SELECT count(*) FROM round_starts WHERE user_name = ? AND at >= ?) < ?
           ON CONFLICT DO NOTHING RETURNING id`,
          ...[id, user, at, user, since, most],
        ),
        [sql("DELETE FROM round_starts WHERE user_name = ? AND at < ?", user, since)],
      ),
  };
}
