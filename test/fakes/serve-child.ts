import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startLife } from "./faults/start-life.ts";
import type { Life } from "./faults/start-life.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const readyMs = 20_000;

/** A port that nobody uses now, for a server that is to come back under the same address. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** `dossier serve` as a process of its own, once it answers. */
export async function startServe(
  { folder, port }: { folder: string; port: number },
  env: Record<string, string> = {},
): Promise<Life> {
  const command = [
    bin,
    "serve",
    "--port",
    String(port),
    "--model",
    "offline",
    "--data",
    join(folder, "data"),
  ];
  const life = startLife(command, { folder, env: { XDG_CONFIG_HOME: join(folder, ".config"), ...env } });
  const end = performance.now() + readyMs;
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return life;
    if (performance.now() > end) throw new Error("The server did not answer in time.");
    await delay(50);
  }
}
