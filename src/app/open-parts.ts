import { join, resolve } from "node:path";
import type { Model } from "../ai/call/model.ts";
import { createTableEngine } from "../data/data.ts";
import { isRunHeld, openEngine } from "../engine/engine.ts";
import type { Engine, EngineKind, StepTurn } from "../engine/engine-port.ts";
import { createExtract, createExtractor } from "../extract/extract.ts";
import { systemClock } from "../lib/clock.ts";
import type { Clock } from "../lib/clock.ts";
import { createOutage } from "../lib/outage.ts";
import type { Outage, OutageTurn } from "../lib/outage.ts";
import { isPostgresAway, postgresFailure } from "../model/postgres-failure.ts";
import { openBlobs, openDataFile, openStore } from "../store/store.ts";
import type { Store, StoreKind } from "../store/store.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { Config } from "./config.ts";
import { createLogger } from "./telemetry/create-logger.ts";
import type { GrowListeners } from "./rounds/generate-run.ts";
import type { RunCompanies } from "./rounds/round-run.ts";
import { loadLook } from "./files/load-look.ts";
import { observe } from "./telemetry/observe.ts";
import { prepareData } from "./prepare-data.ts";
import { secretsOf } from "./telemetry/secrets-of.ts";
import { createTelemetry } from "./telemetry/create-telemetry.ts";

export interface GivenParts {
  /** Models of one's own, instead of those that the configuration names. */
  models?: readonly Model[];
  clock?: Clock;
  observe?: (turn: StepTurn) => void;
  /** Told in a line what is waited for; a person at the command line reads it. */
  tell?: (line: string) => void;
}

export interface OpenParts {
  store: Store;
  blobs: Blobs;
  /** Opened when first asked for: only commands that run something pay for it. */
  engine(): Promise<Engine>;
  /** Whether a living process carries a run out. */
  isHeld(runId: string): Promise<boolean>;
  /** Who wants to see a document grow while it is written here. */
  listeners: GrowListeners;
  companies: RunCompanies;
  /** Forgets the runs and AI answers that are past their time. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** Raised when a change of the spine would make recorded runs replay differently. */
const runVersion = "6";
const dayMs = 86_400_000;

/** Picks the adapters: SQLite and files in the data folder, or Postgres with DBOS, and S3 where given. */
export async function openParts(config: Config, given: GivenParts): Promise<OpenParts> {
  const { currency, limits, retentionDays } = config;
  const { clock = systemClock, models } = given;
  const data = resolve(config.data);
  const look = await loadLook(config);
  await prepareData(data);
  const outage = createOutage({ isAway: isPostgresAway, tell: tellOutage(config, given.tell) });
  const { storeKind, engineKind } = await pickAdapters(config, data, outage);
  const store = await openStore(storeKind, { clock });
  const blobs = heardOut(await openBlobs(config.s3, data));
  const { ledger } = store;
  const extractor = createExtractor(); // starts no process before the first document
  const tables = createTableEngine(); // nor does this before the first query
  let opening: Promise<Engine> | undefined;
  let closing: Promise<void> | undefined;
  const listeners: GrowListeners = new Map();
  const companies: RunCompanies = new Map();
  const watching = await openWatch(config, clock, given.observe);
  const open = async () => {
    const { createRoundRun } = await import("./rounds/round-run.ts");
    const { createGenerateRun } = await import("./rounds/generate-run.ts");
    const { createPool, openPool } = await import("../ai/ai.ts");
    const pool = models === undefined ? await openPool(config, clock) : createPool(models, clock);
    const services = { store, blobs, ledger, extract: createExtract(extractor) };
    const { createActionList } = await import("../actions/actions.ts");
    const { loadPlugins } = await import("./load-plugins.ts");
    const actions = createActionList(await loadPlugins(config.plugins, resolve(".")));
    const { promptAnalysis } = config;
    const parts = {
      ...{ ...services, data, clock, currency, pool, look, actions, tables, promptAnalysis },
      companies,
      observe: watching.ai,
    };
    const runs = { round: createRoundRun(parts), generate: createGenerateRun(parts, listeners) };
    const options = { runs, log: store, clock, version: runVersion, limits };
    return openEngine(engineKind, { ...options, observe: watching.step });
  };
  const engine = () => (opening ??= open());
  return {
    ...{ store, blobs, engine, listeners, companies },
    isHeld: (runId) => isRunHeld(engineKind, runId),
    async prune() {
      const running = await engine();
      const ended = await running.prune(clock.now() - retentionDays * dayMs);
      for (const run of ended) await ledger.forget(run);
    },
    close: () => (closing ??= close()),
  };

  async function close(): Promise<void> {
    const running = await opening?.catch(() => undefined);
    await running?.close();
    await extractor.close();
    await tables.close();
    await store.close();
    await watching.close();
  }
}

/** A stream that breaks before anybody reads it would end the process; whoever reads it is told all the same. */
function heardOut(blobs: Blobs): Blobs {
  return {
    ...blobs,
    async open(sha256, options) {
      const content = await blobs.open(sha256, options);
      return content.on("error", () => undefined);
    },
  };
}

/** Logs and telemetry as configured, and whoever was given to watch steps. */
async function openWatch(config: Config, clock: Clock, given: GivenParts["observe"]) {
  const { logLevel: level, logFile: file, otlpEndpoint } = config;
  const secrets = secretsOf(config);
  const log = await createLogger({ level, secrets, clock, ...(file && { file }) });
  const telemetry = await createTelemetry({ secrets, clock, ...(otlpEndpoint && { otlpEndpoint }) });
  const observer = observe({ log, telemetry });
  return {
    ai: observer.ai,
    step(turn: StepTurn) {
      observer.step(turn);
      given?.(turn);
    },
    async close() {
      await telemetry.close();
      await log.close();
    },
  };
}

/** What a person reads while the database is away. */
function tellOutage({ database = "" }: Config, tell: GivenParts["tell"] = () => undefined) {
  const explain = postgresFailure(database);
  return (turn: OutageTurn) => {
    if (turn.state === "away") tell(`${explain(turn.error).message} Waiting for it, two minutes at most.`);
    else tell(`Postgres answers again after ${Math.ceil(turn.awayMs / 1_000)} s.`);
  };
}

async function pickAdapters(
  { database }: Config,
  data: string,
  outage: Outage,
): Promise<{ storeKind: StoreKind; engineKind: EngineKind }> {
  if (database !== undefined) {
    const server = { url: database, outage };
    return { storeKind: { kind: "postgres", ...server }, engineKind: { kind: "dbos", ...server } };
  }
  const sqlite = await openDataFile(join(data, "dossier.db"));
  const locksFolder = join(data, "runners");
  const ledgerFolder = join(data, "ledger");
  return {
    storeKind: { kind: "sqlite", sqlite, ledgerFolder },
    engineKind: { kind: "embedded", sqlite, locksFolder },
  };
}
