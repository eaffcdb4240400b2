import type { RunContext } from "../engine/run-context.ts";
import { delay } from "../lib/abort.ts";
import { checkPrompt, RoundRequest } from "../model/round.ts";
import type { StoredFile } from "../model/round.ts";
import type { Received } from "../model/work.ts";
import { receive } from "./receive/receive.ts";
import { createRoundDeps } from "./round-deps.ts";
import type { RoundDeps, RoundServices } from "./round-deps.ts";

/** One look at a message or a question that leaves no workflow behind. */
export interface OneLook {
  services: RoundServices;
  /** Names it: ids of documents and hand-offs are made from this, so that the same look gives the same ids. */
  id: string;
  signal: AbortSignal;
}

export interface UnrecordedRound {
  request: RoundRequest;
  received: Received;
  deps: RoundDeps;
}

/** Begins a round as any other, but on a run that nobody can resume. */
export async function beginUnrecorded(
  { prompt, files }: { prompt: string; files: readonly StoredFile[] },
  { services, id, signal }: OneLook,
): Promise<UnrecordedRound> {
  checkPrompt(prompt);
  const request = RoundRequest.parse({
    ...{ workflowId: id, user: "local", mode: "dynamic", prompt, files },
    ...{ formats: [], budget: {}, outFolder: "", origin: id },
  });
  const run = createUnrecordedRun(id, signal);
  const deps = createRoundDeps(
    { services, run, before: undefined, paid: [], startedAt: services.clock.now() },
    request.origin,
  );
  return { request, received: await receive(request, deps), deps };
}

/** Every step is done at once and kept nowhere. */
function createUnrecordedRun(runId: string, signal: AbortSignal): RunContext {
  let steps = 0;
  return {
    runId,
    signal,
    async step(name, work) {
      signal.throwIfAborted();
      return work({ signal, attempt: 1, key: `${steps++} ${name}` });
    },
    sleep: (ms) => delay(ms, signal),
    waitFor: async () => undefined,
    emit: async () => undefined,
  };
}
