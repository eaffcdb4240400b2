import { commonOptions, needOne, print, printJson, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier delete WORKFLOW --yes [--config FILE] [--data DIR] [--json]

Deletes a workflow for good: its messages, documents, results, recorded steps and AI answers, and the files it handed
out in the data folder. Bytes that another workflow or a library holds too stay there. A running round is stopped.
Files that were written to a folder of your own stay.

  --yes   really delete; there is no way back`;

export const deleteWorkflow: Command = {
  usage,
  async run(args) {
    const options = { ...commonOptions, yes: { type: "boolean", short: "y" } } as const;
    const { values, positionals } = readArgs(args, options, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    if (values.yes !== true) throw usageError("Deleting cannot be undone; say --yes.", usage);
    return withDossier(values, async (dossier) => {
      const { user: userId } = await dossier.workflow(workflowId);
      await dossier.as({ userId, role: "member", scopes: ["run"] }).remove(workflowId);
      if (values.json === true) printJson({ workflowId, deleted: true });
      else print(`${workflowId} deleted`);
      return 0;
    });
  },
};
