import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import { commonOptions, modelOptions, needOne, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";

const usage = `Usage: dossier fork WORKFLOW --step N [--model NAME] [--base-url URL] [--data DIR] [--json]

Makes a new workflow that keeps the steps of the last round before step N and does step N and the rest anew,
with the model named. The old workflow stays as it is. "dossier trace WORKFLOW --steps" lists the steps.`;

const { budget: _budget, ...models } = modelOptions;
const options = { ...commonOptions, ...models, step: { type: "string" } } as const;

export const fork: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    const step = readStep(values.step);
    return withDossier(values, async (dossier) => {
      const round = currentRound(await dossier.workflow(workflowId));
      const handle = await dossier.fork(workflowId, step);
      const language = round?.analysis?.detectedLanguage ?? "unknown";
      return followRound(handle, { dossier, json: values.json === true, language });
    });
  },
};

function readStep(text: string | undefined): number {
  if (text === undefined) throw new Failure("usage", `Name the step to begin with.\n${usage}`);
  if (/^\d+$/.test(text.trim())) return Number(text);
  throw new Failure("usage", `--step takes the number of a step; "${text}" is none.`);
}
