import { open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";

const lockName = "dossier.db-backup";
/** A backup that takes longer than this has died. */
const longestMs = 86_400_000;

/** Says in the data folder that a backup runs: until it ends no blob is taken away. */
export async function lockForBackup(data: string): Promise<() => Promise<void>> {
  const path = join(data, lockName);
  if (await isBackupRunning(data))
    throw new Failure("busy", "Another backup of this data folder is running.");
  await rm(path, { force: true });
  const file = await open(path, "wx", 0o600).catch((cause: unknown) => {
    throw new Failure("store", `The data folder ${data} cannot be written.`, { cause });
  });
  await file.writeFile(`${process.pid}\n`);
  await file.close();
  return () => rm(path, { force: true });
}

export async function isBackupRunning(data: string): Promise<boolean> {
  const path = join(data, lockName);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || systemClock.now() - found.mtimeMs > longestMs) return false;
  const pid = Number(await readFile(path, "utf8").catch(() => ""));
  return !Number.isInteger(pid) || pid <= 0 || isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
