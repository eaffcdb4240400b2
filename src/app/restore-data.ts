import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Failure } from "../model/failure.ts";
import { checkDataFile } from "../store/store.ts";
import type { BackupReport } from "./backup-data.ts";
import type { Config } from "./config.ts";
import { postgresName, sqliteName } from "./backup/copy-database.ts";
import { copyFile, hashFile } from "./backup/copy-file.ts";
import { readManifest } from "./backup/manifest.ts";
import type { BackupManifest } from "./backup/manifest.ts";
import { restorePostgres } from "./backup/postgres-tools.ts";

/** Brings a backup back into an empty data folder, which appears whole or not at all; every hash is checked. */
export async function restoreData(config: Config, given: string, signal: AbortSignal): Promise<BackupReport> {
  const [data, folder] = [resolve(config.data), resolve(given)];
  const manifest = await readManifest(folder);
  const wanted = config.database === undefined ? "sqlite" : "postgres";
  if (manifest.database !== wanted)
    throw new Failure(
      "configuration",
      `The backup is of ${manifest.database}, the configuration says ${wanted}.`,
    );
  const names = await readdir(data).catch(() => []);
  if (names.length > 0)
    throw new Failure("usage", `The data folder ${data} is not empty. Name another with --data.`);
  const aside = join(dirname(data), `.${process.pid}.restoring`);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    for (const file of manifest.files) await bringBack(file, { from: folder, to: aside, signal });
    if (config.database === undefined) await checkDataFile(join(aside, sqliteName));
    else await restorePostgres(config.database, join(folder, postgresName), signal);
    await rmdir(data).catch(() => undefined);
    await rename(aside, data);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  return { folder: data, files: manifest.files.length, bytes, hasBlobs: manifest.hasBlobs };
}

async function bringBack(
  file: BackupManifest["files"][number],
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  const source = join(from, file.path);
  const isDump = file.path === postgresName;
  try {
    const { sha256 } = isDump
      ? await hashFile(source, signal)
      : await copyFile(source, join(to, file.path), signal);
    if (sha256 !== file.sha256)
      throw new Failure("corrupt", `${source} is damaged: its bytes have changed since the backup.`);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure("corrupt", `${source} of the backup cannot be read.`, { cause });
  }
}
