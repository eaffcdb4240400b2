import { untilAborted } from "../../lib/abort.ts";
import { migrateSqlite } from "../../lib/migrate-sqlite.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { Failure, toFailureRecord } from "../../model/failure.ts";
import { checkRequest } from "../check-request.ts";
import type { Engine, EngineOptions } from "../engine-port.ts";
import type { RunInfo, RunRequest } from "../run-info.ts";
import {
  deleteNamed,
  deleteRuns,
  insertRun,
  journalMigrations,
  listRuns,
  listSteps,
  needRun,
  readRun,
} from "./journal.ts";
import { referencesIn } from "./references.ts";
import type { RunRow } from "./journal.ts";
import { claim, isHeld, letGo, lookForTheDeadMs, stopped, want, watch } from "./runner.ts";
import type { Runner } from "./runner.ts";
import { createRunnerLock } from "./runner-lock.ts";
import type { RunnerLock } from "./runner-lock.ts";

const deathsAtMost = 20;

/** Durable runs on one SQLite file, shared safely by all processes of this machine that open it. */
export async function createEmbeddedEngine(
  kind: { sqlite: Sqlite; locksFolder: string },
  options: EngineOptions,
): Promise<Engine> {
  const { sqlite } = kind;
  await migrateSqlite(sqlite, "engine", journalMigrations);
  let own: RunnerLock | undefined;
  const lock = () => (own ??= createRunnerLock(kind.locksFolder));
  const runner: Runner = {
    ...options,
    sqlite,
    lock,
    wanted: new Map(),
    active: new Map(),
    watching: {},
    closed: false,
  };
  return {
    start: (request) => start(runner, request),
    wait: (id, { signal } = {}) => wait(runner, id, signal),
    get: async (id) => {
      const run = sqlite.read((sql) => readRun(sql, id));
      return run === undefined ? undefined : toInfo(run);
    },
    list: async (filter = {}) => sqlite.read((sql) => listRuns(sql, filter)).map(toInfo),
    steps: async (id) => sqlite.read((sql) => listSteps(sql, id)).map(({ index, name }) => ({ index, name })),
    cancel: (id) => cancel(runner, id),
    resume: (id) => resume(runner, id),
    recover: () => recover(runner),
    fork: (id, fork) => forkRun(runner, id, fork),
    send: (id, topic, value) =>
      sqlite.write((sql) => {
        needRun(sql, id);
        sql.run(
          "INSERT INTO signals (run_id, topic, value) VALUES (?, ?, ?)",
          id,
          topic,
          JSON.stringify(value),
        );
      }),
    prune: (finishedBefore) => sqlite.write((sql) => deleteRuns(sql, finishedBefore)),
    forget: (ids) => sqlite.write((sql) => deleteNamed(sql, ids)),
    references: () => referencesIn(sqlite),
    close: async () => {
      await close(runner);
      own?.release();
    },
  };
}

async function start(runner: Runner, request: RunRequest): Promise<RunInfo> {
  checkRequest(request, runner.runs);
  const [owner, at] = [runner.lock().id, runner.clock.now()];
  await claim(runner, (sql) => {
    const there = readRun(sql, request.id);
    if (there !== undefined) return;
    insertRun(sql, { request, owner, version: runner.version, at });
    want(runner, request.id);
  });
  return toInfo(runner.sqlite.read((sql) => needRun(sql, request.id)));
}

async function wait(runner: Runner, id: string, signal?: AbortSignal): Promise<RunInfo> {
  const until = <T>(work: Promise<T>) => (signal === undefined ? work : untilAborted(work, signal));
  for (;;) {
    const here = runner.active.get(id)?.settled ?? runner.wanted.get(id)?.promise;
    if (here !== undefined) await until(here);
    const run = runner.sqlite.read((sql) => needRun(sql, id));
    if (run.finishedAt !== undefined) return toInfo(run);
    if (runner.active.has(id) || runner.wanted.has(id)) continue;
    if (run.owner === undefined || !runner.lock().isAlive(run.owner)) {
      throw new Failure("stopped", `Run ${id} was left behind by a process that ended. Resume it to go on.`);
    }
    await nextCommit(runner, signal);
  }
}

/** The next commit, or a second, so that the death of another process is noticed too. */
function nextCommit(runner: Runner, signal?: AbortSignal): Promise<void> {
  const woken = Promise.withResolvers<void>();
  const timer = setTimeout(woken.resolve, lookForTheDeadMs);
  const stop = runner.sqlite.onCommit(() => woken.resolve());
  const waiting = signal === undefined ? woken.promise : untilAborted(woken.promise, signal);
  return waiting.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

async function cancel(runner: Runner, id: string): Promise<void> {
  const at = runner.clock.now();
  await claim(runner, (sql) => {
    needRun(sql, id);
    const ended =
      "UPDATE runs SET status = 'cancelled', finished_at = ? WHERE id = ? AND status IN ('queued', 'running')";
    sql.run(ended, at, id);
  });
  letGo(runner, id);
  const here = runner.active.get(id);
  here?.controller.abort(stopped(id));
  await here?.settled.catch(() => undefined);
}

async function resume(runner: Runner, id: string): Promise<RunInfo> {
  const run = runner.sqlite.read((sql) => needRun(sql, id));
  if (run.status === "done" || isHeld(runner, run)) return toInfo(run);
  if (run.version !== runner.version) {
    throw new Failure(
      "incompatible",
      `Run ${id} began with version ${run.version}; this is ${runner.version}. Resume it with that version, or fork it.`,
    );
  }
  const owner = runner.lock().id;
  const leftBehind = run.finishedAt === undefined ? 1 : 0;
  await claim(runner, (sql) => {
    const taken = sql.run(
      `UPDATE runs SET status = 'queued', owner = ?, recoveries = recoveries + ?, error = NULL, finished_at = NULL
       WHERE id = ? AND status = ? AND owner IS ?`,
      owner,
      leftBehind,
      id,
      run.status,
      run.owner ?? null,
    );
    if (taken > 0) want(runner, id);
  });
  return toInfo(runner.sqlite.read((sql) => needRun(sql, id)));
}

async function recover(runner: Runner): Promise<string[]> {
  const open = runner.sqlite.read((sql) => [
    ...listRuns(sql, { status: "running" }),
    ...listRuns(sql, { status: "queued" }),
  ]);
  const left = open.filter((run) => run.version === runner.version && !isHeld(runner, run));
  for (const run of left) {
    if (run.recoveries < deathsAtMost) await resume(runner, run.id);
    else await giveUp(runner, run);
  }
  return left.map((run) => run.id);
}

/** What takes its process down each time is not taken up for ever; a person may still resume it. */
async function giveUp(runner: Runner, { id, status, owner }: RunRow): Promise<void> {
  const message = `Run ${id} was taken up ${deathsAtMost} times, and its process died each time. Resume it once the cause is mended.`;
  const error = JSON.stringify(toFailureRecord(new Failure("internal", message)));
  const end =
    "UPDATE runs SET status = 'failed', error = ?, finished_at = ? WHERE id = ? AND status = ? AND owner IS ?";
  await runner.sqlite.write((sql) => sql.run(end, error, runner.clock.now(), id, status, owner ?? null));
}

async function forkRun(
  runner: Runner,
  id: string,
  fork: { id: string; beforeStep: number; stream?: string },
): Promise<RunInfo> {
  const [owner, at] = [runner.lock().id, runner.clock.now()];
  await claim(runner, (sql) => {
    const { name, input, user, priority } = needRun(sql, id);
    if (readRun(sql, fork.id) !== undefined) return;
    const steps = listSteps(sql, id);
    if (fork.beforeStep < 0 || fork.beforeStep > steps.length) {
      throw new Failure(
        "usage",
        `Run ${id} has ${steps.length} steps; it cannot be forked before step ${fork.beforeStep}.`,
      );
    }
    const request = { id: fork.id, name, input, user, priority, stream: fork.stream ?? fork.id };
    insertRun(sql, { request, owner, version: runner.version, at });
    const before = steps[fork.beforeStep]?.idx ?? Number.MAX_SAFE_INTEGER;
    sql.run(
      "INSERT INTO steps SELECT ?, idx, kind, name, output FROM steps WHERE run_id = ? AND idx < ?",
      fork.id,
      id,
      before,
    );
    want(runner, fork.id);
  });
  return toInfo(runner.sqlite.read((sql) => needRun(sql, fork.id)));
}

async function close(runner: Runner): Promise<void> {
  if (runner.closed) return;
  runner.closed = true;
  watch(runner);
  const [running, mine] = [
    [...runner.active.entries()],
    new Set([...runner.active.keys(), ...runner.wanted.keys()]),
  ];
  for (const [id, { controller }] of running) {
    controller.abort(
      new Failure("stopped", `Run ${id} waits: the process that ran it closed. Resume it to go on.`),
    );
  }
  for (const id of runner.wanted.keys()) letGo(runner, id);
  await Promise.allSettled(running.map(([, { settled }]) => settled));
  if (mine.size === 0) return;
  const me = runner.lock().id;
  await runner.sqlite.write((sql) => {
    sql.run(
      "UPDATE runs SET status = 'queued', owner = NULL WHERE owner = ? AND status IN ('queued', 'running')",
      me,
    );
  });
}

function toInfo({ owner: _owner, input: _input, ...info }: RunRow): RunInfo {
  return info;
}
