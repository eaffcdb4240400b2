import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface EndedLife {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** Had to be killed, because it did not end by itself. */
  isStuck: boolean;
  /** When the first signal was sent, or it ended by itself. */
  struckAt: number;
  endedAt: number;
}

export interface Life {
  pid: number;
  ended: Promise<EndedLife>;
  /** Resolves once the words are on stderr, or it has ended. */
  said(words: RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

export interface LifeOptions {
  folder: string;
  env?: Record<string, string>;
  stuckAfterMs?: number;
}

const usuallyStuckAfterMs = 90_000;

/** A process with a group of its own, so that whatever it leaves behind can be seen. */
export function startLife(command: readonly string[], options: LifeOptions): Life {
  const { folder, env = {}, stuckAfterMs = usuallyStuckAfterMs } = options;
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [...command], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const told = { stdout: "", stderr: "", isStuck: false };
  let struckAt: number | undefined;
  const heard = new EventTarget();
  const tell = () => heard.dispatchEvent(new Event("heard"));
  child.stdout.setEncoding("utf8").on("data", (text: string) => (told.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    told.stderr += text;
    tell();
  });
  const alarm = setTimeout(() => {
    told.isStuck = true;
    child.kill("SIGKILL");
  }, stuckAfterMs);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<EndedLife>((resolve) => {
    // not "close": an orphan that holds the pipes must not hold us
    child.on("exit", (code, signal) => {
      clearTimeout(alarm);
      const endedAt = performance.now();
      setImmediate(() => {
        resolve({ ...told, code, signal, struckAt: struckAt ?? endedAt, endedAt });
        tell();
      });
    });
  });
  return {
    pid: child.pid ?? 0,
    ended: ended.then(async (end) => {
      await Promise.race([new Promise((resolve) => child.once("close", resolve)), delay(200)]);
      return { ...end, stdout: told.stdout, stderr: told.stderr };
    }),
    kill(signal) {
      struckAt ??= performance.now();
      child.kill(signal);
    },
    said: (words) =>
      new Promise((resolve) => {
        const look = () => {
          if (!words.test(told.stderr) && !isOver()) return;
          heard.removeEventListener("heard", look);
          resolve();
        };
        heard.addEventListener("heard", look);
        look();
      }),
  };
}

/** The processes of a group that still live after a while; none where the system does not tell. */
export async function findOrphans(group: number, withinMs = 5_000): Promise<number[]> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = listGroup(group);
    if (found.length === 0 || performance.now() > end) return found;
    await delay(50);
  }
}

function listGroup(group: number): number[] {
  return listProcesses().filter((pid) => {
    try {
      // after the name in brackets: state, parent, group
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [state, , own] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(own) === group && state !== "Z";
    } catch {
      return false;
    }
  });
}

function listProcesses(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
