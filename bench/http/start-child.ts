import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const bin = join(import.meta.dirname, "../../bin/dossier.js");

export interface ServerChild {
  pid: number;
  /** What it printed first. */
  line: Record<string, unknown>;
  readyMs: number;
  /** The most memory since it was last forgotten, in MB. */
  peakMb(): number;
  forgetPeak(): void;
  /** Processor time since its start, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** A server in a process of its own, once it has printed its line of JSON. */
export async function startChild(
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<ServerChild> {
  const begun = performance.now();
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [...command], {
    env: { PATH, HOME, XDG_CONFIG_HOME: "/nonexistent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const [first] = await new Promise<string[]>((resolve, reject) => {
    lines.once("line", (line) => resolve([line]));
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const pid = child.pid ?? 0;
  return {
    pid,
    line: Object(JSON.parse(first ?? "{}")),
    readyMs: performance.now() - begun,
    peakMb: () =>
      Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024,
    cpuMs: () => cpuOf(pid),
    forgetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, "5"),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

const ticksPerSecond = 100;

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** `dossier serve` with the offline model on a data folder. */
export function startDossierServer(data: string, flags: readonly string[] = []): Promise<ServerChild> {
  return startChild([bin, "serve", "--port", "0", "--model", "offline", "--data", data, "--json", ...flags]);
}

export function urlOf({ line }: ServerChild): string {
  return String(line["url"]);
}
