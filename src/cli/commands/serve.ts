import { loadProcessConfig } from "../../app/config.ts";
import { createDossier } from "../../app/create-dossier.ts";
import type { Dossier } from "../../app/create-dossier.ts";
import { startServer } from "../../http/http.ts";
import { delay } from "../../lib/abort.ts";
import { createGiveWay } from "../../lib/give-way.ts";
import type { McpFetchOptions } from "../../mcp/mcp.ts";
import type { Caller } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import { commonOptions, modelOptions, needNone, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { version } from "../version.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier serve [--host ADDRESS] [--port NUMBER] [options]

Serves the page, the API (/api/v1, reference at /docs) and an OpenAI-compatible endpoint (/v1), and carries out rounds,
until it is stopped (Ctrl-C). On this machine alone (the default) there is one user and no sign-in; beyond it people
sign in, and the first start prints a link that makes the first admin.

  --host ADDRESS       what to listen on (default 127.0.0.1)
  --port NUMBER        the port (default 4310; 0 takes a free one)
  --config FILE, --data DIR, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  --json               print the address as one JSON value when it is ready`;

const options = {
  ...commonOptions,
  ...modelOptions,
  host: { type: "string" },
  port: { type: "string" },
} as const;

const usualPort = 4310;

export const serve: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    needNone(positionals, usage);
    const { host = "127.0.0.1", data, model, "base-url": baseUrl } = values;
    const budget = readBudget(values.budget);
    const config = loadProcessConfig({ config: values.config, data, model, baseUrl, budget });
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const stopping = stopSignal();
    const { hurry, standBack } = createGiveWay();
    const dossier = await createDossier(config, { tell: say, metrics: true, standBack });
    try {
      const working = workWhenNeeded(dossier, stopping);
      const onDefect = (error: unknown, requestId: string) => {
        say(
          `request ${requestId}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      };
      const own = { dossier, config, version: version() };
      const tools = openTools(own);
      const server = await startServer({
        ...{ ...own, host, port: readPort(values.port), onDefect, hurry },
        mcp: (request, caller) => tools.fetch(request, caller),
      });
      tell(server, values.json === true);
      await new Promise((resolve) => stopping.addEventListener("abort", resolve, { once: true }));
      await server.close();
      await tools.close();
      await working;
    } finally {
      await dossier.close();
    }
    return 0;
  },
};

function tell({ url, setUpUrl }: { url: string; setUpUrl?: string }, isJson: boolean): void {
  if (isJson) printJson({ url, ...(setUpUrl !== undefined && { setUpUrl }) });
  else print(`Dossier is ready at ${url}`);
  if (!isJson && setUpUrl !== undefined) print(`Make the first admin, once, at ${setUpUrl}`);
}

const lookEveryMs = 1_000;

/** The engine and all that a round uses are loaded for the first round, or for what a dead process left. */
async function workWhenNeeded(dossier: Dossier, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await dossier.hasWork()))
    await delay(lookEveryMs, signal).catch(() => undefined);
  if (!signal.aborted) await dossier.work(signal);
}

/** Loaded when the first client of tools comes: most servers never see one. */
function openTools(own: McpFetchOptions) {
  let opening: ReturnType<typeof open> | undefined;
  const open = async () => (await import("../../mcp/mcp.ts")).createMcpFetch(own);
  return {
    fetch: async (request: Request, caller: Caller) => (await (opening ??= open())).fetch(request, caller),
    close: async () => (await opening)?.close(),
  };
}

/** The first word ends it in order, the second at once. */
function stopSignal(): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) process.exit(130);
    ending.abort();
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  return ending.signal;
}

function readPort(text: string | undefined): number {
  if (text === undefined) return usualPort;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Failure("usage", `--port takes a number from 0 to 65535, not "${text}".`);
}
