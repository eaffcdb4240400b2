import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { connectionsContract } from "../../../test/contracts/connections-contract.ts";
import { storeContract } from "../../../test/contracts/store-contract.ts";
import { systemClock } from "../../lib/clock.ts";
import { openDataFile, openStore } from "../store.ts";

describe("store on SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "dossier-store-"));
  const ledgerFolder = join(folder, "ledger");
  const open = async () => {
    const sqlite = await openDataFile(join(folder, "dossier.db"));
    return openStore({ kind: "sqlite", sqlite, ledgerFolder }, { clock: systemClock });
  };
  storeContract(open);
  connectionsContract(open);
});
