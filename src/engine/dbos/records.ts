import type { RunReference } from "../engine-port.ts";
import type { EngineDatabase } from "./database.ts";
import { putBack } from "./queues.ts";

/** The step that keeps the end of a sleep. */
export const sleepStep = "dossier.sleep";

export interface DbosStepRecord {
  functionId: number;
  name: string;
}

export interface RunNote {
  stream: string | undefined;
  recoveries: number;
}

/** The recorded work of a run in order, without what DBOS and we keep for sleeping and waiting. */
export async function readSteps({ query, schema }: EngineDatabase, id: string): Promise<DbosStepRecord[]> {
  const rows = await query<{ function_id: number; function_name: string }>(
    `SELECT function_id, function_name FROM "${schema}".operation_outputs WHERE workflow_uuid = $1 ORDER BY function_id`,
    [id],
  );
  return rows
    .filter(({ function_name: name }) => name !== sleepStep && !name.startsWith("DBOS."))
    .map((row) => ({ functionId: row.function_id, name: row.function_name }));
}

/** Every SHA-256 in what is recorded of runs; DBOS has no call for that, and all payloads would have to travel. */
export async function readReferences({ query, schema }: EngineDatabase): Promise<RunReference[]> {
  const found = (table: string, column: string) =>
    `SELECT DISTINCT workflow_uuid AS run, hit[1] AS sha256
     FROM "${schema}".${table}, regexp_matches(${column}, '(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])', 'g') AS hit`;
  const rows = await query<{ run: string; sha256: string }>(
    [
      found("workflow_input", "inputs"),
      found("workflow_output", "output"),
      found("operation_outputs", "output"),
    ].join(" UNION "),
  );
  return rows.map(({ run, sha256 }) => ({ runId: run, sha256 }));
}

/** Which of these runs are over, or gone? */
export async function findEnded({ query, schema }: EngineDatabase, ids: string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `SELECT asked.id FROM unnest($1::text[]) AS asked (id)
     LEFT JOIN "${schema}".workflow_status ON workflow_uuid = asked.id
     WHERE coalesce(status, '') NOT IN ('PENDING', 'ENQUEUED', 'DELAYED')`,
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Takes an ended run up again. DBOS's own rewind would forget values that were sent and not yet received. */
export async function queueAgain({ transaction, schema }: EngineDatabase, id: string): Promise<void> {
  await transaction(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE "${schema}".workflow_status
       SET ${putBack}, recovery_attempts = 0, completed_at = NULL, output = NULL, error = NULL
       WHERE workflow_uuid = $1 AND status IN ('ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')`,
      [id],
    );
    if (rowCount === 0) return;
    await client.query(`DELETE FROM "${schema}".workflow_output WHERE workflow_uuid = $1`, [id]);
  });
}

/** Whoever resumes a run by hand has seen to it: the limit of deaths counts from here. */
export async function forgiveDeaths({ query, schema }: EngineDatabase, id: string): Promise<void> {
  const forgive = `UPDATE "${schema}".workflow_status SET recovery_attempts = 0
    WHERE workflow_uuid = $1 AND status IN ('PENDING', 'ENQUEUED')`;
  await query(forgive, [id]);
}

export async function readNotes(
  { query, ours }: EngineDatabase,
  ids: string[],
): Promise<Map<string, RunNote>> {
  const rows = await query<{ run_id: string; stream: string | null; recoveries: number }>(
    `SELECT run_id, stream, recoveries FROM ${ours}.run_notes WHERE run_id = ANY($1)`,
    [ids],
  );
  return new Map(
    rows.map((row) => [row.run_id, { stream: row.stream ?? undefined, recoveries: row.recoveries }]),
  );
}

/** A fork copies its origin's input and attributes, so its own stream is kept apart. */
export async function noteStream({ query, ours }: EngineDatabase, id: string, stream: string): Promise<void> {
  await query(
    `INSERT INTO ${ours}.run_notes (run_id, stream) VALUES ($1, $2) 
     ON CONFLICT (run_id) DO UPDATE SET stream = excluded.stream`,
    [id, stream],
  );
}

export async function forgetNotes({ query, ours }: EngineDatabase, ids: string[]): Promise<void> {
  await query(`DELETE FROM ${ours}.run_notes WHERE run_id = ANY($1)`, [ids]);
}
