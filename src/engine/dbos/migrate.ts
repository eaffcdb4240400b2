import { Client } from "pg";
import { delay } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import type { EngineDatabase } from "./database.ts";

const lookAgainMs = 50;
const waitAtMostMs = 60_000;

/** Runs the work while no other process does; whoever comes later finds its work done. */
export async function oneAtATime<T>(database: EngineDatabase, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 8_000 });
  client.on("error", () => undefined); // a lost connection gives the lock back by itself
  try {
    await client.connect();
    await takeLock(client, `dossier engine ${database.schema}`);
    return await work();
  } catch (error) {
    throw database.wrap(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks again and again: a statement that waited would hold up DBOS's CREATE INDEX CONCURRENTLY for ever. */
async function takeLock(client: Client, name: string): Promise<void> {
  const end = performance.now() + waitAtMostMs;
  for (;;) {
    const ask = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine";
    const { rows } = await client.query<{ mine: boolean }>(ask, [name]);
    if (rows[0]?.mine === true) return;
    if (performance.now() > end) {
      const message =
        "Another process has been setting up the engine's tables for a minute. Try again, or end that process.";
      throw new Failure("busy", message, { retryable: true });
    }
    await delay(lookAgainMs);
  }
}

/** What DBOS does not keep: who is alive, which stream a fork writes to, how often a run was taken up again. */
export async function createEngineTables({ query, ours }: EngineDatabase): Promise<void> {
  await query(`CREATE SCHEMA IF NOT EXISTS ${ours}`);
  await query(
    `CREATE TABLE IF NOT EXISTS ${ours}.workers (id TEXT PRIMARY KEY, beat_at TIMESTAMPTZ NOT NULL)`,
  );
  await query(
    `CREATE TABLE IF NOT EXISTS ${ours}.run_notes
       (run_id TEXT PRIMARY KEY, stream TEXT, recoveries INTEGER NOT NULL DEFAULT 0)`,
  );
}
