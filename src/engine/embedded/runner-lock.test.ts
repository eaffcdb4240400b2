import { existsSync, mkdtempSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createRunnerLock } from "./runner-lock.ts";

test("the files of processes that died long ago are cleared away, those of the living stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "dossier-locks-"));
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  const living = createRunnerLock(folder);
  const own = join(folder, `${living.id}.lock`);
  const dead = join(folder, "0b7f4a3e-1111-4222-8333-444455556666.lock");
  const fresh = join(folder, "1b7f4a3e-1111-4222-8333-444455556666.lock");
  for (const path of [dead, fresh]) writeFileSync(path, "");
  for (const path of [own, dead]) utimesSync(path, longAgo, longAgo);
  const other = createRunnerLock(folder);
  expect([own, dead, fresh].map(existsSync)).toEqual([true, false, true]);
  expect(other.isAlive(living.id)).toBe(true);
  if (process.platform !== "win32") expect(statSync(own).mode & 0o777).toBe(0o600);
  other.release();
  living.release();
});
