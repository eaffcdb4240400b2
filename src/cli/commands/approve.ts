import { readFile } from "node:fs/promises";
import type { Dossier } from "../../app/create-dossier.ts";
import { delay } from "../../lib/abort.ts";
import type { ApprovalAnswer } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import { readParameters } from "../approval/read-parameters.ts";
import { commonOptions, needOne, print, printJson, withDossier } from "../command.ts";
import type { Command, SettingFlags } from "../command.ts";
import { readArgs, usageError } from "../read-args.ts";

const approveUsage = `Usage: dossier approve WORKFLOW [options]

Approves the action that a round is waiting to carry out, whichever process runs the round.

  --parameters JSON          use these parameters instead of the ones shown
  --parameters-file FILE     read the parameters from a file
  --config FILE, --data DIR, --json
                             as for "dossier run"`;

export const approve: Command = {
  usage: approveUsage,
  async run(args) {
    const own = { parameters: { type: "string" }, "parameters-file": { type: "string" } } as const;
    const { values, positionals } = readArgs(args, { ...commonOptions, ...own }, approveUsage);
    const workflowId = needOne(positionals, "workflow", approveUsage);
    const { parameters: text, "parameters-file": file } = values;
    if (text !== undefined && file !== undefined)
      throw usageError("Use either --parameters or --parameters-file, not both.", approveUsage);
    const given = file === undefined ? text : await readParametersFile(file);
    const parameters = given === undefined ? {} : { parameters: readParameters(given) };
    return sendAnswer(workflowId, { decision: "approve", ...parameters }, values);
  },
};

const rejectUsage = `Usage: dossier reject WORKFLOW [--reason TEXT] [--config FILE] [--data DIR] [--json]

Rejects the action that a round is waiting to carry out; the round carries on without it.`;

export const reject: Command = {
  usage: rejectUsage,
  async run(args) {
    const options = { ...commonOptions, reason: { type: "string" } } as const;
    const { values, positionals } = readArgs(args, options, rejectUsage);
    const workflowId = needOne(positionals, "workflow", rejectUsage);
    const { reason } = values;
    return sendAnswer(workflowId, { decision: "reject", ...(reason !== undefined && { reason }) }, values);
  },
};

async function readParametersFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new Failure("usage", `--parameters-file: ${path} cannot be read.`, { cause });
  }
}

function sendAnswer(
  workflowId: string,
  answer: ApprovalAnswer,
  flags: SettingFlags & { json?: boolean | undefined },
): Promise<number> {
  return withDossier(flags, async (dossier) => {
    const approval = await dossier.approve(workflowId, answer);
    const { decision } = answer;
    const isTaken = await waitUntilTaken(dossier, { workflowId, approvalId: approval.id });
    if (flags.json === true) printJson({ workflowId, decision, approval, taken: isTaken });
    else {
      print(`${workflowId} ${decision === "approve" ? "approved" : "rejected"}: ${approval.action}`);
      if (!isTaken)
        print(`No process is running the round at the moment. Resume it with: dossier resume ${workflowId}`);
    }
    return 0;
  });
}

const patienceMs = 3_000;
const lookMs = 100;

/** A process that waits takes the answer up at once; where none does, nobody carries the round out any more. */
async function waitUntilTaken(
  dossier: Dossier,
  { workflowId, approvalId }: { workflowId: string; approvalId: string },
): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const told = await dossier.trace(workflowId);
    if (told.some(({ event }) => event.type === "approval-answered" && event.id === approvalId)) return true;
    await delay(lookMs);
  }
  return false;
}
