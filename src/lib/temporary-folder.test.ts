import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.ts";

const dead = spawnSync(process.execPath, ["--version"]).pid;
const longAgo = new Date(Date.now() - 3 * 86_400_000);

test("what a dead process left long ago is cleared away; what lives, is new or is not ours stays", async () => {
  const base = mkdtempSync(join(tmpdir(), "dossier-sweep-"));
  const make = (name: string, at = longAgo) => {
    const path = join(base, name);
    mkdirSync(path);
    writeFileSync(join(path, "file"), "x");
    utimesSync(path, at, at);
    return path;
  };
  const gone = ["extract", "pdf", "data", "look"].map((what) => make(`dossier-${what}-${dead}-abcdef`));
  const kept = [
    make(`dossier-pdf-${process.pid}-abcdef`),
    make(`dossier-pdf-${dead}-uvwxyz`, new Date()),
    make(`dossier-other-${dead}-abcdef`),
    make("dossier-pdf"),
    make("somebody-else"),
  ];
  const made = await makeTemporaryFolder("pdf", base);
  expect(gone.filter(existsSync)).toEqual([]);
  expect(kept.filter(existsSync)).toEqual(kept);
  expect(existsSync(made)).toBe(true);
});
