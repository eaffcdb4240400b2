import { currentRound } from "../../model/workflow.ts";
import {
  commonOptions,
  modelOptions,
  needOne,
  openProgress,
  progressOptions,
  readBudget,
  withDossier,
} from "../command.ts";
import type { Command } from "../command.ts";
import { followRound, takeUp } from "../follow-round.ts";
import { readArgs } from "../read-args.ts";
import { toShown } from "./run.ts";

const listed = `  -o, --out DIR        write files to this folder from now on; those of a finished round are written there again
  --budget AMOUNT      a new limit on what the round may cost
  --password WORD      the password of protected files that are still to be read
  --model NAME, --base-url URL, --config FILE, --data DIR, --quiet, --warnings, --json
                       as for "dossier run"`;

export const resume: Command = goOn(
  "resume",
  `Usage: dossier resume WORKFLOW [options]

Resumes after the last finished step. Finished steps are not repeated, and no AI answer is paid for twice.

${listed}`,
);

export const retry: Command = goOn(
  "retry",
  `Usage: dossier retry WORKFLOW [options]

Retries the failed step, asking the models again, then carries on. Everything before it stays as it is.

${listed}`,
);

const options = {
  ...commonOptions,
  ...modelOptions,
  ...progressOptions,
  out: { type: "string", short: "o" },
  password: { type: "string" },
} as const;

/** Takes the last round up again. */
function goOn(how: "resume" | "retry", usage: string): Command {
  return {
    usage,
    async run(args) {
      const { values, positionals } = readArgs(args, options, usage);
      const workflowId = needOne(positionals, "workflow", usage);
      const { out: outFolder, password } = values;
      const budget = readBudget(values.budget);
      return withDossier(values, async (dossier) => {
        const round = currentRound(await dossier.workflow(workflowId));
        const given = {
          ...(budget !== undefined && { budget }),
          ...(outFolder !== undefined && { outFolder }),
          ...(password !== undefined && { password }),
        };
        const progress = openProgress(values, round?.analysis?.detectedLanguage ?? "unknown");
        return followRound(
          takeUp(() => dossier[how](workflowId, given)),
          { dossier, progress, ...toShown(values) },
        );
      });
    },
  };
}
