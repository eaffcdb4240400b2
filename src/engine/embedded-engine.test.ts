import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { engineContract } from "../../test/contracts/engine-contract.ts";
import type { OpenForContract } from "../../test/contracts/engine-contract.ts";
import { engineLifecycleContract } from "../../test/contracts/engine-lifecycle-contract.ts";
import { systemClock } from "../lib/clock.ts";
import { openDataFile, openStore } from "../store/store.ts";
import { openEngine } from "./engine.ts";

describe("embedded engine", () => {
  const folder = mkdtempSync(join(tmpdir(), "dossier-engine-"));
  const open: OpenForContract = async ({ runs, limits = { overall: 50, perUser: 50 }, version = "test" }) => {
    const sqlite = await openDataFile(join(folder, "dossier.db"));
    const log = await openStore(
      { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") },
      { clock: systemClock },
    );
    const options = { runs, limits, version, log, clock: systemClock };
    const engine = await openEngine(
      { kind: "embedded", sqlite, locksFolder: join(folder, "runners") },
      options,
    );
    const close = async () => {
      await engine.close();
      await log.close();
    };
    return { engine: { ...engine, close }, log };
  };
  engineContract(open);
  engineLifecycleContract(open);
});
