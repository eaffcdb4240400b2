import { detectLanguage } from "../../lib/text/detect-language.ts";
import { openProgress, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import type { BeginRound } from "../follow-round.ts";
import { readRound, roundOptions, toShown } from "./run.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier continue WORKFLOW "request" [files, folders or patterns…] [options]
       dossier continue WORKFLOW --provable [options]

Continues a workflow with another request. Its documents are still available and you can add more; the request can
refer to earlier answers and files. Takes the same options as "dossier run".

  --provable           after a refusal: deliver the proven part from what is stored, without asking a model`;

const options = { ...roundOptions, provable: { type: "boolean" } } as const;

/** What a person would say in the place of the flag. */
const provableRequest = "Only the part that is proven.";

export const continueRound: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const [workflowId, ...rest] = positionals;
    if (workflowId === undefined) throw usageError("Name the workflow.", usage);
    const provable = values.provable === true;
    const isSaid = rest.length > 0 || values["prompt-file"] !== undefined;
    const given = provable && !isSaid ? [provableRequest] : rest;
    const round = { ...(await readRound(values, given, usage)), provable };
    return withDossier(values, async (dossier) => {
      const progress = openProgress(values, detectLanguage(round.prompt));
      const begin: BeginRound = (onTaking) => dossier.continue(workflowId, { ...round, onTaking });
      return followRound(begin, { dossier, progress, ...toShown(values) });
    });
  },
};
