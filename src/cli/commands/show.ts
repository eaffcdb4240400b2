import { commonOptions, needOne, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { show as showResult } from "../follow-round.ts";

const usage = `Usage: dossier show WORKFLOW [--data DIR] [--json]`;

export const show: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      showResult(await dossier.show(workflowId), values.json === true);
      return 0;
    });
  },
};
