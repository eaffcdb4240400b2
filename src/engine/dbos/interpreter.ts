import { DBOS, DBOSWorkflowConflictError } from "@dbos-inc/dbos-sdk";
import { untilAborted } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import { encodeResult } from "../attempt-step.ts";
import { createDbosContext, stopped } from "./context.ts";
import type { DbosRun } from "./context.ts";
import type { EngineDatabase } from "./database.ts";
import { encodeFailure } from "./failure.ts";
import { deathsAtMost, workflowName } from "./queues.ts";
import { readNotes } from "./records.ts";
import type { EngineOptions } from "../engine-port.ts";
import type { Json } from "../run-info.ts";

/** What DBOS keeps as a run's input; a fork gets a copy, and sees by the id that it is one. */
interface StoredRequest {
  id: string;
  name: string;
  input: Json;
  stream: string;
}

/** The runs that this process is at. */
export type LocalRuns = Map<string, DbosRun>;

export type Interpreter = (request: StoredRequest) => Promise<unknown>;

/** The one workflow DBOS knows: it looks up the run's function and carries it out. */
export function registerInterpreter(
  database: EngineDatabase,
  local: LocalRuns,
  options: EngineOptions,
): Interpreter {
  const interpret = async (request: StoredRequest): Promise<unknown> => {
    const id = DBOS.workflowID ?? request.id;
    const run: DbosRun = { id, stream: request.stream, controller: new AbortController() };
    // an older execution of the same run in this process has lost it
    local.get(id)?.controller.abort(stopped(id));
    local.set(id, run);
    try {
      if (id !== request.id) run.stream = (await readNotes(database, [id])).get(id)?.stream ?? id;
      return await execute(run, request, options);
    } catch (error) {
      // whoever holds the run now writes its end; DBOS lets this execution rest
      if (run.controller.signal.aborted) throw new DBOSWorkflowConflictError(id);
      throw encodeFailure(error);
    } finally {
      if (local.get(id) === run) local.delete(id);
    }
  };
  return DBOS.registerWorkflow(interpret, { name: workflowName, maxRecoveryAttempts: deathsAtMost });
}

async function execute(
  run: DbosRun,
  { name, input }: StoredRequest,
  options: EngineOptions,
): Promise<unknown> {
  const work = options.runs[name];
  if (work === undefined) throw new Failure("not-found", `There is no run function named "${name}".`);
  const { signal } = run.controller;
  const output = await untilAborted(work(input, createDbosContext(run, options)), signal);
  encodeResult(name, output);
  return output ?? null;
}
