import { largest } from "../../lib/largest.ts";
import { loadProcessConfig } from "../../app/config.ts";
import type { Config } from "../../app/config.ts";
import { listModels, testModels } from "../../app/list-models.ts";
import { Failure } from "../../model/failure.ts";
import type { ListedModel, ModelCheck } from "../../model/calls/model-list.ts";
import { print, printJson } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier models [--json]
       dossier models test [ID…] [--json]

Lists the models with their limits and prices, and says which are usable and why the others are not.
"dossier models test" makes one tiny call to each usable model, or to those named.

  --base-url URL   an OpenAI-compatible server
  --model NAME     the name of the model on that server
  --config FILE    use this configuration file
  --json           print one JSON value`;

const options = {
  config: { type: "string" },
  json: { type: "boolean" },
  model: { type: "string" },
  "base-url": { type: "string" },
} as const;

export const models: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const config = loadProcessConfig({
      ...{ config: values.config, model: values.model, baseUrl: values["base-url"] },
    });
    const json = values.json === true;
    const [word, ...ids] = positionals;
    if (word === "test") return test(config, ids, json);
    if (word !== undefined) throw usageError(`Unknown command "models ${word}".`, usage);
    const listed = await listModels(config);
    if (json) printJson(listed);
    else printTable(listed);
    return 0;
  },
};

async function test(config: Config, ids: readonly string[], json: boolean): Promise<number> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new Failure("stopped", "Stopped."));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  const checks = await testModels(config, ids, interrupted.signal);
  if (json) printJson(checks);
  else for (const check of checks) print(describe(check));
  return checks.every(({ ok }) => ok) ? 0 : 4;
}

function describe(check: ModelCheck): string {
  if (!check.ok) return `${check.id}  ${check.kind}: ${check.message}`;
  const { id, milliseconds, tokensIn, tokensOut } = check;
  return `${id}  ok, ${Math.round(milliseconds)} ms, ${tokensIn} tokens in, ${tokensOut} out`;
}

const head = ["model", "provider", "context", "output", "in/1M", "cached", "out/1M", "state"];

function printTable(listed: readonly ListedModel[]): void {
  const rows = [head, ...listed.map(toCells)];
  const widths = head.map((_, column) => largest(rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < 2 || column === head.length - 1 ? cell.padEnd(width) : cell.padStart(width);
    });
    print(cells.join("  ").trimEnd());
  }
}

function toCells(model: ListedModel): string[] {
  const { id, provider, contextLength, maxTokens, priceIn, priceCached, priceOut } = model;
  const state = model.usable ? "usable" : (model.why ?? "not usable");
  const figures = [contextLength, maxTokens, priceIn, priceCached ?? priceIn, priceOut].map(String);
  return [id, provider, ...figures, state];
}
