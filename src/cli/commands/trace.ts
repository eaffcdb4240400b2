import { commonOptions, needOne, print, printJson, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { listEvents } from "../trace/list-events.ts";
import { tellStory } from "../trace/tell-story.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier trace WORKFLOW [--events | --steps] [--config FILE] [--data DIR] [--json]

Shows everything that happened in a workflow, round by round: what was asked and understood, the plan, each choice with
its reason, what was done, checked and reviewed, which models were asked what, the cost and the time.

  --events   list every event on one line instead
  --steps    list the recorded steps of the latest round with their numbers, for "dossier fork"
  --json     print one JSON line per event (with --steps, per step)`;

const options = { ...commonOptions, events: { type: "boolean" }, steps: { type: "boolean" } } as const;

export const trace: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      if (values.steps === true) {
        const steps = await dossier.steps(workflowId);
        for (const step of steps) {
          if (values.json === true) printJson(step);
          else print(`${String(step.index).padStart(4)}  ${step.name}`);
        }
        return 0;
      }
      const told = await dossier.trace(workflowId);
      if (values.json === true) for (const stored of told) printJson(stored);
      else for (const line of values.events === true ? listEvents(told) : tellStory(told)) print(line);
      return 0;
    });
  },
};
