import { startChild } from "./start-child.ts";
import type { SandboxChild } from "./start-child.ts";
import type { SandboxFolder } from "./folder.ts";
import type { ExtractLimits } from "./limits.ts";

export interface PoolOptions {
  limits: ExtractLimits;
  folder: SandboxFolder;
  /** Another start than child.ts, for tests. */
  entry?: string | undefined;
}

export interface Pool {
  /** A process that is idle, or a new one. */
  pick(): Promise<SandboxChild>;
  /** Takes it back, to be kept warm, or to be ended where it is worn out or dead. */
  settle(child: SandboxChild): Promise<void>;
  close(): Promise<void>;
}

const mostStarts = 2;

export function createPool({ limits, folder, entry }: PoolOptions): Pool {
  const children = new Set<SandboxChild>();
  const idle: SandboxChild[] = [];
  let closed = false;
  const drop = async (child: SandboxChild) => {
    children.delete(child);
    await child.end();
  };
  /** A second try for an unlucky moment; a sandbox that never starts is a defect, not a loop. */
  const start = async (): Promise<SandboxChild> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const place = { folder: await folder.next("child"), heapMb: limits.heapMb };
        const child = await startChild({ ...place, ...(entry === undefined ? {} : { entry }) });
        children.add(child);
        return child;
      } catch (error) {
        if (attempt === mostStarts) throw error;
      }
    }
  };
  const isWorn = async (child: SandboxChild) =>
    !child.isAlive() ||
    child.files() >= limits.recycleFiles ||
    ((await child.memory()) ?? 0) > limits.recycleBytes;
  return {
    async pick() {
      for (let child = idle.pop(); child !== undefined; child = idle.pop()) {
        if (child.isAlive()) return child;
        await drop(child);
      }
      return start();
    },
    async settle(child) {
      if (closed || (await isWorn(child))) return drop(child);
      await child.tidy();
      idle.push(child);
    },
    async close() {
      closed = true;
      await Promise.all([...children].map(drop));
    },
  };
}
