import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SandboxFolder {
  /** A folder of its own inside; nothing else is called so. */
  next(name: string): Promise<string>;
  remove(): Promise<void>;
}

const prefix = "dossier-extract-";
const staleMs = 86_400_000;

/** A folder for one extractor, gone when it is closed or when the process ends; made when it is first needed. */
export function createSandboxFolder(base = tmpdir()): SandboxFolder {
  let making: Promise<string> | undefined;
  let count = 0;
  const removeAtExit: (() => void)[] = [];
  const make = async () => {
    const real = await realpath(base);
    await sweep(real);
    const root = await mkdtemp(join(real, `${prefix}${process.pid}-`));
    const atExit = () => rmSync(root, { recursive: true, force: true });
    removeAtExit.push(atExit);
    process.once("exit", atExit);
    return root;
  };
  return {
    async next(name) {
      const folder = join(await (making ??= make()), `${name}-${(count += 1)}`);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async remove() {
      const root = await making?.catch(() => undefined);
      for (const atExit of removeAtExit) process.off("exit", atExit);
      if (root !== undefined) await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** What a process that was killed left behind a day ago or earlier. */
async function sweep(base: string): Promise<void> {
  for (const name of await readdir(base).catch(() => [])) {
    const pid = Number(/^dossier-extract-(\d+)-/.exec(name)?.[1]);
    if (!(pid > 0) || isRunning(pid)) continue;
    const path = join(base, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < staleMs) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
