import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileLedger } from "./file-ledger.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-ledger-"));

test("keeps an answer for a run and a key, for whoever opens the folder next", async () => {
  const folder = newFolder();
  await createFileLedger(folder).record("run-1", "key", '{"text":"ja"}');
  const later = createFileLedger(folder);
  expect(await later.find("run-1", "key")).toBe('{"text":"ja"}');
  expect(await later.find("run-2", "key")).toBeUndefined();
  expect(await later.find("run-1", "other")).toBeUndefined();
});

test("leaves no half-written file behind, and forgets a run whole", async () => {
  const folder = newFolder();
  const ledger = createFileLedger(folder);
  await Promise.all(Array.from({ length: 20 }, (_, n) => ledger.record("run", `k${n % 5}`, `body ${n % 5}`)));
  expect(readdirSync(join(folder, "run")).toSorted()).toEqual([
    "k0.json",
    "k1.json",
    "k2.json",
    "k3.json",
    "k4.json",
  ]);
  await ledger.forget("run");
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses names that could leave its folder", async () => {
  const ledger = createFileLedger(newFolder());
  await expect(ledger.record("..", "key", "x")).rejects.toMatchObject({ code: "invalid" });
  await expect(ledger.find("run", "../../secret")).rejects.toMatchObject({ code: "invalid" });
});

test("says where it cannot write", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  const ledger = createFileLedger(join(folder, "file"));
  await expect(ledger.record("run", "key", "x")).rejects.toMatchObject({
    code: "store",
    message: expect.stringContaining("cannot be written"),
  });
});
