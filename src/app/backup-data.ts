import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { systemClock } from "../lib/clock.ts";
import { Failure } from "../model/failure.ts";
import type { Config } from "./config.ts";
import { lockForBackup } from "./backup/backup-lock.ts";
import { copyDatabase } from "./backup/copy-database.ts";
import { copyFile, hashFile } from "./backup/copy-file.ts";
import { writeManifest } from "./backup/manifest.ts";
import type { BackupManifest } from "./backup/manifest.ts";

export interface BackupReport {
  folder: string;
  files: number;
  bytes: number;
  hasBlobs: boolean;
}

/** What stands beside the database: contents, AI answers, files handed out, and the key of stored secrets. */
const beside = ["blobs", "ledger", "out", "secret.key"];
const halfWritten = /(?:^|\/)(?:staging\/.*|[^/]*\.(?:part|gone))$/;

/**
 * Copies all data into a new folder while work goes on. The database comes first and contents are only ever added,
 * so that nothing which the database names can be missing.
 */
export async function backupData(config: Config, given: string, signal: AbortSignal): Promise<BackupReport> {
  const [data, folder] = [resolve(config.data), resolve(given)];
  await needEmpty(folder);
  if (`${folder}${sep}`.startsWith(`${data}${sep}`))
    throw new Failure("usage", "A backup cannot lie inside the data folder that it copies.");
  if ((await stat(data).catch(() => undefined)) === undefined)
    throw new Failure("not-found", `There is no data folder ${data}. Name it with --data.`);
  const unlock = await lockForBackup(data);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const database = await copyDatabase({ ...config, data }, folder, signal);
    const first = { path: database, ...(await hashFile(join(folder, database), signal)) };
    const files = [first, ...(await copyBeside(data, folder, signal))];
    const manifest: BackupManifest = {
      format: "dossier-backup-1",
      createdAt: systemClock.now(),
      database: config.database === undefined ? "sqlite" : "postgres",
      hasBlobs: config.s3 === undefined,
      files,
    };
    await writeManifest(folder, manifest);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { folder, files: files.length, bytes, hasBlobs: manifest.hasBlobs };
  } finally {
    await unlock();
  }
}

async function copyBeside(
  data: string,
  folder: string,
  signal: AbortSignal,
): Promise<BackupManifest["files"]> {
  const files: BackupManifest["files"] = [];
  for (const name of beside)
    for await (const from of filesIn(join(data, name))) {
      const path = relative(data, from).split(sep).join("/");
      if (halfWritten.test(path)) continue;
      const copied = await copyFile(from, join(folder, path), signal).catch((cause: unknown) => {
        // what was cleared away since the list was made belongs to nothing any more
        if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
        throw cause;
      });
      if (copied === undefined) await rm(join(folder, path), { force: true });
      else files.push(checkBlob({ path, ...copied }));
    }
  return files;
}

function checkBlob(file: BackupManifest["files"][number]): BackupManifest["files"][number] {
  if (!file.path.startsWith("blobs/") || basename(file.path) === file.sha256) return file;
  throw new Failure(
    "corrupt",
    `The content ${basename(file.path)} is damaged on disk: its bytes do not match its name.`,
  );
}

async function* filesIn(path: string): AsyncGenerator<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() === true) yield path;
  if (found?.isDirectory() !== true) return;
  for (const name of (await readdir(path)).toSorted()) yield* filesIn(join(path, name));
}

async function needEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0)
    throw new Failure("usage", `${folder} is not empty. Name a new folder for the backup.`);
}
