import { styleText } from "node:util";
import { toFailure } from "../model/failure.ts";
import type { FailureCode } from "../model/failure.ts";
import { commandGroups } from "./commands.ts";
import { withRemedy } from "./with-remedy.ts";
import { help, helpFor, needCommand } from "./help.ts";
import { version } from "./version.ts";

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
  unauthorized: 4,
  forbidden: 4,
  throttled: 4,
  limit: 4,
  store: 4,
  busy: 4,
  incompatible: 4,
  model: 4,
  unavailable: 4,
  reconnect: 4,
  budget: 5,
  stopped: 130,
  timeout: 4,
  internal: 4,
} satisfies Record<FailureCode, number>;

/** Runs the program and leaves its exit code; everything that goes wrong ends in one clear line. */
export async function runMain(args: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0); // the reader of our output has gone
  });
  try {
    process.exitCode = await dispatch(args);
  } catch (error) {
    const failure = toFailure(error);
    const { code } = failure;
    const message = withRemedy(failure.message, code);
    if (wantsJson(args)) process.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
    process.stderr.write(`${styleText("red", "dossier:", { stream: process.stderr })} ${message}\n`);
    if (code === "internal" && failure.cause instanceof Error)
      process.stderr.write(`${failure.cause.stack}\n`);
    process.exitCode = exitCodes[code];
  }
}

async function dispatch([name = "--help", ...args]: readonly string[]): Promise<number> {
  const [topic] = args;
  if (name === "--version" || name === "-v") process.stdout.write(`${version()}\n`);
  else if (name === "help" && topic !== undefined) process.stdout.write(await helpFor(topic));
  else if (name === "--help" || name === "-h" || name === "help")
    process.stdout.write(`${help()}${exitCodeLine}\n`);
  else if (asksForHelp(args)) process.stdout.write(await helpFor(name));
  else return (await needCommand(name).load()).run(args, commandGroups);
  return 0;
}

const exitCodeLine =
  "Exit codes: 0 delivered, 2 wrong usage or configuration, 3 refused, 4 failed, 5 stopped by the budget, 130 interrupted.";

/** What stands behind "--" is no flag. */
function flagsIn(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  return end === -1 ? args : args.slice(0, end);
}

function asksForHelp(args: readonly string[]): boolean {
  return flagsIn(args).some((arg) => arg === "--help" || arg === "-h");
}

function wantsJson(args: readonly string[]): boolean {
  return flagsIn(args).includes("--json");
}
