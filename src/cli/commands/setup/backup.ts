import { backupData } from "../../../app/backup-data.ts";
import { loadProcessConfig } from "../../../app/config.ts";
import { commonOptions, needOne, print, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { interruptSignal } from "../../interrupt-signal.ts";
import { readArgs } from "../../read-args.ts";

const usage = `Usage: dossier backup DIR [--config FILE] [--data DIR] [--json]

Copies the database, all documents, AI answers and finished files into a new folder, while servers and workers go on.
Every content is checked against its hash; manifest.json lists all files with theirs. On Postgres the database is copied
by pg_dump, which must be installed; documents in an S3 store are not copied.`;

export const backup: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const folder = needOne(positionals, "folder", usage);
    const config = loadProcessConfig({ config: values.config, data: values.data });
    const report = await backupData(config, folder, interruptSignal());
    if (values.json === true) printJson(report);
    else {
      print(`${report.files} files, ${report.bytes} bytes in ${report.folder}`);
      if (!report.hasBlobs)
        print("The contents of documents lie in the S3 store and are not in this backup.");
    }
    return 0;
  },
};
