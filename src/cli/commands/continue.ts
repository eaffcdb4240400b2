import { detectLanguage } from "../../lib/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import { readRound, roundOptions } from "./run.ts";

const usage = `Usage: dossier continue WORKFLOW "request" [files…] [options]

Asks on in a workflow: its documents are still there, and new ones can be added. Options as for "dossier run".`;

export const continueRound: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, roundOptions, usage);
    const [workflowId, ...rest] = positionals;
    if (workflowId === undefined) throw new Failure("usage", `Say which workflow.\n${usage}`);
    const round = await readRound(values, rest, usage);
    return withDossier(values, async (dossier) => {
      const handle = await dossier.continue(workflowId, round);
      const language = detectLanguage(round.prompt);
      return followRound(handle, { dossier, json: values.json === true, language });
    });
  },
};
