/** The one DBOS workflow that carries out every run. */
export const workflowName = "dossier-run";
/** Runs that wait for room; no worker takes from here. */
export const waitingQueue = "dossier-waiting";
/** Runs that have room; the first worker of their version takes them. */
export const readyQueue = "dossier-ready";
/** DBOS looks into a queue with partitions by one cheap query, into others by a whole transaction. */
export const readyPartition = "all";

export const nowMs = "(EXTRACT(EPOCH FROM now()) * 1000)::bigint";
/** A worker without a heartbeat for this long is dead. */
export const deadAfterMs = 5_000;
/** A run whose process died this often is not taken up again by itself. */
export const deathsAtMost = 20;
export const isRunning = `status = 'PENDING' AND name = '${workflowName}'`;
/** Puts a run back to where it waits; without an owner token its former holder can record nothing more. */
export const putBack = `status = 'ENQUEUED', queue_name = '${waitingQueue}', owner_xid = NULL,
  started_at_epoch_ms = NULL, updated_at = ${nowMs}`;
