import type { EngineDatabase } from "./database.ts";
import { deadAfterMs, isRunning, putBack } from "./queues.ts";

const deadline = `now() - interval '${deadAfterMs} milliseconds'`;

/** After a restart of the server everybody gets the time to be heard again. */
const isDead = `beat_at < ${deadline} AND pg_postmaster_start_time() < ${deadline}`;

/** Says that this worker lives. True when nobody knew of it, or somebody has declared it dead. */
export async function beat({ query, ours }: EngineDatabase, worker: string): Promise<boolean> {
  const [row] = await query<{ fresh: boolean }>(
    `INSERT INTO ${ours}.workers (id, beat_at) VALUES ($1, now())
     ON CONFLICT (id) DO UPDATE SET beat_at = now() RETURNING xmax = 0 AS fresh`,
    [worker],
  );
  return row?.fresh ?? true;
}

export async function signOff({ query, ours }: EngineDatabase, worker: string): Promise<void> {
  await query(`DELETE FROM ${ours}.workers WHERE id = $1`, [worker]);
}

export async function isAlive({ query, ours }: EngineDatabase, worker: string): Promise<boolean> {
  const found = await query(`SELECT 1 FROM ${ours}.workers WHERE id = $1 AND NOT (${isDead})`, [worker]);
  return found.length > 0;
}

export async function countAlive({ query, ours }: EngineDatabase): Promise<number> {
  const [row] = await query<{ alive: string }>(
    `SELECT count(*) AS alive FROM ${ours}.workers WHERE NOT (${isDead})`,
  );
  return Number(row?.alive);
}

/** Buries workers without a beat and puts back what they were at: one statement, which one process wins. */
export async function takeBack({ query, ours, schema }: EngineDatabase): Promise<string[]> {
  const rows = await query<{ run_id: string }>(
    `WITH dead AS (
       DELETE FROM ${ours}.workers WHERE ${isDead} RETURNING id
     ), given AS (
       UPDATE "${schema}".workflow_status AS run SET ${putBack}
       WHERE ${isRunning} AND (executor_id IN (SELECT id FROM dead)
         OR NOT EXISTS (SELECT 1 FROM ${ours}.workers WHERE id = run.executor_id))
       RETURNING workflow_uuid
     ) ${countRecoveries(ours)}`,
  );
  return rows.map((row) => row.run_id);
}

/** Puts back what this worker is at, all or the named; it did not die, so DBOS's count of deaths is not raised. */
export async function giveBack(database: EngineDatabase, worker: string, only?: string[]): Promise<void> {
  await database.query(
    `WITH given AS (
       UPDATE "${database.schema}".workflow_status
       SET ${putBack}, recovery_attempts = GREATEST(recovery_attempts - 1, 0)
       WHERE ${isRunning} AND executor_id = $1 AND ($2::text[] IS NULL OR workflow_uuid = ANY($2))
       RETURNING workflow_uuid
     ) ${countRecoveries(database.ours)}`,
    [worker, only ?? null],
  );
}

/** The runs that a worker holds, as the database sees it. */
export async function heldBy({ query, schema }: EngineDatabase, worker: string): Promise<Set<string>> {
  const held = `SELECT workflow_uuid FROM "${schema}".workflow_status WHERE ${isRunning} AND executor_id = $1`;
  const rows = await query<{ workflow_uuid: string }>(held, [worker]);
  return new Set(rows.map((row) => row.workflow_uuid));
}

function countRecoveries(ours: string): string {
  return `INSERT INTO ${ours}.run_notes AS notes (run_id, recoveries) SELECT workflow_uuid, 1 FROM given
    ON CONFLICT (run_id) DO UPDATE SET recoveries = notes.recoveries + 1 RETURNING run_id`;
}
