import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { Failure } from "../../model/failure.ts";
import { startAdmission } from "./admission.ts";
import { stopped } from "./context.ts";
import { openEngineDatabase } from "./database.ts";
import type { EngineDatabase } from "./database.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { registerInterpreter } from "./interpreter.ts";
import type { Interpreter, LocalRuns } from "./interpreter.ts";
import { beat, giveBack, signOff, takeBack } from "./liveness.ts";
import { launchDbos } from "./launch.ts";
import { createEngineTables, oneAtATime } from "./migrate.ts";
import { readReferences, readSteps } from "./records.ts";
import {
  cancelRun,
  createSender,
  forgetRuns,
  forkRun,
  getRun,
  listRuns,
  needRun,
  pruneRuns,
  resumeRun,
  startRun,
} from "./runs.ts";
import { createEndWatch } from "./wait.ts";
import type { Engine, EngineKind, EngineOptions } from "../engine-port.ts";

type DbosKind = Extract<EngineKind, { kind: "dbos" }>;

interface Opened {
  database: EngineDatabase;
  worker: string;
  isWorker: boolean;
  local: LocalRuns;
  interpret: Interpreter;
}

const closeWithinMs = 4_500;
// DBOS is one static class for the whole process; this says whether one of our engines has it.
let inUse = false;

/** Durable runs on Postgres, for any number of worker processes. */
export async function createDbosEngine(kind: DbosKind, options: EngineOptions): Promise<Engine> {
  if (options.version === "")
    throw new Failure("configuration", "The engine needs a version to pin its runs to.");
  if (inUse || DBOS.isInitialized()) {
    throw new Failure(
      "busy",
      "This process runs DBOS already, and it can do so only once. Close that engine first, or use another process.",
    );
  }
  inUse = true;
  let database: EngineDatabase | undefined;
  try {
    database = await openEngineDatabase(kind);
    return createEngine(await open(database, kind, options), options);
  } catch (error) {
    await within(closeWithinMs, DBOS.shutdown({ deregister: true }));
    await database?.pool.end().catch(() => undefined);
    inUse = false;
    throw error;
  }
}

async function open(database: EngineDatabase, kind: DbosKind, options: EngineOptions): Promise<Opened> {
  const worker = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const isWorker = kind.worker ?? true;
  const local: LocalRuns = new Map();
  const interpret = registerInterpreter(database, local, options);
  await oneAtATime(database, async () => {
    await createEngineTables(database);
    if (isWorker) await beat(database, worker); // known to live before it can hold a run
    await launchDbos(database, { worker, isWorker, version: options.version });
  });
  return { database, worker, isWorker, local, interpret };
}

function createEngine(opened: Opened, options: EngineOptions): Engine {
  const { database, worker, isWorker, local, interpret } = opened;
  const admission = isWorker ? startAdmission(database, options) : undefined;
  const loops = admission === undefined ? [] : [startHeartbeat(database, worker, local), admission];
  const ends = createEndWatch(database);
  const send = createSender(database);
  const knock = () => admission?.hurry();
  const deps = { database, interpret, options, knock };
  // whoever calls from inside a step is not part of that run for DBOS
  const outside = AsyncLocalStorage.snapshot();
  let closing: Promise<void> | undefined;
  const guard = <T>(work: () => Promise<T>): Promise<T> =>
    closing === undefined ? outside(work) : Promise.reject(new Failure("stopped", "The engine is closed."));
  return {
    start: (request) => guard(() => startRun(deps, request)),
    get: (id) => guard(() => getRun(database, id)),
    list: (filter) => guard(() => listRuns(database, filter)),
    wait: (id, { signal } = {}) =>
      guard(async () => {
        signal?.throwIfAborted();
        for (;;) {
          const info = await needRun(database, id);
          if (info.status !== "queued" && info.status !== "running") return info;
          await ends.until(id, signal);
        }
      }),
    steps: (id) =>
      guard(async () => (await readSteps(database, id)).map(({ name }, index) => ({ index, name }))),
    cancel: (id) =>
      guard(async () => {
        await cancelRun(database, id);
        local.get(id)?.controller.abort(stopped(id)); // other processes notice by their heartbeat
        knock();
      }),
    resume: (id) => guard(() => resumeRun(deps, id)),
    recover: () =>
      guard(async () => {
        const taken = await takeBack(database);
        knock();
        return taken;
      }),
    fork: (id, fork) => guard(() => forkRun(deps, id, fork)),
    send: (id, topic, value) => guard(() => send(id, topic, value)),
    prune: (finishedBefore) => guard(() => pruneRuns(database, finishedBefore)),
    forget: (ids) => guard(() => forgetRuns(database, ids)),
    async *references() {
      yield* await guard(() => readReferences(database));
    },
    close: () => (closing ??= outside(() => close(opened, [...loops, ends]))),
  };
}

async function close(opened: Opened, loops: { stop(): Promise<void> }[]): Promise<void> {
  const { database, worker, local } = opened;
  const abortAll = () => {
    for (const { id, controller } of local.values()) controller.abort(stopped(id));
  };
  const orderly = async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    abortAll();
    await DBOS.shutdown({ deregister: true });
    abortAll(); // those that DBOS began while it was shutting down
    await giveBack(database, worker);
    await signOff(database, worker);
  };
  await within(closeWithinMs, orderly());
  database.outage.close();
  await within(500, database.pool.end());
  inUse = false;
}

/** Settles with the work or after the given time, and never throws: what is left undone, others take over. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work.catch(() => undefined), late.promise]);
  clearTimeout(timer);
}
