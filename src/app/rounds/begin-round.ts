import { join, resolve } from "node:path";
import { bringsTools } from "../../model/connections/brings-tools.ts";
import { Failure } from "../../model/failure.ts";
import { checkPrompt } from "../../model/round.ts";
import type { RoundRequest } from "../../model/round.ts";
import { unwritable, writableFormats } from "../../render/render.ts";
import type { Config } from "../config.ts";
import { checkOutFolder } from "../files/check-out-folder.ts";
import { takeFiles } from "../files/take-files.ts";
import type { OpenParts } from "../open-parts.ts";
import { announceRound } from "./announce-round.ts";
import type { NewRound } from "./new-round.ts";

interface Base extends OpenParts {
  config: Config;
}

/** Takes the files in and puts the round on record; everything that can be seen to be wrong is said before. */
export async function beginRound(
  base: Base,
  { workflowId, number }: { workflowId: string; number: number },
  round: NewRound,
): Promise<string> {
  const { blobs, config } = base;
  if (round.prompt.trim() === "") throw new Failure("usage", "The request is empty.");
  checkPrompt(round.prompt);
  const formats = readFormats(round.formats);
  if (round.outFolder !== undefined) await checkOutFolder(round.outFolder);
  const { onTaking: tell, outFolder: except } = round;
  const files = await takeFiles(round.files ?? [], blobs, { tell, except });
  const { user = config.user, mode = config.mode, prompt, priority = 100 } = round;
  const { allow = config.allow, reading = {}, password } = round;
  const planner = mode === "automation" ? config.automationPlanner : mode;
  const outFolder = resolve(round.outFolder ?? join(config.data, "out", workflowId));
  const limits = { round: round.budget ?? config.budget, workflow: config.workflowBudget };
  const id = `${workflowId}-r${number}`;
  const toolServers = (await base.store.connections.list(user)).filter(bringsTools).map((one) => one.id);
  const input: RoundRequest = {
    ...{ workflowId, user, mode, prompt, files, formats, outFolder, budget: limits, reading, toolServers },
    ...{ planner, allow: [...allow], limits: config.taskLimits, origin: id },
    provable: round.provable ?? false,
    ...(round.model !== undefined && { model: round.model }),
  };
  const engine = await base.engine();
  tell?.({ kind: "taken" });
  if (password !== undefined) base.companies.set(id, { password });
  await engine.start({ id, name: "round", input, stream: workflowId, user, priority });
  await announceRound(base.store, { workflowId, runId: id, user, mode, prompt });
  return id;
}

function readFormats(given: readonly string[] = []): string[] {
  const named = given.map((format) => format.toLowerCase().replace(/^\./, ""));
  const impossible = named.find((format) => !writableFormats.includes(format));
  if (impossible !== undefined) throw unwritable(impossible);
  return [...new Set(named)];
}
