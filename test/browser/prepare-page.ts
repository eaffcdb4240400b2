import { execFile } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import chromium from "@sparticuz/chromium";

const root = join(import.meta.dirname, "../..");
const lock = join(tmpdir(), "dossier-browser-lock");
const staleMs = 120_000;

/** Builds the page where its sources are newer, and unpacks the browser; one process at a time does it. */
export async function preparePage(): Promise<string> {
  await takeLock();
  try {
    const env = { ...process.env, NODE_ENV: "production" };
    await promisify(execFile)(process.execPath, [join(root, "tools/build-page.ts")], {
      cwd: root,
      env,
      timeout: staleMs,
    });
    return await chromium.executablePath();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function takeLock(): Promise<void> {
  const until = Date.now() + staleMs;
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > staleMs) rmSync(lock, { recursive: true, force: true });
      if (Date.now() > until) throw new Error(`${lock} was not let go of.`);
      await wait(100);
    }
  }
}
