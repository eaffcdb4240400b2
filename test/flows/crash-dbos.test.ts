import { join } from "node:path";
import { Client } from "pg";
import { inject, test } from "vitest";
import type { ConfigInput } from "../../src/app/config.ts";
import { expectNothingLost } from "../contracts/crash-contract.ts";
import { createDatabase } from "../fakes/create-database.ts";

/** Moves the dead process's last sign of life into the past, instead of waiting five seconds after each kill. */
async function letTimePass({ database = "" }: ConfigInput): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query("UPDATE dossier_engine.workers SET beat_at = now() - interval '1 minute'");
  await client.end();
}

test("DBOS on Postgres: killed inside and after every step, the result is the same and nothing is repeated", async () => {
  const config = async (folder: string) => ({
    data: join(folder, "data"),
    database: await createDatabase(inject("postgresUrl")),
  });
  await expectNothingLost("DBOS on Postgres", { config, afterKill: letTimePass });
}, 600_000);
