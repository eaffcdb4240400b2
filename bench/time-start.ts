/** From starting the program to its first output, and the processor time it takes until it ends. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

export interface Start {
  /** User and system time of the process and all it started. */
  cpu: number;
  /** Until the first byte of output. */
  wall: number;
}

const root = join(import.meta.dirname, "..");

/** Builds the package as `npm run build` does, but into a folder of its own. Returns why not, if it cannot. */
export function buildPackage(folder: string): string | undefined {
  mkdirSync(folder, { recursive: true });
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const built = spawnSync(tsc, ["-p", "tsconfig.build.json", "--outDir", join(folder, "dist")], {
    cwd: root,
    encoding: "utf8",
  });
  if (!existsSync(join(folder, "dist", "cli", "main.js"))) return `tsc: ${built.stdout.split("\n")[0] ?? ""}`;
  for (const part of ["package.json", "bin"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return undefined;
}

/** bash's `time` reports the resource usage of the child that it waited for, in milliseconds. */
export function timeStart(packageFolder: string, args: readonly string[], cwd: string): Promise<Start> {
  const command = [process.execPath, join(packageFolder, "bin", "dossier.js"), ...args];
  const begin = performance.now();
  const child = spawn("bash", ["-c", 'TIMEFORMAT="%U %S"; time "$@"', "bash", ...command], { cwd });
  let wall: number | undefined;
  let errors = "";
  child.stdout.on("data", () => (wall ??= (performance.now() - begin) / 1_000));
  child.stderr.on("data", (piece) => (errors += String(piece)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const [user, system] = (errors.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
      if (code !== 0 || wall === undefined || user === undefined || system === undefined) {
        return reject(new Error(`dossier ${args.join(" ")} ended with ${code} and said: ${errors}`));
      }
      resolve({ cpu: user + system, wall });
    });
  });
}
