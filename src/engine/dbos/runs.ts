import { addAll } from "../../lib/add-all.ts";
import { DBOS, Error as DbosErrors } from "@dbos-inc/dbos-sdk";
import type { GetWorkflowsInput } from "@dbos-inc/dbos-sdk";
import { delay, untilAborted } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import { checkRequest } from "../check-request.ts";
import type { EngineDatabase } from "./database.ts";
import { dbosStatuses, toAttributes, toRunInfo } from "./info.ts";
import type { Interpreter } from "./interpreter.ts";
import { isAlive, takeBack } from "./liveness.ts";
import { waitingQueue, workflowName } from "./queues.ts";
import { forgetNotes, forgiveDeaths, noteStream, queueAgain, readNotes, readSteps } from "./records.ts";
import type { EngineOptions } from "../engine-port.ts";
import type { Json, RunInfo, RunRequest, RunStatus } from "../run-info.ts";

export interface RunDeps {
  database: EngineDatabase;
  interpret: Interpreter;
  options: EngineOptions;
  /** Runs have come to the waiting queue. */
  knock: () => void;
}

const pruneAtOnce = 500;
/** Greater than any number DBOS gives to a step. */
const afterAll = 2_147_483_647;

const notFound = (id: string) => new Failure("not-found", `There is no run ${id}.`);

/** DBOS tries for ever when the database is away; whoever asks wants to know when patience is at its end. */
async function ask<T>({ wrap, outage }: EngineDatabase, answer: Promise<T>): Promise<T> {
  try {
    return await untilAborted(answer, AbortSignal.timeout(outage.patienceMs));
  } catch (error) {
    throw wrap(error);
  }
}

export async function startRun(deps: RunDeps, request: RunRequest): Promise<RunInfo> {
  checkRequest(request, deps.options.runs);
  const attributes = toAttributes(request);
  const { id, name, stream, user, priority } = attributes;
  const begin = DBOS.startWorkflow(deps.interpret, {
    workflowID: id,
    queueName: waitingQueue,
    authenticatedUser: user,
    enqueueOptions: { priority },
    workflowAttributes: attributes,
  });
  await ask(deps.database, begin({ id, name, input: request.input, stream }));
  deps.knock();
  return needRun(deps.database, id);
}

export async function getRun(database: EngineDatabase, id: string): Promise<RunInfo | undefined> {
  return (await findRuns(database, { workflowIDs: [id] }))[0];
}

export async function needRun(database: EngineDatabase, id: string): Promise<RunInfo> {
  const found = await getRun(database, id);
  if (found === undefined) throw notFound(id);
  return found;
}

/** Newest first. */
export async function listRuns(
  database: EngineDatabase,
  { status, limit = 1_000 }: { status?: RunStatus; limit?: number } = {},
): Promise<RunInfo[]> {
  const chosen = status === undefined ? {} : { status: dbosStatuses[status] };
  return findRuns(database, { ...chosen, limit, sortDesc: true });
}

async function findRuns(database: EngineDatabase, which: GetWorkflowsInput): Promise<RunInfo[]> {
  const found = await ask(database, DBOS.listWorkflows({ ...which, workflowName, loadInput: false }));
  if (found.length === 0) return [];
  const ids = found.map((run) => run.workflowID);
  const notes = await readNotes(database, ids);
  return found.map((run) => toRunInfo(run, notes.get(run.workflowID)));
}

export async function cancelRun(database: EngineDatabase, id: string): Promise<void> {
  await needRun(database, id);
  await ask(database, DBOS.cancelWorkflow(id));
}

export async function resumeRun(deps: RunDeps, id: string): Promise<RunInfo> {
  const { database, options, knock } = deps;
  const run = await needRun(database, id);
  await forgiveDeaths(database, id);
  if (run.status === "done" || (run.status === "running" && (await isHeld(database, id)))) return run;
  if (run.version !== options.version) {
    const message = `Run ${id} began with version ${run.version}; this is ${options.version}. Resume it with that version, or fork it.`;
    throw new Failure("incompatible", message);
  }
  if (run.status === "running") await takeBack(database);
  if (run.status === "failed" || run.status === "cancelled") await queueAgain(database, id);
  knock();
  return needRun(database, id);
}

/** Is a living process at it? */
async function isHeld(database: EngineDatabase, id: string): Promise<boolean> {
  const found = await ask(database, DBOS.getWorkflowStatus(id));
  return found?.executorId !== undefined && (await isAlive(database, found.executorId));
}

export interface Fork {
  id: string;
  beforeStep: number;
  stream?: string;
}

export async function forkRun(deps: RunDeps, id: string, fork: Fork): Promise<RunInfo> {
  const { database, options, knock } = deps;
  const origin = await needRun(database, id);
  const there = await getRun(database, fork.id);
  if (there !== undefined) return there;
  const steps = await readSteps(database, id);
  if (!Number.isInteger(fork.beforeStep) || fork.beforeStep < 0 || fork.beforeStep > steps.length) {
    const message = `Run ${id} has ${steps.length} steps; it cannot be forked before step ${fork.beforeStep}.`;
    throw new Failure("usage", message);
  }
  const startStep = steps[fork.beforeStep]?.functionId ?? afterAll;
  await noteStream(database, fork.id, fork.stream ?? fork.id);
  const forked = DBOS.forkWorkflow(id, startStep, {
    newWorkflowID: fork.id,
    applicationVersion: options.version,
    queueName: waitingQueue,
  });
  await ask(database, forked);
  await ask(database, DBOS.setWorkflowPriority(fork.id, origin.priority));
  knock();
  return needRun(database, fork.id);
}

/** One after the other and apart by more than a millisecond: DBOS orders values by the millisecond. */
export function createSender(
  database: EngineDatabase,
): (id: string, topic: string, value: Json) => Promise<void> {
  let turn: Promise<void> = Promise.resolve();
  return (id, topic, value) => {
    const sent = turn.then(() => ask(database, DBOS.send(id, { value }, topic)));
    turn = sent.then(() => delay(2)).catch(() => undefined);
    return sent.catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      throw cause instanceof DbosErrors.DBOSNonExistentWorkflowError ? notFound(id) : error;
    });
  };
}

export async function forgetRuns(database: EngineDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ask(database, DBOS.deleteWorkflows([...ids], true));
  await forgetNotes(database, [...ids]);
}

export async function pruneRuns(database: EngineDatabase, finishedBefore: number): Promise<string[]> {
  const pruned: string[] = [];
  const ended = [...dbosStatuses.done, ...dbosStatuses.failed, ...dbosStatuses.cancelled];
  const which = { workflowName, status: ended, completedBefore: new Date(finishedBefore).toISOString() };
  for (;;) {
    const found = await ask(
      database,
      DBOS.listWorkflows({ ...which, limit: pruneAtOnce, loadInput: false, loadOutput: false }),
    );
    const ids = found.map((run) => run.workflowID);
    if (ids.length === 0) return pruned;
    await forgetRuns(database, ids);
    addAll(pruned, ids);
  }
}
