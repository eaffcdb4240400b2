import { DBOS } from "@dbos-inc/dbos-sdk";
import type { DBOSSerializer, DLogger } from "@dbos-inc/dbos-sdk";
import { countAlive } from "./liveness.ts";
import type { EngineDatabase } from "./database.ts";
import { readyQueue } from "./queues.ts";

const silent: DLogger = {
  info: () => undefined,
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** All we keep is JSON; DBOS's own format wraps it in a second layer. */
const plainJson: DBOSSerializer = {
  name: () => "dossier-json",
  stringify: (value) => JSON.stringify(value ?? null),
  parse: (text): unknown => (text === null || text === undefined ? null : JSON.parse(text)),
};

/** For each worker that lives: together they look as often as one, until that is often enough for each. */
const lookForReadyMs = 30;
const longestLookMs = 100;
const hardlyEverMs = 1_000;
const unlimited = 1_000_000;

/** Migrates and starts DBOS. On a pool of ours, so that it neither creates databases nor warns on stderr. */
export async function launchDbos(
  database: EngineDatabase,
  { worker, isWorker, version }: { worker: string; isWorker: boolean; version: string },
): Promise<void> {
  const { pool, url, schema } = database;
  DBOS.setConfig({
    name: "dossier",
    systemDatabaseUrl: url,
    systemDatabasePool: pool,
    systemDatabaseSchemaName: schema,
    applicationVersion: version,
    executorID: worker,
    logger: silent,
    serializer: plainJson,
    enableOTLP: false,
    runMigrations: true,
    listenQueues: isWorker ? [readyQueue] : [],
    notificationCoalesceMs: hardlyEverMs, // for streams and events of DBOS, which we do not use
  });
  await DBOS.launch();
  // the limits are kept by our admission; a limit per partition is only what makes DBOS look cheaply
  await DBOS.registerQueue(readyQueue, {
    partitionWorkerConcurrency: unlimited,
    minPollingIntervalMs: Math.min(longestLookMs, lookForReadyMs * Math.max(1, await countAlive(database))),
    onConflict: "always_update",
  });
}
