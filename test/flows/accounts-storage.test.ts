import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { systemClock } from "../../src/lib/clock.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";
import { accountsContract } from "../contracts/accounts-contract.ts";
import { createDatabase } from "../fakes/create-database.ts";

describe("accounts in SQLite", () => {
  accountsContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), "dossier-accounts-"));
    const sqlite = await openDataFile(join(folder, "dossier.db"));
    return openStore(
      { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") },
      { clock: systemClock },
    );
  });
});

describe("accounts in Postgres", () => {
  accountsContract(async () =>
    openStore({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }, { clock: systemClock }),
  );
});
