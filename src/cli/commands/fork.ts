import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import {
  commonOptions,
  modelOptions,
  needOne,
  openProgress,
  progressOptions,
  withDossier,
} from "../command.ts";
import type { Command } from "../command.ts";
import { followRound, takeUp } from "../follow-round.ts";
import { toShown } from "./run.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier fork WORKFLOW --step N [options]

Creates a new workflow that keeps the steps of the latest round before step N and reruns step N and all later ones,
with another model if you name one. The original is left unchanged.

  --step N             the step to rerun first ("dossier trace WORKFLOW --steps" lists the steps)
  --model NAME, --base-url URL, --config FILE, --data DIR, --quiet, --warnings, --json
                       as for "dossier run"`;

const { budget: _budget, ...models } = modelOptions;
const options = { ...commonOptions, ...models, ...progressOptions, step: { type: "string" } } as const;

export const fork: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    const step = readStep(values.step);
    return withDossier(values, async (dossier) => {
      const round = currentRound(await dossier.workflow(workflowId));
      const progress = openProgress(values, round?.analysis?.detectedLanguage ?? "unknown");
      return followRound(
        takeUp(() => dossier.fork(workflowId, step)),
        { dossier, progress, ...toShown(values) },
      );
    });
  },
};

function readStep(text: string | undefined): number {
  if (text === undefined) throw usageError("Name the step to start from with --step.", usage);
  if (/^\d+$/.test(text.trim())) return Number(text);
  throw new Failure("usage", `--step takes the number of a step, not "${text}".`);
}
