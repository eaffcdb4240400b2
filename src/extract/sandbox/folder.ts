import { rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeTemporaryFolder } from "../../lib/temporary-folder.ts";

export interface SandboxFolder {
  /** A folder of its own inside; nothing else is called so. */
  next(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** A folder for one extractor, gone when it is closed or when the process ends; made when it is first needed. */
export function createSandboxFolder(base?: string): SandboxFolder {
  let making: Promise<string> | undefined;
  let count = 0;
  const removeAtExit: (() => void)[] = [];
  const make = async () => {
    const root = await makeTemporaryFolder("extract", base);
    const atExit = () => {
      try {
        rmSync(root, { recursive: true, force: true });
      } catch {
        // Windows keeps a folder while a process works in it; the next sweep removes it
      }
    };
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
