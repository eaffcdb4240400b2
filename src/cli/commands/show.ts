import { currentRound } from "../../model/workflow.ts";
import { tellApproval, tellHow } from "../approval/tell-approval.ts";
import { commonOptions, needOne, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { show as showResult } from "../follow-round.ts";

const usage = `Usage: dossier show WORKFLOW [--config FILE] [--data DIR] [--json]

Shows the result of a workflow's latest round, and any approval it is waiting for.`;

export const show: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      const { waiting, analysis } = currentRound(await dossier.workflow(workflowId)) ?? {};
      const language = analysis?.detectedLanguage ?? "unknown";
      if (waiting !== undefined)
        process.stderr.write(`${tellApproval(waiting, language)}\n${tellHow(workflowId, language)}\n`);
      showResult(await dossier.show(workflowId), values.json === true);
      return 0;
    });
  },
};
