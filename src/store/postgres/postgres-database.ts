import { Client, Pool } from "pg";
import type { PoolClient } from "pg";
import { inTransaction } from "../../lib/in-transaction.ts";
import { createOutage } from "../../lib/outage.ts";
import type { Outage } from "../../lib/outage.ts";
import { isPostgresAway, postgresFailure } from "../../model/postgres-failure.ts";
import type { CommitListener, SqlDatabase, SqlStatement } from "../sql-database.ts";
import { newerDatabase } from "../sqlite/sqlite-database.ts";
import { storeMigrations } from "../store-migrations.ts";

const channel = "dossier_events";
const pollMs = 1_000;
const migrationLock = "dossier migrations";

/** The store's tables in a Postgres schema of their own, for any number of processes. */
export async function openPostgresDatabase(
  url: string,
  outage: Outage = createOutage({ isAway: isPostgresAway }),
): Promise<SqlDatabase> {
  const wrap = postgresFailure(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: "-c search_path=dossier",
  });
  // a connection broke: whoever used it is told by its query, and the next query opens another
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw wrap(error);
  }
  const commits = createCommitWatch(url);
  return {
    async query(statement) {
      try {
        const { rows } = await outage.outlast(() => pool.query(toPostgres(statement)));
        return rows as Record<string, unknown>[];
      } catch (error) {
        throw wrap(error);
      }
    },
    async commit(lock, first, rest) {
      const work = async (client: PoolClient) => {
        await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [lock]);
        const { rowCount } = await client.query(toPostgres(first));
        if (rowCount === 0) return false;
        for (const statement of rest) await client.query(toPostgres(statement));
        await client.query("SELECT pg_notify($1, $2)", [channel, payloadOf(lock)]);
        return true;
      };
      try {
        // safe to do twice, should only the word of the commit be lost: the first statement says no to what is there
        return await outage.outlast(() => inTransaction(pool, work));
      } catch (error) {
        throw wrap(error);
      }
    },
    onCommit: commits.add,
    async close() {
      outage.close();
      await commits.close();
      await pool.end();
    },
  };
}

/** One process at a time, whoever comes first; the others find the work done. */
async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client: PoolClient) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [migrationLock]);
    await client.query("CREATE SCHEMA IF NOT EXISTS dossier");
    await client.query(
      "CREATE TABLE IF NOT EXISTS migrations (part TEXT PRIMARY KEY, version INTEGER NOT NULL)",
    );
    const { rows } = await client.query<{ version: number }>(
      "SELECT version FROM migrations WHERE part = 'store'",
    );
    const found = rows[0]?.version ?? 0;
    if (found > storeMigrations.length) throw newerDatabase();
    for (const migration of storeMigrations.slice(found)) await client.query(migration);
    await client.query(
      "INSERT INTO migrations (part, version) VALUES ('store', $1) ON CONFLICT (part) DO UPDATE SET version = excluded.version",
      [storeMigrations.length],
    );
  });
}

function toPostgres({ sql, values }: SqlStatement): { text: string; values: unknown[] } {
  let number = 0;
  return { text: sql.replaceAll("?", () => `$${++number}`), values: [...values] };
}

/** Postgres takes 8,000 bytes; a longer name wakes everybody. */
function payloadOf(lock: string): string {
  return Buffer.byteLength(lock) < 2_000 ? lock : "";
}

/** Listens for commits while anyone wants to know; a poll covers the time when the connection is down. */
function createCommitWatch(url: string): {
  add(listener: CommitListener): () => void;
  close(): Promise<void>;
} {
  const listeners = new Set<CommitListener>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const notify = (lock?: string) => {
    for (const listener of listeners) listener(lock);
  };
  const listen = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client = fresh;
    const drop = () => {
      if (client === fresh) client = undefined;
    };
    fresh.on("error", drop);
    fresh.on("notification", ({ payload = "" }) => notify(payload === "" ? undefined : payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
      notify();
    } catch {
      drop();
    }
    if (client !== fresh) await fresh.end().catch(() => undefined);
  };
  const tick = () => {
    notify();
    if (client === undefined && listeners.size > 0) void listen();
  };
  return {
    add(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        timer = setInterval(tick, pollMs);
        if (client === undefined) void listen();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    async close() {
      listeners.clear();
      clearInterval(timer);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
