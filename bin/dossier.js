#!/usr/bin/env node
// Finds Node 24, which the package brings along, and starts the program: from source in a checkout, from dist when installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const needed = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(root, "src", "cli", "main.ts");
const main = existsSync(source) ? source : join(root, "dist", "cli", "main.js");

if (Number(process.versions.node.split(".")[0]) >= needed) {
  module.enableCompileCache(); // the second start of a version takes half as long
  const { runMain } = await import(pathToFileURL(main).href);
  await runMain(process.argv.slice(2));
} else {
  handOver();
}

function handOver() {
  const child = spawn(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // a terminal sends its signals to both; those sent to this process alone are passed on
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) =>
    stop(`Node ${needed} could not be started (${error.message}). Install Node ${needed} or newer.`),
  );
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 4)));
}

function findNode() {
  try {
    return join(
      dirname(createRequire(import.meta.url).resolve("node/package.json")),
      "bin",
      process.platform === "win32" ? "node.exe" : "node",
    );
  } catch {
    return stop(
      `Dossier needs Node ${needed}; this is ${process.version}. Install it, or reinstall Dossier with its dependencies.`,
    );
  }
}

function stop(message) {
  console.error(`dossier: ${message}`);
  process.exit(4);
}
