import type { Dossier, RoundHandle } from "../app/create-dossier.ts";
import type { Taking } from "../app/files/given-file.ts";
import { toFailure } from "../model/failure.ts";
import type { RoundResult, RoundStatus } from "../model/round-result.ts";
import { createApprovalDesk } from "./approval/approval-desk.ts";
import type { ApprovalDesk } from "./approval/approval-desk.ts";
import { print, printJson } from "./command.ts";
import { createInterrupts } from "./create-interrupts.ts";
import type { ProgressShow } from "./progress/show-progress.ts";
import { tellWarnings } from "./tell-warnings.ts";
import { withRemedy } from "./with-remedy.ts";

const exitCodes = { OK: 0, REFUSAL: 3, REJECT: 3, FAILED: 4, STOPPED: 130 } satisfies Record<
  RoundStatus,
  number
>;

export interface FollowOptions {
  dossier: Dossier;
  json: boolean;
  /** Whether every warning is told. */
  warnings: boolean;
  progress: ProgressShow;
}

/** A round that is on record already: what interrupts it stops it. */
export function takeUp(resume: () => Promise<RoundHandle>): BeginRound {
  return (onTaking) => {
    onTaking({ kind: "taken" });
    return resume();
  };
}

/** Starts a round or takes one up again; told of files while they are taken in. */
export type BeginRound = (onTaking: (taking: Taking) => void) => Promise<RoundHandle>;

/** Shows progress on stderr and the result on stdout; the first Ctrl-C stops the round, ready to be resumed. */
export async function followRound(begin: BeginRound, options: FollowOptions): Promise<number> {
  const { json, warnings, progress } = options;
  const interrupts = createInterrupts();
  try {
    const handle = await begin((taking) => {
      if (taking.kind === "taken") interrupts.hold();
      progress.take(taking);
    });
    const stopped = interrupts.follow(handle);
    progress.say(handle.workflowId);
    const result = await watchRound(handle, { ...options, stopped, interrupt: interrupts.interrupt });
    progress.close();
    show(result, { json, warnings });
    if (result.status === "STOPPED" && result.reason === "budget") return 5;
    return exitCodes[result.status];
  } finally {
    progress.drop();
    interrupts.close();
  }
}

interface Watching extends FollowOptions {
  /** Settles when a stop that was asked for is done. */
  stopped(): Promise<void> | undefined;
  interrupt(): void;
}

async function watchRound(handle: RoundHandle, watching: Watching): Promise<RoundResult> {
  const { dossier, progress, stopped, interrupt } = watching;
  const { workflowId } = handle;
  const over = new AbortController();
  const desk = createApprovalDesk({ dossier, workflowId, say, terminal: openTerminal(interrupt) });
  try {
    // which of the files failed is on record
    handle.watch((reading) => (reading.isFailed === true ? undefined : progress.read(reading)));
    const shown = showEvents(handle, { desk, progress }, over.signal).catch(tellUnseen);
    const ended = await handle.result();
    await stopped();
    // a stop that came too late leaves the round as it ended
    const result = stopped() === undefined ? ended : await handle.result();
    await shown;
    return result;
  } finally {
    over.abort();
    desk.close();
  }
}

/** The answer first; then its files, and in one line that there are warnings. */
export function show(
  result: Omit<RoundResult, "status">,
  { json, warnings }: { json: boolean; warnings: boolean },
): void {
  if (json) return printJson(result);
  const { workflowId, language } = result;
  if (result.message.text !== "") print(withRemedy(result.message.text, result.reason));
  for (const { path } of result.documents) print(path);
  const how = `dossier show ${workflowId} --warnings`;
  for (const line of tellWarnings({ warnings: result.warnings, language, all: warnings, how })) say(line);
}

async function showEvents(
  handle: RoundHandle,
  { desk, progress }: { desk: ApprovalDesk; progress: ProgressShow },
  signal: AbortSignal,
): Promise<void> {
  let spoken = "unknown";
  for await (const { event } of handle.events(signal)) {
    if (event.type === "request-understood") spoken = event.analysis.detectedLanguage;
    if (event.type === "approval-asked") progress.pause();
    progress.see(event);
    await desk.see(event, spoken);
  }
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
