import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Sql, Sqlite } from "../../lib/sqlite.ts";
import type { EventLog } from "../../model/event.ts";
import { attemptStep, encodeResult, wrongStep } from "../attempt-step.ts";
import { eventKey } from "../../model/event-key.ts";
import type { StepTurn } from "../engine-port.ts";
import type { RunContext, StepContext, StepOptions } from "../run-context.ts";
import type { Json } from "../run-info.ts";
import { hasSignal, readSteps, recordStep, takeSignal } from "./journal.ts";
import type { RecordedStep, RunRow, StepKind } from "./journal.ts";

export interface RunEnvironment {
  sqlite: Sqlite;
  log: EventLog;
  clock: Clock;
  owner: string;
  signal: AbortSignal;
  observe: (turn: StepTurn) => void;
}

interface Replay {
  run: RunRow;
  environment: RunEnvironment;
  recorded: Map<number, RecordedStep>;
}

/** The context of one run on the SQLite journal: recorded steps are read back, new ones written once. */
export function createRunContext(run: RunRow, environment: RunEnvironment): RunContext {
  const { sqlite, log, signal } = environment;
  const replay = { run, environment, recorded: sqlite.read((sql) => readSteps(sql, run.id)) };
  let [nextIndex, nextStep, nextEvent] = [0, 0, 0];
  return {
    runId: run.id,
    signal,
    step: (name, work, options = {}) =>
      doStep(replay, { idx: nextIndex++, index: nextStep++ }, { name, work, options }),
    sleep: (ms) => sleep(replay, nextIndex++, ms),
    waitFor: (topic, { timeoutMs }) =>
      waitFor(replay, { idx: nextIndex++, answerIdx: nextIndex++ }, { topic, timeoutMs }),
    async emit(event) {
      signal.throwIfAborted();
      await log.append(run.stream, eventKey(run.id, nextEvent++), event);
    },
  };
}

interface StepCall<T> {
  name: string;
  work: (step: StepContext) => Promise<T>;
  options: StepOptions;
}

async function doStep<T>(replay: Replay, at: { idx: number; index: number }, call: StepCall<T>): Promise<T> {
  const { run, environment } = replay;
  const { name, work, options } = call;
  const before = recall(replay, at.idx, { kind: "step", name });
  const tell = (turn: StepTurn["turn"]) =>
    environment.observe({ runId: run.id, index: at.index, name, turn });
  if (before !== undefined) {
    tell("replayed");
    return JSON.parse(before.output) as T;
  }
  tell("started");
  const { signal } = environment;
  const value = await attemptStep({ name, key: `${run.id}/${at.index}`, signal, options, work });
  const output = encodeResult(name, value);
  tell("executed");
  await environment.sqlite.write((sql) => record(sql, replay, { idx: at.idx, kind: "step", name, output }));
  tell("recorded");
  return JSON.parse(output) as T;
}

async function sleep(replay: Replay, idx: number, ms: number): Promise<void> {
  const until = await beginWait(replay, idx, { kind: "sleep", name: "sleep", ms });
  const left = until - replay.environment.clock.now();
  if (left > 0) await delay(left, replay.environment.signal);
}

async function waitFor(
  replay: Replay,
  at: { idx: number; answerIdx: number },
  { topic, timeoutMs }: { topic: string; timeoutMs: number },
): Promise<Json | undefined> {
  const { run, environment } = replay;
  const { sqlite, signal, clock } = environment;
  const answered = recall(replay, at.answerIdx, { kind: "wait", name: topic });
  const until = await beginWait(replay, at.idx, { kind: "wait", name: topic, ms: timeoutMs });
  if (answered !== undefined) return fromAnswer(answered.output);
  await untilSignal({ sqlite, signal, runId: run.id, topic, ms: until - clock.now() });
  const output = await sqlite.write((sql) => {
    const value = takeSignal(sql, run.id, topic);
    const taken = JSON.stringify(value === undefined ? {} : { value: JSON.parse(value) });
    record(sql, replay, { idx: at.answerIdx, kind: "wait", name: topic, output: taken });
    return taken;
  });
  return fromAnswer(output);
}

/** When a wait ends is settled once, so that a replay waits for what is left of it. */
async function beginWait(
  replay: Replay,
  idx: number,
  wait: { kind: StepKind; name: string; ms: number },
): Promise<number> {
  const { sqlite, clock } = replay.environment;
  const before = recall(replay, idx, wait);
  if (before !== undefined) return Number(before.output);
  const until = clock.now() + wait.ms;
  await sqlite.write((sql) =>
    record(sql, replay, { idx, kind: wait.kind, name: wait.name, output: String(until) }),
  );
  return until;
}

function recall(
  { run, environment, recorded }: Replay,
  idx: number,
  called: { kind: StepKind; name: string },
) {
  environment.signal.throwIfAborted();
  const step = recorded.get(idx);
  if (step !== undefined && (step.name !== called.name || step.kind !== called.kind)) {
    throw wrongStep(run.id, idx, { recorded: step.name, called: called.name });
  }
  return step;
}

function record(sql: Sql, { run, environment }: Replay, step: RecordedStep & { idx: number }): void {
  recordStep(sql, { ...step, runId: run.id, owner: environment.owner });
}

function fromAnswer(output: string): Json | undefined {
  return (JSON.parse(output) as { value?: Json }).value;
}

interface SignalWait {
  sqlite: Sqlite;
  signal: AbortSignal;
  runId: string;
  topic: string;
  ms: number;
}

/** Resolves when a value is there or the time is up; looks again after each commit. */
async function untilSignal({ sqlite, signal, runId, topic, ms }: SignalWait): Promise<void> {
  const found = new AbortController();
  const look = () => {
    if (sqlite.read((sql) => hasSignal(sql, runId, topic))) found.abort();
  };
  const stop = sqlite.onCommit(look);
  try {
    look();
    await delay(Math.max(0, ms), AbortSignal.any([signal, found.signal]));
  } catch (error) {
    if (!found.signal.aborted) throw error;
  } finally {
    stop();
  }
}
