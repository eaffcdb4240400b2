import { createReadStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Failure } from "../../model/failure.ts";
import { diskFailure } from "../disk-failure.ts";
import type { Blobs } from "./blobs.ts";
import { syncFolder } from "../sync-folder.ts";
import { assertSha256, stageBlob } from "./stage-blob.ts";

/** Blobs as files below a folder, named by their SHA-256; a file appears there whole or not at all. */
export function createFileBlobs(folder: string): Blobs {
  const pathOf = (sha256: string) => {
    assertSha256(sha256);
    return join(folder, sha256.slice(0, 2), sha256);
  };
  const has = (sha256: string) =>
    access(pathOf(sha256)).then(
      () => true,
      () => false,
    );
  return {
    has,
    path: pathOf,
    async put(content, { signal } = {}) {
      const staged = await stageBlob(content, { folder: join(folder, "staging"), ...(signal && { signal }) });
      const path = pathOf(staged.sha256);
      try {
        // whoever takes it away at this very moment sees that it was put again, or we see that it is gone
        if (await touch(path)) await rm(staged.path, { force: true });
        else await moveIn(staged.path, path);
      } catch (cause) {
        await rm(staged.path, { force: true }).catch(() => undefined);
        throw diskFailure(folder)(cause);
      }
      return { sha256: staged.sha256, bytes: staged.bytes };
    },
    remove: (sha256, putBefore) => removeUntouched(pathOf(sha256), putBefore),
    list: () => namesIn(folder),
    async open(sha256, { signal } = {}) {
      const path = pathOf(sha256);
      if (!(await has(sha256))) throw new Failure("not-found", `There is no blob ${sha256} in ${folder}.`);
      return createReadStream(path, signal === undefined ? {} : { signal }) satisfies Readable;
    },
  };
}

async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/** Taken aside first: what was put again in the meantime goes back, and nothing is lost. */
async function removeUntouched(path: string, putBefore: number): Promise<boolean> {
  const aside = `${path}.gone`;
  try {
    await rename(path, aside);
    if ((await stat(aside)).mtimeMs >= putBefore) {
      await rename(aside, path);
      return false;
    }
    await rm(aside, { force: true });
    return true;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return true;
    throw diskFailure(path)(cause);
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const name of await readdir(join(folder, shelf))) if (/^[0-9a-f]{64}$/.test(name)) yield name;
  }
}

async function moveIn(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(dirname(to));
}
