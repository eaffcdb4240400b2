import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { benchBytes } from "./engine-bytes.ts";
import type { Figures } from "./engine-contestants.ts";
import { benchMemory } from "./engine-memory.ts";
import { benchStart } from "./engine-start.ts";
import { benchSteps } from "./engine-steps.ts";
import { benchThroughput } from "./engine-throughput.ts";
import { installPeers } from "./install-peers.ts";

/** Our engine against a bare commit and against its peers, and how quickly the program starts. */
export async function benchEngine(): Promise<Figures> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  // on the disk of the checkout, because /tmp may be memory, where nothing is ever synced
  const home = join(import.meta.dirname, "..", ".dossier");
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, "bench-"));
  try {
    const steps = await benchSteps(folder);
    const throughput = await benchThroughput(folder);
    const bytes = await benchBytes(folder);
    const start = await benchStart(folder);
    const memory = await benchMemory(folder);
    return { ...steps, ...throughput, ...bytes, ...start, ...memory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
