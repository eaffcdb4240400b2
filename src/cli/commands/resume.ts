import { currentRound } from "../../model/workflow.ts";
import { commonOptions, modelOptions, needOne, readArgs, readBudget, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";

const options = "[--budget AMOUNT] [--model NAME] [--base-url URL] [--config FILE] [--data DIR] [--json]";

export const resume: Command = goOn(
  "resume",
  `Usage: dossier resume WORKFLOW ${options}

Resumes after the last finished step. Finished steps are not repeated, and no AI answer is paid for twice.`,
);

export const retry: Command = goOn(
  "retry",
  `Usage: dossier retry WORKFLOW ${options}

Retries the failed step, asking the models again, then carries on. Everything before it stays as it is.`,
);

/** Takes the last round up again. */
function goOn(how: "resume" | "retry", usage: string): Command {
  return {
    usage,
    async run(args) {
      const { values, positionals } = readArgs(args, { ...commonOptions, ...modelOptions }, usage);
      const workflowId = needOne(positionals, "workflow", usage);
      return withDossier(values, async (dossier) => {
        const round = currentRound(await dossier.workflow(workflowId));
        const budget = readBudget(values.budget);
        const handle = await dossier[how](workflowId, budget === undefined ? {} : { budget });
        const language = round?.analysis?.detectedLanguage ?? "unknown";
        return followRound(handle, { dossier, json: values.json === true, language });
      });
    },
  };
}
