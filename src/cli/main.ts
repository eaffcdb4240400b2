import { createRequire } from "node:module";
import { Failure, toFailure } from "../model/failure.ts";
import type { FailureCode } from "../model/failure.ts";
import { commandGroups } from "./commands.ts";

const exitCodes = {
  usage: 2,
  configuration: 2,
  "not-found": 2,
  reference: 2,
  unsupported: 4,
  password_required: 4,
  corrupt: 4,
  empty: 4,
  needs_ocr: 4,
  invalid: 4,
  limit: 4,
  store: 4,
  busy: 4,
  incompatible: 4,
  model: 4,
  unavailable: 4,
  budget: 5,
  stopped: 130,
  timeout: 4,
  internal: 4,
} satisfies Record<FailureCode, number>;

const commands = new Map(Object.values(commandGroups).flatMap((group) => Object.entries(group)));

/** Runs the program and leaves its exit code; everything that goes wrong ends in one clear line. */
export async function runMain(args: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0); // the reader of our output has gone
  });
  try {
    process.exitCode = await dispatch(args);
  } catch (error) {
    const failure = toFailure(error);
    process.stderr.write(`dossier: ${failure.message}\n`);
    if (failure.code === "internal" && failure.cause instanceof Error)
      process.stderr.write(`${failure.cause.stack}\n`);
    process.exitCode = exitCodes[failure.code];
  }
}

async function dispatch([name = "--help", ...args]: readonly string[]): Promise<number> {
  if (name === "--version" || name === "-v") {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  if (name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(help());
    return 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    throw new Failure(
      "usage",
      `Unknown command "${name}". Available commands: ${[...commands.keys()].join(", ")}.`,
    );
  }
  const loaded = await command.load();
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`${loaded.usage}\n`);
    return 0;
  }
  return loaded.run(args);
}

function version(): string {
  const manifest = createRequire(import.meta.url)("../../package.json") as { version: string };
  return manifest.version;
}

function help(): string {
  const groups = Object.entries(commandGroups).map(([title, group]) => {
    const lines = Object.entries(group).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`);
    return [title, ...lines].join("\n");
  });
  return `dossier ${version()}: turns a request and its documents into finished files and checked answers with citations.

Usage: dossier <command> [arguments]

${groups.join("\n\n")}

Run "dossier <command> --help" for details.
Exit codes: 0 delivered, 2 wrong usage or configuration, 3 refused, 4 failed, 5 stopped by the budget, 130 interrupted.
`;
}
