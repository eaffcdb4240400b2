import { Failure } from "./failure.ts";
import type { StoredEvent } from "./event.ts";
import type { Round, Workflow } from "./workflow.ts";
import { incrementAction, incrementRound, incrementTask } from "./workflow.ts";

/** Rebuilds a workflow from its events, for engine, command line, HTTP and web page alike. */
export function applyEvent(state: Workflow | undefined, stored: StoredEvent): Workflow {
  const { event, at } = stored;
  if (event.type === "workflow-created") {
    if (state !== undefined) return state;
    const { workflowId: id, user, mode } = event;
    const empty = { round: 0, task: 0, action: 0, rounds: [], messages: [], warnings: [] };
    return { ...empty, id, user, mode, createdAt: at, updatedAt: at };
  }
  if (state === undefined) {
    throw new Failure("invalid", `Event ${stored.offset} (${event.type}) comes before workflow-created.`);
  }
  return applyToWorkflow({ ...state, updatedAt: at }, stored);
}

export function foldEvents(events: readonly StoredEvent[]): Workflow | undefined {
  return events.reduce<Workflow | undefined>(applyEvent, undefined);
}

function applyToWorkflow(state: Workflow, { event, at }: StoredEvent): Workflow {
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
    case "task-started":
      return incrementTask(state);
    case "action-started":
      return startAction(incrementAction(state), event);
    default:
      return inRound(state, (round) => applyToRound(round, event, at));
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

function applyToRound(round: Round, event: StoredEvent["event"], at: number): Round {
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
    case "round-stopped":
      return { ...round, status: "STOPPED" }; // what it waits for stays: it is asked no second time
    case "round-resumed":
      return { ...round, status: "RUNNING" };
    case "round-finished":
      return { ...round, status: event.result.status, result: event.result, finishedAt: at };
    default:
      return round;
  }
}

function withoutWaiting({ waiting: _waiting, ...round }: Round): Round {
  return round;
}

function inRound(state: Workflow, change: (round: Round) => Round): Workflow {
  const last = state.rounds.at(-1);
  if (last === undefined) return state;
  return { ...state, rounds: [...state.rounds.slice(0, -1), change(last)] };
}
