import { detectLanguage } from "../../lib/text/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import { readRound, roundOptions } from "./run.ts";

const usage = `Usage: dossier continue WORKFLOW "request" [files…] [options]
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
    if (workflowId === undefined) throw new Failure("usage", `Name the workflow.\n${usage}`);
    const provable = values.provable === true;
    const isSaid = rest.length > 0 || values["prompt-file"] !== undefined;
    const given = provable && !isSaid ? [provableRequest] : rest;
    const round = { ...(await readRound(values, given, usage)), provable };
    return withDossier(values, async (dossier) => {
      const handle = await dossier.continue(workflowId, round);
      const language = detectLanguage(round.prompt);
      return followRound(handle, { dossier, json: values.json === true, language });
    });
  },
};
