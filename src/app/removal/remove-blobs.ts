import type { Clock } from "../../lib/clock.ts";
import { isBackupRunning } from "../backup/backup-lock.ts";
import { unusedBlobs } from "./unused-blobs.ts";
import type { RemovalBase } from "./unused-blobs.ts";

/** Whoever puts a blob mentions it within this time; many files may be taken in before their round begins. */
const graceMs = 3_600_000;
const longestMs = 600_000;

/** Removes blobs that nobody mentions; those that were put again since are looked at once more later. */
export async function removeBlobs(
  unused: Iterable<string>,
  putBefore: number,
  base: RemovalBase,
): Promise<void> {
  const { blobs, store } = base;
  if (blobs.remove === undefined) return;
  // a backup copies the database first and then what it names, which has to stay until then
  if (await isBackupRunning(base.config.data)) return store.removal.noteLeft([...unused]);
  const left: string[] = [];
  for (const sha256 of unused) if (!(await blobs.remove(sha256, putBefore))) left.push(sha256);
  await store.removal.noteLeft(left);
}

/** What could not go at once goes now, if still nobody mentions it. */
export async function removeLeftBlobs(base: RemovalBase & { clock: Clock }): Promise<void> {
  const { blobs, store, clock } = base;
  const left = await store.removal.listLeft();
  if (left.size === 0 || blobs.remove === undefined || (await isBackupRunning(base.config.data))) return;
  const putBefore = clock.now() - graceMs;
  const wanted = { leaving: {}, isNested: () => true, signal: AbortSignal.timeout(longestMs) };
  const unused = await unusedBlobs(left, wanted, base);
  for (const sha256 of left)
    if (!unused.has(sha256) || (await blobs.remove(sha256, putBefore)))
      await store.removal.forgetLeft(sha256);
}
