import { join } from "node:path";
import { copyDataFile } from "../../store/store.ts";
import type { Config } from "../config.ts";
import { dumpPostgres } from "./postgres-tools.ts";

export const sqliteName = "dossier.db";
export const postgresName = "postgres.dump";

/** The database as it is at one moment, while others go on writing. */
export async function copyDatabase(
  { database, data }: Pick<Config, "database" | "data">,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  if (database === undefined) {
    await copyDataFile(join(data, sqliteName), join(folder, sqliteName));
    return sqliteName;
  }
  await dumpPostgres(database, join(folder, postgresName), signal);
  return postgresName;
}
