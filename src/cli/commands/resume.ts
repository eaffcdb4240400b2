import { currentRound } from "../../model/workflow.ts";
import { commonOptions, modelOptions, needOne, readArgs, readBudget, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";

const usage = `Usage: dossier resume WORKFLOW [--budget AMOUNT] [--model NAME] [--base-url URL] [--data DIR] [--json]

Goes on after the last finished step. Nothing finished is done again, no AI answer is paid for twice.`;

export const resume: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...commonOptions, ...modelOptions }, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      const round = currentRound(await dossier.workflow(workflowId));
      const budget = readBudget(values.budget);
      const handle = await dossier.resume(workflowId, budget === undefined ? {} : { budget });
      return followRound(handle, {
        json: values.json === true,
        language: round?.analysis?.detectedLanguage ?? "unknown",
      });
    });
  },
};
