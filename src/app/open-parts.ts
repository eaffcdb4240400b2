import { join, resolve } from "node:path";
import type { Accounts } from "../accounts/accounts.ts";
import type { Model } from "../ai/call/model.ts";
import type { Network } from "../connect/fetch/network.ts";
import { createTableEngine } from "../data/data.ts";
import { isRunHeld, openEngine } from "../engine/engine.ts";
import type { Engine, EngineKind, StepTurn } from "../engine/engine-port.ts";
import { createExtract, createExtractor } from "../extract/extract.ts";
import type { Extractor } from "../extract/extract.ts";
import type { Extract } from "../extract/extract-request.ts";
import { systemClock } from "../lib/clock.ts";
import type { Clock } from "../lib/clock.ts";
import { createOutage } from "../lib/outage.ts";
import type { Outage, OutageTurn } from "../lib/outage.ts";
import type { ExtractedDocument } from "../model/document.ts";
import { isPostgresAway, postgresFailure } from "../model/postgres-failure.ts";
import type { HouseLook } from "../render/render.ts";
import { openBlobs, openDataFile, openStore } from "../store/store.ts";
import type { Store, StoreKind } from "../store/store.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import type { Config } from "./config.ts";
import { createLogger } from "./telemetry/create-logger.ts";
import type { GrowListeners } from "./rounds/generate-run.ts";
import type { RunCompanies, createRoundRun } from "./rounds/round-run.ts";
import { loadLook } from "./files/load-look.ts";
import { observe } from "./telemetry/observe.ts";
import { prepareData } from "./prepare-data.ts";
import { secretsOf } from "./telemetry/secrets-of.ts";
import type { ServerMeter } from "./telemetry/telemetry.ts";
import { createTelemetry } from "./telemetry/create-telemetry.ts";
import { openConnections } from "./connections/open-connections.ts";
import type { OpenOutside } from "./connections/open-connections.ts";

export interface GivenParts {
  /** Models of one's own, instead of those that the configuration names. */
  models?: readonly Model[];
  clock?: Clock;
  observe?: (turn: StepTurn) => void;
  /** Whether metrics are kept to be read, as a server does. */
  metrics?: boolean;
  /** Told in a line what is waited for; a person at the command line reads it. */
  tell?: (line: string) => void;
  /** Between steps, rounds wait for this: while somebody waits for an answer of this process. */
  standBack?: () => Promise<void>;
  /** How the world outside is reached, instead of as this machine does it. */
  network?: Network;
  /** Where secrets that connections refer to are found, instead of in this process's environment. */
  env?: Readonly<Record<string, string | undefined>>;
}

export interface OpenParts {
  store: Store;
  blobs: Blobs;
  /** Reads documents outside of rounds. */
  extract: Extract;
  extractor: Pick<Extractor, "read">;
  look: HouseLook;
  accounts: Accounts;
  /** Where metrics are kept to be read. */
  meter?: ServerMeter;
  /** Opened when first asked for. */
  outside: OpenOutside;
  clock: Clock;
  /** What was read of documents that are shown without a round, by their id. */
  readings: Map<string, Promise<ExtractedDocument>>;
  /** Opened when first asked for: only commands that run something pay for it. */
  engine(): Promise<Engine>;
  isEngineOpen(): boolean;
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
const runVersion = "7";
const dayMs = 86_400_000;

/** Picks the adapters: SQLite and files in the data folder, or Postgres with DBOS, and S3 where given. */
export async function openParts(config: Config, given: GivenParts): Promise<OpenParts> {
  const { clock = systemClock, models } = given;
  const data = resolve(config.data);
  const look = await loadLook(config);
  await prepareData(data);
  const outage = createOutage({ isAway: isPostgresAway, tell: tellOutage(config, given.tell) });
  const { storeKind, engineKind } = await pickAdapters(config, data, outage);
  const watching = await openWatch(config, clock, given);
  const store = heard(await openStore(storeKind, { clock }), watching.meter);
  const blobs = heardOut(await openBlobs(config.s3, data));
  const { ledger } = store;
  const extractor = createExtractor(); // starts no process before the first document
  const tables = createTableEngine(); // nor does this before the first query
  const extract = createExtract(extractor);
  const outside = openConnections({ config, data, store, clock, given });
  let opening: Promise<Engine> | undefined;
  let closing: Promise<void> | undefined;
  const listeners: GrowListeners = new Map();
  const companies: RunCompanies = new Map();
  const { standBack = async () => undefined } = given;
  const services = {
    ...{ store, blobs, ledger, extract, data, clock, look, tables, companies, outside, standBack },
  };
  const open = async () => {
    const runs = await openRuns(config, { ...services, models, listeners, observe: watching.ai });
    const options = { runs, log: store, clock, version: runVersion, limits: config.limits };
    return openEngine(engineKind, { ...options, observe: watching.step });
  };
  const engine = () => (opening ??= open());
  watching.meter?.watchQueue(async () => {
    const running = await opening;
    return running === undefined ? 0 : (await running.list({ status: "queued", limit: 10_000 })).length;
  });
  return {
    ...{ store, blobs, engine, listeners, companies, outside, extract, extractor, look, clock },
    ...(watching.meter && { meter: watching.meter }),
    accounts: openAccounts(config, { storage: store.accounts, clock }),
    readings: new Map(),
    isEngineOpen: () => opening !== undefined,
    isHeld: (runId) => isRunHeld(engineKind, runId),
    async prune() {
      const running = await engine();
      const ended = await running.prune(clock.now() - config.retentionDays * dayMs);
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

type RunServices = Omit<
  Parameters<typeof createRoundRun>[0],
  "pool" | "actions" | "currency" | "usdRate" | "promptAnalysis"
>;

/** What rounds and long documents are carried out with; loaded by those who run something. */
async function openRuns(
  config: Config,
  services: RunServices & { models: GivenParts["models"]; listeners: GrowListeners },
) {
  const { models, listeners, ...shared } = services;
  const { currency, usdRate, promptAnalysis } = config;
  const { createRoundRun } = await import("./rounds/round-run.ts");
  const { createGenerateRun } = await import("./rounds/generate-run.ts");
  const { createPool, openPool } = await import("../ai/ai.ts");
  const pool = models === undefined ? await openPool(config, shared.clock) : createPool(models, shared.clock);
  const { createActionList } = await import("../actions/actions.ts");
  const { loadPlugins } = await import("./settings/load-plugins.ts");
  const actions = createActionList(await loadPlugins(config.plugins, resolve(".")));
  const parts = { ...shared, currency, usdRate, promptAnalysis, pool, actions };
  return { round: createRoundRun(parts), generate: createGenerateRun(parts, listeners) };
}

/** Tells the meter of every event that is on record. */
function heard(store: Store, meter: ServerMeter | undefined): Store {
  if (meter === undefined) return store;
  return {
    ...store,
    async append(stream, key, event) {
      await store.append(stream, key, event);
      meter.event(stream, event);
    },
  };
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
async function openWatch(config: Config, clock: Clock, given: GivenParts) {
  const { logLevel: level, logFile: file, otlpEndpoint } = config;
  const secrets = secretsOf(config);
  const log = await createLogger({ level, secrets, clock, ...(file && { file }) });
  const isScraped = given.metrics === true;
  const telemetry = await createTelemetry({
    secrets,
    clock,
    isScraped,
    ...(otlpEndpoint && { otlpEndpoint }),
  });
  const observer = observe({ log, telemetry });
  return {
    meter: telemetry.meter,
    ai: observer.ai,
    step(turn: StepTurn) {
      observer.step(turn);
      given.observe?.(turn);
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
