import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { createActionList } from "../actions/actions.ts";
import { createAi, openPool } from "../ai/ai.ts";
import { createTableEngine } from "../data/data.ts";
import { createExtract, createExtractor, forOneRequest } from "../extract/extract.ts";
import { systemClock } from "../lib/clock.ts";
import { makeTemporaryFolder } from "../lib/temporary-folder.ts";
import { Failure } from "../model/failure.ts";
import type { Ledger } from "../model/calls/ledger.ts";
import { openBlobs } from "../store/store.ts";
import type { understandMessage } from "../workflow/understand-message.ts";
import type { ReadingChoice } from "../model/task.ts";
import type { Config } from "./config.ts";
import type { Taking } from "./files/given-file.ts";
import { accompanyExtract } from "./files/accompany-extract.ts";
import type { ReadingCompany } from "./files/accompany-extract.ts";
import { loadPlugins } from "./settings/load-plugins.ts";

export type LookServices = Parameters<typeof understandMessage>[1]["services"];

/** How files are read, and who watches. */
export interface LookReading {
  company?: ReadingCompany | undefined;
  reading?: ReadingChoice | undefined;
}

/** What a look at files is taken with: settings, how files are read, and who watches. */
export interface Looking extends LookReading {
  config: Config;
  signal: AbortSignal;
  tell?: ((taking: Taking) => void) | undefined;
}

/** Opens what a round uses, without a data folder: what is kept on the way is gone at the end. */
export async function withServices<T>(
  config: Config,
  body: (services: LookServices) => Promise<T>,
  { company, reading = {} }: LookReading = {},
): Promise<T> {
  const { currency, promptAnalysis } = config;
  const clock = systemClock;
  const pool = await openPool(config, clock);
  const budget = { limit: config.budget, spent: 0 };
  const ai = createAi({
    pool,
    ledger: createMemoryLedger(),
    clock,
    currency,
    budget,
    report: async () => undefined,
  });
  const actions = createActionList(await loadPlugins(config.plugins, resolve(".")));
  const folder = await makeTemporaryFolder("look");
  const extractor = createExtractor();
  const tables = createTableEngine();
  try {
    const blobs = await openBlobs(undefined, folder);
    const extract = accompanyExtract(forOneRequest(createExtract(extractor)), () => company);
    const given = { ai, extract, blobs, clock, actions, tables, promptAnalysis, reading };
    return await body({ ...given, look: {}, publish });
  } finally {
    await extractor.close();
    await tables.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function publish(): Promise<never> {
  throw new Failure("internal", "A look at a message or a question has no files to hand out.");
}

function createMemoryLedger(): Ledger {
  const bodies = new Map<string, string>();
  const keyOf = (run: string, key: string) => JSON.stringify([run, key]);
  return {
    find: async (run, key) => bodies.get(keyOf(run, key)),
    async record(run, key, body) {
      if (!bodies.has(keyOf(run, key))) bodies.set(keyOf(run, key), body);
    },
    async forget(run) {
      const prefix = JSON.stringify([run]).slice(0, -1);
      for (const key of bodies.keys()) if (key.startsWith(`${prefix},`)) bodies.delete(key);
    },
  };
}
