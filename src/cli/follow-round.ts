import type { Dossier, RoundHandle } from "../app/create-dossier.ts";
import { Failure, toFailure } from "../model/failure.ts";
import { plainLine } from "../lib/text/plain-line.ts";
import type { RoundResult, RoundStatus } from "../model/round-result.ts";
import { createApprovalDesk } from "./approval/approval-desk.ts";
import type { ApprovalDesk } from "./approval/approval-desk.ts";
import { print, printJson } from "./command.ts";
import { describeEvent } from "./describe-event.ts";

const exitCodes = { OK: 0, REFUSAL: 3, REJECT: 3, FAILED: 4, STOPPED: 130 } satisfies Record<
  RoundStatus,
  number
>;

const longestWarning = 1_000;

export interface FollowOptions {
  dossier: Dossier;
  json: boolean;
  language: string;
}

/** Shows progress on stderr and the result on stdout; the first Ctrl-C stops the round, ready to be resumed. */
export async function followRound(
  handle: RoundHandle,
  { dossier, json, language }: FollowOptions,
): Promise<number> {
  const quiet = new AbortController();
  let stopping: Promise<void> | undefined;
  const interrupt = () => {
    if (stopping !== undefined) process.exit(130);
    stopping = handle.stop().catch(leaveUnlessEnded);
  };
  const { workflowId } = handle;
  const desk = createApprovalDesk({ dossier, workflowId, say, terminal: openTerminal(interrupt) });
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const progress = showProgress(handle, { desk, language }, quiet.signal).catch(tellUnseen);
    const ended = await handle.result();
    await stopping;
    // a stop that came too late leaves the round as it ended
    const result = stopping === undefined ? ended : await handle.result();
    await progress;
    show(result, json);
    if (result.status === "STOPPED" && result.reason === "budget") return 5;
    return exitCodes[result.status];
  } finally {
    quiet.abort();
    desk.close();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}

export function show(result: RoundResult, json: boolean): void {
  if (json) return printJson(result);
  print(result.message.text);
  for (const { path } of result.documents) print(path);
  for (const { message } of result.warnings) say(`! ${plainLine(message, longestWarning)}`);
}

async function showProgress(
  handle: RoundHandle,
  { desk, language }: { desk: ApprovalDesk; language: string },
  signal: AbortSignal,
): Promise<void> {
  say(handle.workflowId);
  let spoken = language;
  for await (const { event } of handle.events(signal)) {
    if (event.type === "request-understood") spoken = event.analysis.detectedLanguage;
    const line = describeEvent(event, spoken);
    if (line !== undefined) say(line);
    await desk.see(event, spoken);
  }
}

/** The round may have ended on its own just now; its result is about to be shown. */
function leaveUnlessEnded(error: unknown): void {
  if (error instanceof Failure && error.code === "usage") return;
  say(`dossier: ${toFailure(error).message}`);
  process.exit(130);
}

/** The result is waited for apart from this, and says what is wrong. */
function tellUnseen(error: unknown): void {
  say(`! Progress is no longer shown: ${toFailure(error).message}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Somebody can be asked here only if they see the question and can type. */
function openTerminal(interrupt: () => void) {
  const { stdin: input, stderr: output } = process;
  if (input.isTTY !== true || output.isTTY !== true) return undefined;
  return { input, output, isTerminal: true, interrupt };
}
