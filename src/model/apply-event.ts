import { Failure } from "./failure.ts";
import type { StoredEvent } from "./event.ts";
import type { Round, Workflow } from "./workflow.ts";
import { incrementAction, incrementRound, incrementTask } from "./increment-place.ts";

/** Rebuilds a workflow from its events, for engine, command line, HTTP and web page alike. */
export function applyEvent(state: Workflow | undefined, stored: StoredEvent): Workflow {
  const { event, at } = stored;
  if (event.type === "workflow-created") {
    if (state !== undefined) return state;
    const { workflowId: id, user, mode } = event;
    const empty = { round: 0, task: 0, action: 0, rounds: [], messages: [], warnings: [], readings: [] };
    return { ...empty, id, user, mode, createdAt: at, updatedAt: at };
  }
  if (state === undefined) {
    throw new Failure("invalid", `Event ${stored.offset} (${event.type}) comes before workflow-created.`);
  }
  return applyToWorkflow({ ...state, updatedAt: at }, stored);
}

/**
 * Whether an event is the round's own last word. A run that breaks off leaves an end too (`failed/…`), which
 * a resumed run goes on from; its own end is written once, so whatever else is written must not undo it.
 */
export function isLastWord({ key, event }: Pick<StoredEvent, "key" | "event">): boolean {
  return event.type === "round-finished" && !key.startsWith("failed/");
}

export function foldEvents(events: readonly StoredEvent[]): Workflow | undefined {
  return events.reduce<Workflow | undefined>(applyEvent, undefined);
}

function applyToWorkflow(state: Workflow, stored: StoredEvent): Workflow {
  const { event, at } = stored;
  switch (event.type) {
    case "workflow-created":
      return state;
    case "round-started": {
      const next = incrementRound(state);
      const round: Round = {
        number: next.round,
        runId: event.runId,
        prompt: event.prompt,
        status: "RUNNING",
        isFinal: false,
        startedAt: at,
        tasks: [],
        actions: [],
        usage: [],
        kept: {},
      };
      return { ...next, rounds: [...next.rounds, round] };
    }
    case "message-added":
      return { ...state, messages: [...state.messages, event.message] };
    case "warning-raised":
      return { ...state, warnings: [...state.warnings, { code: event.code, message: event.message }] };
    case "documents-read": {
      const { extracted, extraction } = event;
      return { ...state, readings: [...state.readings, { extracted, extraction }] };
    }
    case "task-started":
      return incrementTask(state);
    case "action-started":
      return startAction(incrementAction(state), event);
    default:
      return inRound(state, (round) => applyToRound(round, stored));
  }
}

function startAction(
  state: Workflow,
  { action, objective }: { action: string; objective: string },
): Workflow {
  const { task, action: number } = state;
  return inRound(state, (round) => ({
    ...round,
    actions: [...round.actions, { action, objective, task, number, status: "running" as const }],
  }));
}

function applyToRound(round: Round, stored: StoredEvent): Round {
  const { event, at } = stored;
  switch (event.type) {
    case "request-understood":
      return { ...round, analysis: event.analysis };
    case "intents-split":
      return { ...round, split: event.split };
    case "tasks-planned":
      return { ...round, tasks: event.tasks };
    case "task-finished":
      return event.kept === undefined
        ? round
        : { ...round, kept: { ...round.kept, [event.taskId]: event.kept } };
    case "action-finished": {
      const last = round.actions.at(-1);
      if (last === undefined) return round;
      const status = event.success ? ("done" as const) : ("failed" as const);
      return {
        ...round,
        actions: [...round.actions.slice(0, -1), { ...last, status, summary: event.summary }],
      };
    }
    case "approval-asked":
      return { ...round, waiting: event.approval };
    case "approval-answered":
      return withoutWaiting(round);
    case "ai-called":
      return { ...round, usage: [...round.usage, event.usage] };
    case "round-stopped": // what it waits for stays: it is asked no second time
      return round.status === "RUNNING" ? { ...round, status: "STOPPED" } : round;
    case "round-resumed":
      return round.isFinal ? round : { ...withoutEnd(round), status: "RUNNING" };
    case "round-finished": {
      const isFinal = isLastWord(stored);
      if (round.isFinal || (!isFinal && round.status !== "RUNNING")) return round;
      const { result } = event;
      return { ...round, status: result.status, result, isFinal, finishedAt: at };
    }
    default:
      return round;
  }
}

function withoutEnd({ result: _result, finishedAt: _finishedAt, ...round }: Round): Round {
  return round;
}

function withoutWaiting({ waiting: _waiting, ...round }: Round): Round {
  return round;
}

function inRound(state: Workflow, change: (round: Round) => Round): Workflow {
  const last = state.rounds.at(-1);
  if (last === undefined) return state;
  return { ...state, rounds: [...state.rounds.slice(0, -1), change(last)] };
}
