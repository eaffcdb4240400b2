import { delay } from "../../lib/abort.ts";
import type { Config } from "../config.ts";
import type { OpenParts } from "../open-parts.ts";
import { removeLeftBlobs } from "../removal/remove-blobs.ts";
import { removeOldWorkflows } from "../removal/remove-old.ts";

interface Base extends OpenParts {
  config: Config;
}

const recoverMs = 2_000;
const hourMs = 3_600_000;

/** Takes up what dead processes left, again and again, and clears away what has been kept for its time. */
export async function keepWorking(base: Base, signal: AbortSignal, ready: () => void): Promise<void> {
  const running = await base.engine();
  ready();
  for (let round = 0; !signal.aborted; round += 1) {
    await running.recover();
    if ((round * recoverMs) % hourMs === 0) await clearAway(base, signal);
    await delay(recoverMs, signal).catch(() => undefined);
  }
}

async function clearAway(base: Base, signal: AbortSignal): Promise<void> {
  await base.prune();
  await removeOldWorkflows(base, signal);
  await removeLeftBlobs(base);
  await base.accounts.sweep();
}
