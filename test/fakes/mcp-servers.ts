import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { delay } from "../../src/lib/abort.ts";

const require = createRequire(import.meta.url);

/** The public servers from npm, as a person would name them to Dossier. */
export const everything = {
  command: process.execPath,
  args: [require.resolve("@modelcontextprotocol/server-everything/dist/index.js"), "stdio"],
};

export function filesystem(folder: string): { command: string; args: string[] } {
  const file = require.resolve("@modelcontextprotocol/server-filesystem/dist/index.js");
  return { command: process.execPath, args: [file, folder] };
}

/** The same server over HTTP, on a free port. */
export async function startEverythingHttp(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(everything.command, [everything.args[0] ?? "", "streamableHttp"], {
    env: { PATH: process.env["PATH"], PORT: String(port) },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}/mcp`;
  const limit = AbortSignal.timeout(20_000);
  while (!(await answers(url))) await delay(50, limit);
  return {
    url,
    async close() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
