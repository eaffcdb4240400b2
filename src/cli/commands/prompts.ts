import { largest } from "../../lib/largest.ts";
import { listPrompts, showPrompt } from "../../app/list-prompts.ts";
import { needOne, print, printJson } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier prompts [--json]
       dossier prompts show NAME [--json]

Lists the prompts that models are given, or shows one of them word for word with a sample.`;

export const prompts: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, { json: { type: "boolean" } }, usage);
    const [word, ...rest] = positionals;
    if (word === undefined) list(values.json === true);
    else if (word === "show") show(needOne(rest, "prompt", usage), values.json === true);
    else throw usageError(`Unknown command "prompts ${word}".`, usage);
    return 0;
  },
};

function list(json: boolean): void {
  const all = listPrompts().map(({ name, version, operation }) => ({ name, version, operation }));
  if (json) return printJson(all);
  const width = largest(all.map(({ name }) => name.length));
  for (const { name, version, operation } of all) print(`${name.padEnd(width)}  ${version}  ${operation}`);
}

function show(name: string, json: boolean): void {
  const prompt = showPrompt(name);
  if (json) return printJson(prompt);
  print(`${prompt.instructions}\n\n${"-".repeat(20)}\n\n${prompt.sample}`);
}
