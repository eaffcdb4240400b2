import { commonOptions, needOne, print, printJson, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier stop WORKFLOW [--config FILE] [--data DIR] [--json]

Stops a running round, whichever process runs it. Continue it with "dossier resume".`;

export const stop: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      await dossier.stop(workflowId);
      const { status } = await dossier.show(workflowId);
      if (values.json === true) printJson({ workflowId, status });
      else print(`${workflowId} ${status}`);
      return 0;
    });
  },
};
