import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { streamOf } from "../../lib/stream-of.ts";
import { blobsContract } from "../../../test/contracts/blobs-contract.ts";
import { createFileBlobs } from "./file-blobs.ts";

describe("blobs on disk", () => {
  blobsContract(async () => createFileBlobs(await mkdtemp(join(tmpdir(), "dossier-blobs-"))));
});

describe("taking blobs away", () => {
  const open = async () => createFileBlobs(await mkdtemp(join(tmpdir(), "dossier-blobs-")));
  const all = async (blobs: Awaited<ReturnType<typeof open>>) => {
    const names: string[] = [];
    for await (const name of blobs.list!()) names.push(name);
    return names;
  };

  test("leaves what was put after the given time", async () => {
    const blobs = await open();
    const { sha256 } = await blobs.put(streamOf("once"));
    const before = Date.now() - 60_000;
    expect(await blobs.remove!(sha256, before)).toBe(false);
    expect(await blobs.has(sha256)).toBe(true);
    expect(await blobs.remove!(sha256, Date.now() + 60_000)).toBe(true);
    expect(await blobs.has(sha256)).toBe(false);
    expect(await blobs.remove!(sha256, Date.now())).toBe(true);
    expect(await all(blobs)).toEqual([]);
  });

  test("loses nothing that is put at the same moment, however often", async () => {
    const blobs = await open();
    for (let turn = 0; turn < 100; turn += 1) {
      const { sha256 } = await blobs.put(streamOf("again and again"));
      const since = Date.now() + 1;
      while (Date.now() <= since) await nextTurn();
      const [, { sha256: put }] = await Promise.all([
        blobs.remove!(sha256, since),
        blobs.put(streamOf("again and again")),
      ]);
      expect(await blobs.has(put)).toBe(true);
    }
    expect(await all(blobs)).toHaveLength(1);
  });
});
