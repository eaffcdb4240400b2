import { loadProcessConfig } from "../../../app/config.ts";
import { restoreData } from "../../../app/restore-data.ts";
import { commonOptions, needOne, print, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { interruptSignal } from "../../interrupt-signal.ts";
import { readArgs } from "../../read-args.ts";

const usage = `Usage: dossier restore DIR [--config FILE] [--data DIR] [--json]

Brings the backup in DIR back into the data folder, which must be empty. Every file is checked against the hash in
manifest.json; if one is damaged nothing is brought back. On Postgres the database must be empty and pg_restore
installed. Rounds that were running go on with "dossier worker" or "dossier serve".`;

export const restore: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const folder = needOne(positionals, "folder", usage);
    const config = loadProcessConfig({ config: values.config, data: values.data });
    const report = await restoreData(config, folder, interruptSignal());
    if (values.json === true) printJson(report);
    else print(`${report.files} files, ${report.bytes} bytes in ${report.folder}`);
    return 0;
  },
};
