import { initConfig } from "../../../app/init-config.ts";
import { print, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs, usageError } from "../../read-args.ts";

const usage = `Usage: dossier init [FOLDER] [options]

Writes a dossier.config.json with every setting explained and none switched on.

  --own      write your own configuration instead, which counts in every folder
  --force    write over a configuration that is there
  --json     print one JSON value`;

const options = {
  own: { type: "boolean" },
  force: { type: "boolean" },
  json: { type: "boolean" },
} as const;

export const init: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { own = false, force = false } = values;
    const [folder = ".", ...rest] = positionals;
    if (rest.length > 0 || (own && positionals.length > 0))
      throw usageError("Name at most one folder, and none with --own.", usage);
    const path = await initConfig({ ...(!own && { folder }), force });
    if (values.json === true) printJson({ path });
    else print(`${path}\nSwitch on what you need, then run "dossier doctor".`);
    return 0;
  },
};
