import { commonOptions, withDossier } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs } from "../../read-args.ts";

const usage = `Usage: dossier worker [--config FILE] [--data DIR]

Runs queued rounds, and those left behind by dead processes, until it is stopped (Ctrl-C).
On Postgres (DOSSIER_DATABASE) you can start any number of workers; on SQLite a worker serves its data folder.`;

export const worker: Command = {
  usage,
  async run(args) {
    const { values } = readArgs(args, commonOptions, usage);
    const ending = new AbortController();
    const end = () => {
      if (ending.signal.aborted) process.exit(130);
      ending.abort();
    };
    process.on("SIGINT", end);
    process.on("SIGTERM", end);
    await withDossier(values, (dossier) =>
      dossier.work(ending.signal, () => process.stderr.write("worker ready\n")),
    );
    return 0;
  },
};
