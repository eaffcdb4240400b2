import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "./is-running.ts";

/** Long enough that nobody is still at work on it, whatever machine or container shares the folder. */
const staleMs = 86_400_000;

/**
 * Removes what killed processes left in a folder a day ago or earlier. The first group of the pattern, if it has one,
 * is the number of the process, which must be gone.
 */
export async function sweepLeftovers(folder: string, pattern: RegExp, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const match = pattern.exec(name);
    if (match === null) continue;
    const pid = Number(match[1] ?? 0);
    if (pid > 0 && isRunning(pid)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || now - found.mtimeMs < staleMs) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
