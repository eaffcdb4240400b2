import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const neededMajor = 24;

/** Where `npm ci` puts the Node that is brought along, for machines with an older one. */
export const runtimeFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "runtime");

export const isNewEnough = () => Number(process.versions.node.split(".")[0]) >= neededMajor;

/** The package of Node for this platform, if it was installed. */
export function findNodePackage() {
  const { optionalDependencies } = readJson(join(runtimeFolder, "package.json"));
  const folders = Object.keys(optionalDependencies).map((name) => join(runtimeFolder, "node_modules", name));
  return folders.find((folder) => existsSync(join(folder, "package.json")));
}

/** The program of that package. */
export function findNode() {
  const folder = findNodePackage();
  if (folder === undefined) return undefined;
  const program = join(folder, readJson(join(folder, "package.json")).bin.node);
  return existsSync(program) ? program : undefined;
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
