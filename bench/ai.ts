import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { benchBurst } from "./ai-burst.ts";
import { startChild } from "./ai-caller.ts";
import { benchCalls } from "./ai-calls.ts";
import { installPeers } from "./install-peers.ts";

const bare = { key: "bare", title: "AI SDK 7.0.169, generateText", script: "peers/ai-sdk.mjs", variant: "" };
const ours = { title: "dossier, plan", script: "ai-ours.ts" };
const memory = { ...ours, key: "ours", title: "dossier, plan, ledger in memory", variant: "memory" };
const files = {
  ...ours,
  key: "oursDurable",
  title: "dossier, plan, ledger on disk (fsync)",
  variant: "disk",
};

/** Our planning call against the AI SDK's own, with the same provider, text and answer. */
export async function benchAi(): Promise<Record<string, number>> {
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  // on the disk of the checkout, because /tmp may be memory, where nothing is ever synced
  const home = join(import.meta.dirname, "..", ".dossier");
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, "bench-"));
  const server = await startChild("ai-server.ts");
  try {
    const place = { origin: server.first, folder };
    const calls = await benchCalls(place, { bare, memory, files });
    const burst = await benchBurst(place, [bare, memory, files]);
    return { ...calls, ...burst };
  } finally {
    server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
