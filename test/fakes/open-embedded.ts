import { join } from "node:path";
import type { EngineOptions } from "../../src/engine/engine-port.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import { openEngine } from "../../src/engine/engine.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";
import type { OpenEngine } from "../contracts/engine-contract.ts";

export interface EmbeddedOptions {
  runs: Record<string, RunFunction>;
  limits?: EngineOptions["limits"] | undefined;
  version?: string | undefined;
}

/** An embedded engine and its log on a folder; closing the engine closes both. */
export async function openEmbedded(folder: string, options: EmbeddedOptions): Promise<OpenEngine> {
  const { runs, limits = { overall: 50, perUser: 50 }, version = "test" } = options;
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const ledgerFolder = join(folder, "ledger");
  const log = await openStore({ kind: "sqlite", sqlite, ledgerFolder }, { clock: systemClock });
  const kind = { kind: "embedded", sqlite, locksFolder: join(folder, "runners") } as const;
  const engine = await openEngine(kind, { runs, limits, version, log, clock: systemClock });
  const close = async () => {
    await engine.close();
    await log.close();
  };
  return { engine: { ...engine, close }, log };
}
