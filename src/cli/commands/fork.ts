import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import { commonOptions, modelOptions, needOne, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";

const usage = `Usage: dossier fork WORKFLOW --step N [--model NAME] [--base-url URL] [--config FILE] [--data DIR] [--json]

Creates a new workflow that keeps the steps of the latest round before step N and reruns step N and all later ones,
with another model if you name one. The original is left unchanged. "dossier trace WORKFLOW --steps" lists the steps.`;

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
  if (text === undefined) throw new Failure("usage", `Name the step to start from with --step.\n${usage}`);
  if (/^\d+$/.test(text.trim())) return Number(text);
  throw new Failure("usage", `--step takes the number of a step, not "${text}".`);
}
