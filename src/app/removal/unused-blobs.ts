import type { Config } from "../config.ts";
import type { OpenParts } from "../open-parts.ts";
import { hashesInBlob } from "./hashes-in-blob.ts";

export type RemovalBase = Pick<OpenParts, "store" | "blobs" | "engine"> & { config: Pick<Config, "data"> };

/** What is about to go: its mentions do not count. */
export interface Leaving {
  stream?: string;
  runs?: ReadonlySet<string>;
}

/**
 * Which of these blobs nobody else mentions: neither events, nor libraries, nor records of runs, nor, where it is
 * asked for, other blobs, such as what was read of a document with pictures in it.
 */
export async function unusedBlobs(
  candidates: ReadonlySet<string>,
  { leaving, isNested, signal }: { leaving: Leaving; isNested(sha256: string): boolean; signal: AbortSignal },
  base: RemovalBase,
): Promise<Set<string>> {
  const { store, blobs } = base;
  const unused = new Set(candidates);
  const holders = new Set<string>();
  const note = (sha256: string) => {
    unused.delete(sha256);
    holders.add(sha256);
  };
  for await (const { stream, sha256 } of store.removal.references())
    if (stream === undefined || stream !== leaving.stream) note(sha256);
  for await (const { runId, sha256 } of (await base.engine()).references())
    if (leaving.runs?.has(runId) !== true) note(sha256);
  if (![...unused].some(isNested)) return unused;
  const contents = await store.removal.contents();
  for (const holder of holders) {
    if (contents.has(holder)) continue; // a document of somebody mentions no blobs of ours
    for (const sha256 of await hashesInBlob(holder, blobs, signal)) unused.delete(sha256);
  }
  return unused;
}
