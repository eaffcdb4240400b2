import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import { newFolder } from "../fakes/start-cli.ts";
import { limit } from "../fakes/play-script.ts";

const isPosix = process.platform !== "win32";

/** Everything in a folder that others than its owner could open. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0).map((path) => relative(folder, path));
}

async function runOnce(data: string, more: object = {}) {
  const home = newFolder();
  writeFileSync(join(home, "rules.md"), "# Rules\n\nThe daily fee is CHF 55.\n");
  const dossier = await createDossier({ data, model: "offline", ...more });
  try {
    const prompt = "What is the daily fee?";
    const round = await dossier.start({ prompt, files: [join(home, "rules.md")], formats: ["md"] });
    const { status } = await round.result(limit());
    return { status, open: openToOthers(data) }; // while the database is in use
  } finally {
    await dossier.close();
  }
}

test.runIf(isPosix)("a data folder is its owner's alone, with every file in it", async () => {
  const data = join(newFolder(), "data");
  const logFile = join(data, "dossier.log");
  expect(await runOnce(data, { logFile, logLevel: "debug" })).toEqual({ status: "OK", open: [] });
  expect(existsSync(logFile)).toBe(true);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, "dossier.db")).mode & 0o777).toBe(0o600);
});

test.runIf(isPosix)("one that an earlier version left open is closed", async () => {
  const data = join(newFolder(), "data");
  await runOnce(data);
  mkdirSync(join(data, "ledger", "old"), { recursive: true });
  writeFileSync(join(data, "ledger", "old", "a.json"), "{}");
  for (const path of ["", "dossier.db", "blobs", "ledger", "ledger/old", "ledger/old/a.json"])
    chmodSync(join(data, path), path.includes(".") ? 0o644 : 0o755);
  expect((await runOnce(data)).open).toEqual([]);
});

test.runIf(isPosix)("a folder that also holds other things keeps its own mode", async () => {
  const shared = newFolder();
  chmodSync(shared, 0o755);
  writeFileSync(join(shared, "letter.txt"), "for all", { mode: 0o644 });
  expect((await runOnce(shared)).open.toSorted()).toEqual(["", "letter.txt"]);
});

test("half a file that a dead process left in the staging folder is cleared away, a living one's is not", async () => {
  const data = join(newFolder(), "data");
  const staging = join(data, "blobs", "staging");
  mkdirSync(staging, { recursive: true });
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  const id = "0b7f4a3e-1111-4222-8333-444455556666";
  const put = (name: string, at: Date) => {
    writeFileSync(join(staging, name), "half");
    utimesSync(join(staging, name), at, at);
    return name;
  };
  put(`${id}.part`, longAgo);
  put(`${dead}-${id}.part`, longAgo);
  const kept = [put(`${process.pid}-${id}.part`, longAgo), put(`${dead}-1${id.slice(1)}.part`, new Date())];
  await runOnce(data);
  expect(readdirSync(staging).toSorted()).toEqual(kept.toSorted());
});
