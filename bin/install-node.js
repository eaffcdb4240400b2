// Runs after npm has installed the package: fetches Node 24 where the machine's own is older, and only there.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { findNode, findNodePackage, isNewEnough, neededMajor, runtimeFolder } from "./find-node.js";

if (!isNewEnough() && findNode() === undefined) install();
if (process.platform !== "win32" && existsSync(join(runtimeFolder, "..", "src"))) link();

function install() {
  const npm = findNpm();
  const { status, error } = spawnSync(
    npm.command,
    [...npm.args, "ci", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"],
    { cwd: runtimeFolder, env: cleanEnvironment(), stdio: "inherit", shell: npm.shell },
  );
  const folder = findNodePackage();
  if (status !== 0 || folder === undefined) {
    const reason = error?.message ?? `npm ended with ${status}`;
    console.error(
      `dossier: Node ${neededMajor} could not be fetched (${reason}); this is ${process.version}. Install Node ${neededMajor} or newer.`,
    );
    return;
  }
  // headers for compiling addons, a third of the package
  for (const part of ["include", "share"]) rmSync(join(folder, part), { recursive: true, force: true });
}

/** In a checkout, scripts such as `npm test` find it before the machine's own. */
function link() {
  const node = findNode();
  if (node === undefined) return;
  const bin = join(runtimeFolder, "..", "node_modules", ".bin");
  mkdirSync(bin, { recursive: true });
  rmSync(join(bin, "node"), { force: true });
  symlinkSync(relative(bin, node), join(bin, "node"));
}

/** The npm that runs us; another package manager's name is no help. */
function findNpm() {
  const path = process.env.npm_execpath ?? "";
  if (/npm-cli\.c?js$/.test(path)) return { command: process.execPath, args: [path], shell: false };
  // Windows starts npm.cmd through its shell only
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/** What was asked of the outer npm does not hold for ours: its folder, what it leaves out, a dry run. */
function cleanEnvironment() {
  const dropped =
    /^npm_config_(?:global|global_prefix|local_prefix|prefix|location|omit|include|only|production|optional|dry_run|package_lock|package_lock_only|save.*|workspaces?|include_workspace_root|install_strategy|install_links|before|force|os|cpu|libc|engine_strict|allow_scripts)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !dropped.test(name)));
}
