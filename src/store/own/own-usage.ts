import { UsageRow } from "../../model/documents/library-file.ts";
import type { UsageTotals } from "../../model/calls/usage.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase, SqlStatement } from "../sql-database.ts";
import type { TimeRange } from "./own-store.ts";

const dayMs = 86_400_000;

/** What the AI calls of a user came to. */
export async function sumOwnUsage(
  database: SqlDatabase,
  user: string,
  range: TimeRange,
): Promise<UsageTotals> {
  const [row = {}] = await database.query(
    ofUser(
      `SELECT COALESCE(sum(CASE WHEN u.body LIKE '%"searches":%' THEN 0 ELSE 1 END), 0) AS calls,
       COALESCE(sum(tokens_in), 0) AS tokens_in, COALESCE(sum(tokens_out), 0) AS tokens_out,
       COALESCE(sum(u.price), 0) AS price, COALESCE(sum(milliseconds), 0) AS ms, min(currency) AS currency`,
      user,
      range,
    ),
  );
  const { currency } = row;
  return {
    aiCalls: Number(row["calls"]),
    tokensIn: Number(row["tokens_in"]),
    tokensOut: Number(row["tokens_out"]),
    price: Number(row["price"]),
    currency: typeof currency === "string" ? currency : "USD",
    seconds: Number(row["ms"]) / 1_000,
  };
}

/** The same by model, or by day (UTC), newest day first. */
export async function sumOwnUsageBy(
  database: SqlDatabase,
  user: string,
  { by, ...range }: TimeRange & { by: "model" | "day" },
): Promise<UsageRow[]> {
  const rows = await database.query(ofUser("SELECT u.body, COALESCE(u.at, w.updated_at) AS at", user, range));
  const sums = new Map<string, UsageRow>();
  for (const row of rows) {
    const call = CallBody.parse(JSON.parse(String(row["body"])));
    const day = new Date(Math.floor(Number(row["at"]) / dayMs) * dayMs).toISOString().slice(0, 10);
    const key = by === "model" ? call.model : day;
    const sum = sums.get(key) ?? {
      key,
      aiCalls: 0,
      tokensIn: 0,
      tokensOut: 0,
      price: 0,
      currency: call.currency,
    };
    sums.set(key, {
      ...sum,
      aiCalls: sum.aiCalls + 1,
      tokensIn: sum.tokensIn + call.tokensIn,
      tokensOut: sum.tokensOut + call.tokensOut,
      price: sum.price + call.price,
    });
  }
  const order = (a: UsageRow, b: UsageRow) =>
    by === "day" ? b.key.localeCompare(a.key) : b.price - a.price || a.key.localeCompare(b.key);
  return [...sums.values()].toSorted(order);
}

const CallBody = UsageRow.omit({ key: true, aiCalls: true }).extend({ model: UsageRow.shape.key });

function ofUser(select: string, user: string, { from, to }: TimeRange): SqlStatement {
  return sql(
    `${select} FROM usage u JOIN workflows w ON w.id = u.workflow_id WHERE w.user_name = ?
     AND COALESCE(u.at, w.updated_at) >= ? AND COALESCE(u.at, w.updated_at) < ?`,
    user,
    from ?? 0,
    to ?? Number.MAX_SAFE_INTEGER,
  );
}
