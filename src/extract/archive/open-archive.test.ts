import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { openArchive } from "./open-archive.ts";

function write(entries: Record<string, string | Uint8Array>): string {
  const path = join(mkdtempSync(join(tmpdir(), "dossier-archive-")), "a.zip");
  writeFileSync(path, makeZip(entries));
  return path;
}

test("many entries that are each small enough and together far too dense are refused unread", async () => {
  const entry = Buffer.alloc(1_000_000, "row;");
  const entries = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${index}.txt`, entry]));
  await expect(openArchive(write(entries), "dense.zip")).rejects.toMatchObject({
    code: "limit",
    message: expect.stringContaining("dense.zip") as string,
  });
});

test("an archive of ordinary density opens", async () => {
  const entries = { "a.txt": "Alpha.", "b.txt": Buffer.alloc(1_000_000, "row;") };
  const archive = await openArchive(write(entries), "fine.zip");
  expect(archive.names()).toEqual(["a.txt", "b.txt"]);
  archive.close();
});
