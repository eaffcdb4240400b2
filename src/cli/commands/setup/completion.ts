import { bashScript } from "../../completion/bash-script.ts";
import { fishScript } from "../../completion/fish-script.ts";
import { listCommands } from "../../completion/list-commands.ts";
import { zshScript } from "../../completion/zsh-script.ts";
import { needOne, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs, usageError } from "../../read-args.ts";

const usage = `Usage: dossier completion bash|zsh|fish [--json]

Prints a script that completes commands, options and workflow ids in your shell. Save it where the shell looks for
completions, then start a new shell.

  --json     print the commands and their options as one JSON value instead; no shell is then named`;

const scripts: Readonly<Record<string, typeof bashScript>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const completion: Command = {
  usage,
  async run(args, all) {
    const { values, positionals } = readArgs(args, { json: { type: "boolean" } }, usage);
    if (values.json === true && positionals.length === 0) {
      printJson(await listCommands(all));
      return 0;
    }
    const shell = needOne(positionals, "shell", usage);
    const script = scripts[shell];
    if (script === undefined) throw usageError(`There is no completion for "${shell}".`, usage);
    process.stdout.write(script(await listCommands(all)));
    return 0;
  },
};
