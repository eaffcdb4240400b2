/** Builds the page into a folder (`web/dist` if none is given), unless what is there is newer than every source of it. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

const root = resolve(import.meta.dirname, "..");
const out = resolve(root, process.argv[2] ?? "web/dist");

function newest(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(root, "web/dist")))
    .reduce((latest, { parentPath, name }) => Math.max(latest, statSync(join(parentPath, name)).mtimeMs), 0);
}

const page = join(out, "index.html");
const sources = [join(root, "web"), join(root, "src/model")].map(newest);
if (!existsSync(page) || statSync(page).mtimeMs < Math.max(...sources)) {
  process.env["DOSSIER_WEB_OUT"] = out;
  await build({ configFile: join(root, "web/vite.config.ts"), logLevel: "warn" });
}
