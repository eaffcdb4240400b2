import { commonOptions, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier worker [--data DIR]

Carries out queued rounds, and those that a dead process left behind, until it is told to end (Ctrl-C).
Start as many as wanted on one Postgres (DOSSIER_DATABASE); on SQLite it serves its data folder.`;

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
