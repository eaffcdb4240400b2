import { DBOS, DBOSWorkflowConflictError, Error as DbosErrors } from "@dbos-inc/dbos-sdk";
import { delay, untilAborted } from "../../lib/abort.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import { attemptStep, encodeResult, wrongStep } from "../attempt-step.ts";
import { sleepStep } from "./records.ts";
import { eventKey } from "../../model/event-key.ts";
import type { EngineOptions, StepTurn } from "../engine-port.ts";
import type { RunContext } from "../run-context.ts";
import type { Json } from "../run-info.ts";

export interface DbosRun {
  id: string;
  stream: string;
  controller: AbortController;
}

const longestTimerMs = 2_147_483_647;
/** Values that are sent wake the waiting run at once; this is for when the notice is lost. */
const lookForValuesMs = 3_000;

export const stopped = (id: string) =>
  new Failure("stopped", `Run ${id} was stopped, or taken over by another process.`);

/** The context of one run on DBOS: its steps are DBOS steps, and only successes are recorded. */
export function createDbosContext(run: DbosRun, options: EngineOptions): RunContext {
  const { log, clock, observe = () => undefined } = options;
  const { signal } = run.controller;
  let nextIndex = 0;
  let nextEvent = 0;
  return {
    runId: run.id,
    signal,
    async step(name, work, stepOptions = {}) {
      signal.throwIfAborted();
      const index = nextIndex++;
      const tell = (turn: StepTurn["turn"]) => observe({ runId: run.id, index, name, turn });
      let executed = false;
      const key = `${run.id}/${index}`;
      const value = await recordOnce(run, { name, index }, async () => {
        executed = true;
        tell("started");
        const result = await attemptStep({ name, key, signal, options: stepOptions, work });
        const output = encodeResult(name, result);
        tell("executed");
        return JSON.parse(output) as typeof result;
      });
      tell(executed ? "recorded" : "replayed");
      return value;
    },
    async sleep(ms) {
      signal.throwIfAborted();
      const until = await recordOnce(
        run,
        { name: sleepStep, index: nextIndex },
        async () => clock.now() + ms,
      );
      for (let left = until - clock.now(); left > 0; left = until - clock.now()) {
        await delay(Math.min(left, longestTimerMs), signal);
      }
    },
    async waitFor(topic, { timeoutMs }) {
      signal.throwIfAborted();
      // DBOS takes 0 as "wait for ever", and a value has to be told apart from none
      const timing = { timeoutSeconds: Math.max(timeoutMs, 1) / 1_000, pollingIntervalMs: lookForValuesMs };
      const received = DBOS.recv<{ value: Json }>(topic, timing).catch((error: unknown) => {
        throw explain(run, { name: topic, index: nextIndex }, error);
      });
      return (await untilAborted(received, signal))?.value;
    },
    async emit(event) {
      signal.throwIfAborted();
      await log.append(run.stream, eventKey(run.id, nextEvent++), event);
    },
  };
}

/** DBOS records the result; a failure it must not record, so that a resumed run tries the step again. */
async function recordOnce<T>(
  run: DbosRun,
  step: { name: string; index: number },
  work: () => Promise<T>,
): Promise<T> {
  let failure: Failure | undefined;
  const guarded = async () => {
    try {
      // undefined is no JSON; as null it is the same on the first run and on a replay
      return ((await work()) ?? null) as T;
    } catch (error) {
      failure = toFailure(error);
      throw new DBOSWorkflowConflictError(run.id); // the one error after which DBOS writes nothing
    }
  };
  try {
    return await DBOS.runStep(guarded, { name: step.name });
  } catch (error) {
    run.controller.signal.throwIfAborted();
    throw failure ?? explain(run, step, error);
  }
}

function explain(run: DbosRun, step: { name: string; index: number }, error: unknown): Failure {
  if (error instanceof DbosErrors.DBOSUnexpectedStepError) {
    const recorded = /function (.*) was recorded when/s.exec(error.message)?.[1] ?? "another step";
    return wrongStep(run.id, step.index, { recorded, called: step.name });
  }
  if (error instanceof DbosErrors.DBOSStepNondeterminismError) {
    return new Failure(
      "incompatible",
      `Run ${run.id} called its steps in a changing order: ${error.message}`,
      {
        cause: error,
      },
    );
  }
  if (error instanceof DbosErrors.DBOSWorkflowCancelledError || error instanceof DBOSWorkflowConflictError) {
    const reason = stopped(run.id);
    run.controller.abort(reason);
    return reason;
  }
  return toFailure(error, "store");
}
