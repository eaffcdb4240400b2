/** Loaded before anything else in a process of the sandbox: it ends nobody but itself, and loads only our own native code. */
import { realpathSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { dirname, join, resolve, sep } from "node:path";

function refuse(): never {
  throw Object.assign(new Error("Signals and native code are closed while documents are read."), {
    code: "ERR_ACCESS_DENIED",
  });
}

function fix(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

type Kill = (pid: number, signal?: string | number) => unknown;

/** Only to itself, which is how a process whose parent is gone ends. */
function onlySelf(kill: Kill): Kill {
  return (pid, signal) => (pid === process.pid ? kill(pid, signal) : refuse());
}

const raw = process as unknown as { kill: Kill; _kill: Kill };
const [kill, rawKill] = [raw.kill.bind(process), raw._kill.bind(process)];
fix(process, "kill", onlySelf(kill));
fix(process, "_kill", onlySelf(rawKill));
for (const name of ["_debugProcess", "_debugEnd"]) fix(process, name, refuse);
fix(os, "setPriority", refuse);

const homes = packagesAbove(import.meta.dirname);
const load = process.dlopen.bind(process);
fix(process, "dlopen", (module: object, path: string, flags?: number) => {
  if (!homes.some((home) => realPath(path).startsWith(home))) refuse();
  return flags === undefined ? load(module, path) : load(module, path, flags);
});
syncBuiltinESMExports();

/**
 * Where our packages are, by name and where that leads. By name too, because Node may deny a folder itself whose contents
 * it allows: where another allowed path lies below it.
 */
function packagesAbove(folder: string): string[] {
  const own = join(folder, "node_modules");
  const real = realPath(own);
  const above = folder === dirname(folder) ? [] : packagesAbove(dirname(folder));
  return [own + sep, ...(real === "" ? [] : [real + sep]), ...above];
}

/** Where a link leads; what cannot be followed is nowhere. */
function realPath(path: string): string {
  try {
    return realpathSync.native(resolve(path));
  } catch {
    return "";
  }
}
