#!/usr/bin/env node
// Finds Node 24, the machine's own or the one fetched by install-node.js, and starts the program: from source in a checkout, from dist when installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findNode, isNewEnough, neededMajor } from "./find-node.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(root, "src", "cli", "main.ts");
const main = existsSync(source) ? source : join(root, "dist", "cli", "main.js");

if (isNewEnough()) {
  module.enableCompileCache(); // the second start of a version takes half as long
  const { runMain } = await import(pathToFileURL(main).href);
  await runMain(process.argv.slice(2));
} else {
  handOver();
}

function handOver() {
  const child = spawn(findOrStop(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // a terminal sends its signals to both; those sent to this process alone are passed on
  // on Windows there are none but the terminal's, and kill would end the child before it can clean up
  const passOn = (signal) => process.platform === "win32" || child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(signal));
  child.on("error", (error) =>
    stop(
      `Node ${neededMajor} could not be started (${error.message}). Install Node ${neededMajor} or newer.`,
    ),
  );
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 4)));
}

function findOrStop() {
  return (
    findNode() ??
    stop(
      `Dossier needs Node ${neededMajor}; this is ${process.version}. Install it, or run: node ${join(root, "bin", "install-node.js")}`,
    )
  );
}

function stop(message) {
  console.error(`dossier: ${message}`);
  process.exit(4);
}
