import { join, resolve } from "node:path";
import type { Model } from "../ai/ai.ts";
import { openEngine } from "../engine/engine.ts";
import type { Engine, EngineKind, StepTurn } from "../engine/engine.ts";
import { systemClock } from "../lib/clock.ts";
import type { Clock } from "../lib/clock.ts";
import { openBlobs, openDataFile, openStore } from "../store/store.ts";
import type { Blobs, Store, StoreKind } from "../store/store.ts";
import type { Config } from "./config.ts";

export interface GivenParts {
  model?: Model;
  clock?: Clock;
  observe?: (turn: StepTurn) => void;
}

export interface OpenParts {
  store: Store;
  blobs: Blobs;
  /** Opened when first asked for: only commands that run something pay for it. */
  engine(): Promise<Engine>;
  /** Forgets the runs and AI answers that are past their time. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** Raised when a change of the spine would make recorded runs replay differently. */
const runVersion = "1";
const dayMs = 86_400_000;

/** Picks the adapters: SQLite and files in the data folder, or Postgres with DBOS, and S3 where given. */
export async function openParts(config: Config, given: GivenParts): Promise<OpenParts> {
  const { currency, limits, retentionDays } = config;
  const { clock = systemClock, model, observe } = given;
  const data = resolve(config.data);
  const { storeKind, engineKind } = await pickAdapters(config, data);
  const store = await openStore(storeKind, { clock });
  const blobs = await openBlobs(config.s3, data);
  const { ledger } = store;
  let opening: Promise<Engine> | undefined;
  const open = async () => {
    const { createRoundRun } = await import("./round-run.ts");
    const round = createRoundRun({ store, blobs, ledger, clock, currency, ...(model && { model }) });
    const options = { runs: { round }, log: store, clock, version: runVersion, limits };
    return openEngine(engineKind, { ...options, ...(observe && { observe }) });
  };
  const engine = () => (opening ??= open());
  return {
    store,
    blobs,
    engine,
    async prune() {
      const running = await engine();
      const ended = await running.prune(clock.now() - retentionDays * dayMs);
      for (const run of ended) await ledger.forget(run);
    },
    async close() {
      const running = await opening?.catch(() => undefined);
      await running?.close();
      await store.close();
    },
  };
}

async function pickAdapters(
  { database }: Config,
  data: string,
): Promise<{ storeKind: StoreKind; engineKind: EngineKind }> {
  if (database !== undefined) {
    return { storeKind: { kind: "postgres", url: database }, engineKind: { kind: "dbos", url: database } };
  }
  const sqlite = await openDataFile(join(data, "dossier.db"));
  const locksFolder = join(data, "runners");
  const ledgerFolder = join(data, "ledger");
  return {
    storeKind: { kind: "sqlite", sqlite, ledgerFolder },
    engineKind: { kind: "embedded", sqlite, locksFolder },
  };
}
