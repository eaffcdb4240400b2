import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export interface ProcessUsage {
  /** Bytes in memory. */
  memory: number;
  /** Time of all its threads on a core; undefined where only the wall clock is known. */
  cpuMs?: number;
}

const run = promisify(execFile);
const pageBytes = 4_096;
const tickMs = 10;

/** What a process uses; undefined where the system does not say or the process is gone. */
export async function usageOf(pid: number): Promise<ProcessUsage | undefined> {
  try {
    if (process.platform === "linux") return fromStat(await readFile(`/proc/${pid}/stat`, "utf8"));
    if (process.platform === "win32") return undefined;
    const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
    return { memory: Number(stdout.trim()) * 1_024 };
  } catch {
    return undefined;
  }
}

/** The fields after the name, which stands in parentheses and may hold anything. */
function fromStat(stat: string): ProcessUsage {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return { memory: field(24) * pageBytes, cpuMs: (field(14) + field(15)) * tickMs };
}
