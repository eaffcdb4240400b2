import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { benchCrowd } from "./http/bench-crowd.ts";
import { benchEvents } from "./http/bench-events.ts";
import { benchRead } from "./http/bench-read.ts";

/** The server beside bare hono, its events, and a crowd of streams and uploads; each in processes of their own. */
export async function benchHttp(): Promise<Record<string, number>> {
  // on the disk of the checkout, because /tmp may be memory
  const home = join(import.meta.dirname, "..", ".dossier");
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, "bench-http-"));
  try {
    const read = await benchRead(folder);
    const events = await benchEvents(folder);
    const crowd = await benchCrowd(folder);
    return { ...read, ...events, ...crowd };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
