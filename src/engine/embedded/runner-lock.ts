import { randomUUID } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Says which processes are alive. Each holds the operating system's lock on a file of its own, which
 * ends with the process however it dies, so no heartbeat and no process number is needed.
 */
export interface RunnerLock {
  readonly id: string;
  isAlive(id: string): boolean;
  release(): void;
}

export function createRunnerLock(folder: string): RunnerLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = (name: string) => join(folder, `${name}.lock`);
  closeSync(openSync(file(id), "a", 0o600)); // for its owner alone, as all of the data folder
  const own = lock(file(id), 0);
  sweep(folder);
  return {
    id,
    isAlive(other) {
      return other === id || isRunnerAlive(folder, other);
    },
    release() {
      own.close();
      rmSync(file(id), { force: true });
    },
  };
}

/** Asked without being a runner oneself. */
export function isRunnerAlive(folder: string, id: string): boolean {
  const file = join(folder, `${id}.lock`);
  if (!/^[0-9a-f-]{36}$/.test(id) || !existsSync(file)) return false;
  try {
    // a short wait, because somebody else may be asking the same question just now
    lock(file, 50).close();
  } catch {
    return true;
  }
  rmSync(file, { force: true });
  return false;
}

const staleMs = 86_400_000;

/** Removes the files of processes that were killed long ago; whoever lives holds theirs. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      if (!name.endsWith(".lock") || Date.now() - statSync(path).mtimeMs < staleMs) continue;
      lock(path, 0).close();
      rmSync(path, { force: true });
    } catch {
      // it is in use, or somebody else has just removed it
    }
  }
}

function lock(path: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
