import { createRequire } from "node:module";
import { Failure, toFailure } from "../model/failure.ts";
import type { FailureCode } from "../model/failure.ts";
import type { Command } from "./command.ts";

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

/** Loaded only when asked for, so that a short command stays quick. */
const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  run: {
    summary: "Answer a request from documents",
    load: async () => (await import("./commands/run.ts")).run,
  },
  continue: {
    summary: "Ask on in a workflow",
    load: async () => (await import("./commands/continue.ts")).continueRound,
  },
  generate: {
    summary: "Write one document, however long, without a workflow",
    load: async () => (await import("./commands/generate.ts")).generate,
  },
  extract: {
    summary: "Read files of any format, with the position of every piece",
    load: async () => (await import("./commands/extract.ts")).extract,
  },
  render: {
    summary: "Write a document as docx, xlsx, pdf, pptx, html, md, csv or txt",
    load: async () => (await import("./commands/render.ts")).render,
  },
  resume: {
    summary: "Go on after a stop, a crash or a failure",
    load: async () => (await import("./commands/resume.ts")).resume,
  },
  stop: {
    summary: "Stop a running workflow; it can be resumed",
    load: async () => (await import("./commands/stop.ts")).stop,
  },
  list: {
    summary: "List workflows, newest first",
    load: async () => (await import("./commands/list.ts")).list,
  },
  show: {
    summary: "Show the result of a workflow's last round",
    load: async () => (await import("./commands/show.ts")).show,
  },
  trace: {
    summary: "Tell the whole story of a workflow",
    load: async () => (await import("./commands/trace.ts")).trace,
  },
  models: {
    summary: "List the models, or test them",
    load: async () => (await import("./commands/models.ts")).models,
  },
  prompts: {
    summary: "List what models are asked, or show one prompt",
    load: async () => (await import("./commands/prompts.ts")).prompts,
  },
  worker: {
    summary: "Take part in the work of other processes",
    load: async () => (await import("./commands/worker.ts")).worker,
  },
};

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
  const command = commands[name];
  if (command === undefined) {
    throw new Failure(
      "usage",
      `There is no command "${name}". There are: ${Object.keys(commands).join(", ")}.`,
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
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `dossier ${version()}: takes a request and its documents, hands back checked answers with citations.

Usage: dossier <command> [arguments]

${lines.join("\n")}

"dossier <command> --help" says more. Exit codes: 0 delivered, 2 bad usage, 3 refused, 4 failed, 5 stopped by budget, 130 interrupted.
`;
}
