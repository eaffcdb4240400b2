import type { Sqlite } from "../../lib/sqlite.ts";
import { readRun } from "./journal.ts";
import { isRunnerAlive } from "./runner-lock.ts";

/** Whether a living process is at a run; a look from outside, which starts no engine. */
export function isRunHeld(
  { sqlite, locksFolder }: { sqlite: Sqlite; locksFolder: string },
  id: string,
): boolean {
  try {
    const run = sqlite.read((sql) => readRun(sql, id));
    if (run?.finishedAt !== undefined || run?.owner === undefined) return false;
    return isRunnerAlive(locksFolder, run.owner);
  } catch {
    return false; // no engine has ever written to this file
  }
}
