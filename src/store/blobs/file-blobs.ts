import { createReadStream } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
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
        if (await has(staged.sha256)) await rm(staged.path, { force: true });
        else await moveIn(staged.path, path);
      } catch (cause) {
        await rm(staged.path, { force: true }).catch(() => undefined);
        throw diskFailure(folder)(cause);
      }
      return { sha256: staged.sha256, bytes: staged.bytes };
    },
    async open(sha256, { signal } = {}) {
      const path = pathOf(sha256);
      if (!(await has(sha256))) throw new Failure("not-found", `There is no blob ${sha256} in ${folder}.`);
      return createReadStream(path, signal === undefined ? {} : { signal }) satisfies Readable;
    },
  };
}

async function moveIn(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(dirname(to));
}
