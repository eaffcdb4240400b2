import type { EngineDatabase } from "./database.ts";
import { deadAfterMs, isRunning, nowMs, readyPartition, readyQueue, waitingQueue } from "./queues.ts";
import { repeat } from "./repeat.ts";
import type { Repeater } from "./repeat.ts";

export interface Admission {
  version: string;
  limits: { overall: number; perUser: number };
}

const idleMs = 250;
/** For one worker alone. Many have many places, so that one look gives away more, and they look in turn. */
const crowdedMs = 10;
/** A worker takes all that is ready when it looks; small portions let every worker have its share. */
const fewestAtOnce = 4;

// A ready run that no worker of its version fetches must not hold a place for ever.
const busyRuns = (runs: string) => `SELECT authenticated_user AS usr FROM ${runs} WHERE ${isRunning}
  UNION ALL SELECT authenticated_user FROM ${runs}
  WHERE status = 'ENQUEUED' AND queue_name = '${readyQueue}' AND updated_at > ${nowMs} - ${deadAfterMs}`;
const waiting = `status = 'ENQUEUED' AND queue_name = '${waitingQueue}' AND application_version = $1`;

/**
 * Lets waiting runs through. DBOS's own partitioned queue visits users in random order, so that under
 * the overall limit an urgent run of one user would wait behind an unimportant one of another.
 */
export function startAdmission(database: EngineDatabase, admission: Admission): Repeater {
  return repeat(async () => {
    const { outlook, workers } = await lookAhead(database, admission);
    if (outlook === "room") await admit(database, admission);
    return outlook === "empty" ? idleMs : Math.min(idleMs, crowdedMs * (2 * workers - 1));
  }, idleMs);
}

/**
 * Is anything waiting, and is there room at all? Cheap, because it is asked often: the order makes Postgres go along
 * the index, where EXISTS alone would read over all runs that are done.
 */
async function lookAhead(
  { query, schema, ours }: EngineDatabase,
  { version, limits }: Admission,
): Promise<{ outlook: "empty" | "full" | "room"; workers: number }> {
  const runs = `"${schema}".workflow_status`;
  const [row] = await query<{ busy: string; workers: string }>(
    `SELECT (SELECT count(*) FROM (${busyRuns(runs)}) AS busy) AS busy, (SELECT count(*) FROM ${ours}.workers) AS workers
     FROM (SELECT 1 FROM ${runs} WHERE ${waiting} ORDER BY priority, created_at LIMIT 1) AS line`,
    [version],
  );
  if (row === undefined) return { outlook: "empty", workers: 1 };
  const outlook = Number(row.busy) < limits.overall ? "room" : "full";
  return { outlook, workers: Math.max(1, Number(row.workers)) };
}

/** So many of the line are looked at first: in a long one the rest hardly ever matters. */
const headOfLine = 500;

/** Moves waiting runs to the ready queue as far as both limits allow, the most urgent of all users first. */
async function admit(
  { transaction, schema, ours }: EngineDatabase,
  { version, limits }: Admission,
): Promise<void> {
  const values = [version, limits.overall, limits.perUser];
  await transaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `dossier admission ${schema}`,
    ]);
    const { rowCount } = await client.query(admission({ schema, ours }, `LIMIT ${headOfLine}`), values);
    // all at the head may belong to users who have their share
    if (rowCount === 0) await client.query(admission({ schema, ours }, ""), values);
  });
}

/** Along the index that DBOS keeps for its own queues, so that a long line costs no more than a short one. */
function admission({ schema, ours }: Pick<EngineDatabase, "schema" | "ours">, limit: string): string {
  const runs = `"${schema}".workflow_status`;
  return `WITH busy AS (${busyRuns(runs)}), per_user AS (SELECT usr, count(*) AS n FROM busy GROUP BY usr),
     head AS (
       SELECT workflow_uuid, authenticated_user, priority, created_at FROM ${runs} WHERE ${waiting}
       ORDER BY priority, created_at ${limit}
     ), line AS (
       SELECT workflow_uuid, priority, created_at, coalesce(n, 0)
         + row_number() OVER (PARTITION BY authenticated_user ORDER BY priority, created_at, workflow_uuid) AS place
       FROM head LEFT JOIN per_user ON usr = authenticated_user
     ), portion AS (
       SELECT GREATEST(${fewestAtOnce}, $2 / GREATEST(1, count(*))) AS size FROM ${ours}.workers
     ), next AS (
       SELECT workflow_uuid FROM line WHERE place <= $3 ORDER BY priority, created_at, workflow_uuid
       LIMIT LEAST((SELECT size FROM portion), GREATEST(0, $2 - (SELECT count(*) FROM busy)))
     )
     UPDATE ${runs} SET queue_name = '${readyQueue}', queue_partition_key = '${readyPartition}', updated_at = ${nowMs}
     WHERE workflow_uuid IN (SELECT workflow_uuid FROM next) AND ${waiting}`;
}
