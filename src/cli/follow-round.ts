import type { RoundHandle } from "../app/create-dossier.ts";
import type { RoundResult, RoundStatus } from "../model/round-result.ts";
import { print, printJson } from "./command.ts";
import { describeEvent } from "./describe-event.ts";

const exitCodes = { OK: 0, REFUSAL: 3, REJECT: 3, FAILED: 4, STOPPED: 130 } satisfies Record<
  RoundStatus,
  number
>;

/** Shows progress on stderr and the result on stdout; the first Ctrl-C stops the round, ready to be resumed. */
export async function followRound(
  handle: RoundHandle,
  options: { json: boolean; language: string },
): Promise<number> {
  const quiet = new AbortController();
  const progress = showProgress(handle, options.language, quiet.signal);
  let interrupted = false;
  const interrupt = () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    handle.stop().catch(() => process.exit(130));
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const result = await handle.result();
    await progress;
    show(result, options.json);
    if (result.status === "STOPPED" && result.reason === "budget") return 5;
    return interrupted ? 130 : exitCodes[result.status];
  } finally {
    quiet.abort();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}

export function show(result: RoundResult, json: boolean): void {
  if (json) return printJson(result);
  print(result.message.text);
  for (const { path } of result.documents) print(path);
  for (const { message } of result.warnings) process.stderr.write(`! ${message}\n`);
}

async function showProgress(handle: RoundHandle, language: string, signal: AbortSignal): Promise<void> {
  process.stderr.write(`${handle.workflowId}\n`);
  let spoken = language;
  for await (const { event } of handle.events(signal)) {
    if (event.type === "request-understood") spoken = event.analysis.detectedLanguage;
    const line = describeEvent(event, spoken);
    if (line !== undefined) process.stderr.write(`${line}\n`);
  }
}
