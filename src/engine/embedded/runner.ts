import { untilAborted } from "../../lib/abort.ts";
import type { Sql, Sqlite } from "../../lib/sqlite.ts";
import { Failure, toFailure, toFailureRecord } from "../../model/failure.ts";
import type { EngineOptions } from "../engine-port.ts";
import { claimRuns, listRuns, needRun, readRun } from "./journal.ts";
import type { RunRow } from "./journal.ts";
import { createRunContext } from "./run.ts";
import type { RunnerLock } from "./runner-lock.ts";

interface Active {
  controller: AbortController;
  settled: Promise<void>;
}

export interface Runner extends EngineOptions {
  sqlite: Sqlite;
  lock(): RunnerLock;
  /** Runs that wait here for room; each promise resolves when its wait is over, one way or the other. */
  wanted: Map<string, PromiseWithResolvers<void>>;
  active: Map<string, Active>;
  /** Stops the watch on other processes, when there is nothing left to watch for. */
  watching: { stop?: () => void };
  closed: boolean;
}

export const lookForTheDeadMs = 1_000;
const heedWithinMs = 1_000;
export const stopped = (id: string) => new Failure("stopped", `Run ${id} was stopped.`);

/** One commit: the given change, and as many waiting runs moved to running as the limits allow. */
export async function claim(runner: Runner, change: (sql: Sql) => void = () => undefined): Promise<void> {
  const { sqlite, wanted, limits } = runner;
  const owner = runner.lock().id;
  const claimed = await sqlite.write((sql) => {
    change(sql);
    return claimRuns(sql, { wanted, owner, limits });
  });
  for (const id of claimed) {
    launch(runner, id);
    letGo(runner, id);
  }
  watch(runner);
}

/** Puts a run on the list of those that wait for room here. */
export function want(runner: Runner, id: string): void {
  if (!runner.wanted.has(id)) runner.wanted.set(id, Promise.withResolvers<void>());
}

export function letGo(runner: Runner, id: string): void {
  runner.wanted.get(id)?.resolve();
  runner.wanted.delete(id);
}

function launch(runner: Runner, id: string): void {
  const controller = new AbortController();
  const settled = execute(runner, id, controller).finally(() => {
    if (runner.active.get(id)?.controller === controller) runner.active.delete(id);
    watch(runner);
  });
  // whoever waits for the run is told; without anyone waiting it must not end the process
  settled.catch(() => undefined);
  runner.active.set(id, { controller, settled });
}

async function execute(runner: Runner, id: string, { signal }: AbortController): Promise<void> {
  const { sqlite, clock, log, observe = () => undefined } = runner;
  const owner = runner.lock().id;
  let end: { status: "done" | "failed"; output?: unknown; error?: unknown };
  try {
    const run = sqlite.read((sql) => needRun(sql, id));
    const work = runner.runs[run.name];
    if (work === undefined) throw new Failure("not-found", `There is no run function named "${run.name}".`);
    const context = createRunContext(run, { sqlite, log, clock, owner, signal, observe });
    end = { status: "done", output: await untilStopped(work(run.input, context), signal) };
  } catch (error) {
    if (signal.aborted) return;
    end = { status: "failed", error };
  }
  const output = end.status === "done" ? JSON.stringify(end.output ?? null) : null;
  const error = end.error === undefined ? null : JSON.stringify(toFailureRecord(end.error));
  try {
    await claim(runner, (sql) => {
      sql.run(
        // what got to its end is done, though a stop came at the last moment
        `UPDATE runs SET status = ?, output = ?, error = ?, finished_at = ?
         WHERE id = ? AND owner = ? AND (status = 'running' OR (status = 'cancelled' AND ? = 'done'))`,
        end.status,
        output,
        error,
        clock.now(),
        id,
        owner,
        end.status,
      );
    });
  } catch (unwritten) {
    // the first error says more than the one about not being able to write it down
    throw toFailure(end.error ?? unwritten);
  }
}

/** The work's own end, also when it comes right after the stop; work that does not heed the stop is left to itself. */
async function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilAborted(work, signal).catch(async (error: unknown) => {
    if (!signal.aborted) throw error;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(error), heedWithinMs);
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  });
}

/** While runs are active or waiting: notices cancels by other processes, and room that the dead leave. */
export function watch(runner: Runner): void {
  const idle = runner.closed || (runner.active.size === 0 && runner.wanted.size === 0);
  if (idle) {
    runner.watching.stop?.();
    delete runner.watching.stop;
    return;
  }
  if (runner.watching.stop !== undefined) return;
  const forget = runner.sqlite.onCommit((foreign) => {
    if (foreign) lookAround(runner);
  });
  const timer = setInterval(() => lookForTheDead(runner), lookForTheDeadMs);
  runner.watching.stop = () => {
    clearInterval(timer);
    forget();
  };
}

function lookAround(runner: Runner): void {
  const me = runner.lock().id;
  for (const [id, { controller }] of runner.active) {
    const run = runner.sqlite.read((sql) => readRun(sql, id));
    if (run?.status !== "running" || run.owner !== me) controller.abort(stopped(id));
  }
  for (const id of runner.wanted.keys()) {
    const run = runner.sqlite.read((sql) => readRun(sql, id));
    if (run?.status !== "queued" || run.owner !== me) letGo(runner, id);
  }
  if (runner.wanted.size > 0) claim(runner).catch(() => undefined);
}

/** Runs of dead processes hold places in the limits; put them back so that waiting ones get a turn. */
function lookForTheDead(runner: Runner): void {
  if (runner.wanted.size === 0) return watch(runner);
  const held = runner.sqlite
    .read((sql) => listRuns(sql, { status: "running" }))
    .filter((run) => !isHeld(runner, run));
  if (held.length === 0) return;
  const release = (sql: Sql) => {
    // it may have ended, or been taken up by somebody else, since it was read
    const change = "UPDATE runs SET status = 'queued' WHERE id = ? AND status = 'running' AND owner IS ?";
    for (const run of held) sql.run(change, run.id, run.owner ?? null);
  };
  claim(runner, release).catch(() => undefined);
}

/** Is a living process already at it? */
export function isHeld(runner: Runner, run: RunRow): boolean {
  if (run.finishedAt !== undefined || run.owner === undefined) return false;
  if (run.owner === runner.lock().id) return runner.active.has(run.id) || runner.wanted.has(run.id);
  return runner.lock().isAlive(run.owner);
}
