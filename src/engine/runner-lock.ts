import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
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
  mkdirSync(folder, { recursive: true });
  const id = randomUUID();
  const file = (name: string) => join(folder, `${name}.lock`);
  const own = lock(file(id), 0);
  return {
    id,
    isAlive(other) {
      if (other === id) return true;
      if (!/^[0-9a-f-]{36}$/.test(other) || !existsSync(file(other))) return false;
      try {
        // a short wait, because somebody else may be asking the same question just now
        lock(file(other), 50).close();
      } catch {
        return true;
      }
      rmSync(file(other), { force: true });
      return false;
    },
    release() {
      own.close();
      rmSync(file(id), { force: true });
    },
  };
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
