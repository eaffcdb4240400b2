import type { ShownRound } from "../../model/round-result.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Round } from "../../model/workflow.ts";
import { tellApproval, tellHow } from "../approval/tell-approval.ts";
import { commonOptions, needOne, print, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { show as showResult } from "../follow-round.ts";
import { elapsed } from "../progress/live-line.ts";
import { progressWordsFor } from "../progress/progress-words.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier show WORKFLOW [options]

Shows the result of a workflow's latest round, whether it is still running, and any approval it is waiting for.

  --warnings           print every warning instead of one line
  --config FILE, --data DIR, --json
                       as for "dossier run"`;

const options = { ...commonOptions, warnings: { type: "boolean" } } as const;

export const show: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    const [json, warnings] = [values.json === true, values.warnings === true];
    return withDossier(values, async (dossier) => {
      const round = currentRound(await dossier.workflow(workflowId));
      const language = round?.analysis?.detectedLanguage ?? "unknown";
      if (round?.waiting !== undefined)
        process.stderr.write(`${tellApproval(round.waiting, language)}\n${tellHow(workflowId, language)}\n`);
      const shown = await dossier.show(workflowId);
      if (shown.status === "RUNNING" && !json) print(tellRunning(shown, round));
      else showResult(shown, { json, warnings });
      return 0;
    });
  },
};

/** Whose process it is does not matter: it goes on, and for how long it has. */
function tellRunning({ workflowId, language, message }: ShownRound, round: Round | undefined): string {
  const since = round === undefined ? "" : ` (${elapsed(Date.now() - round.startedAt)})`;
  const doing = message.summary.replace(/^running:? ?/, "");
  const head = `${workflowId} ${progressWordsFor(language).running}${since}`;
  return doing === "" ? head : `${head}: ${doing}`;
}
